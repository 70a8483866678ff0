import type { FirstPreferences } from "@fanradar/contract";
import type { Currency } from "@fanradar/engine";
import { currentLanguage } from "./messages.ts";
import { ownTimeZone } from "./time-zones.ts";

/** Regions that pay in a currency that the product shows, by ISO 3166. Everywhere else amounts begin in US dollars. */
const regionsOf: Record<Exclude<Currency, "USD">, string> = {
  EUR: "AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES AD MC SM VA ME XK",
  GBP: "GB GG IM JE",
  CAD: "CA",
};

/**
 * The currency of the first of these locales, by its region; where it names none, by the region where most who speak its
 * language live.
 */
export function currencyOf(locales: readonly string[]): Currency {
  const region = locales[0] && new Intl.Locale(locales[0]).maximize().region;
  for (const currency of ["EUR", "GBP", "CAD"] as const)
    if (region && regionsOf[currency].split(" ").includes(region)) return currency;
  return "USD";
}

/** What a new account made in this browser begins with: its clock, language, region and the device's light or dark. */
export function browserPreferences(): Required<FirstPreferences> {
  return {
    theme: "system",
    language: currentLanguage(),
    timezone: ownTimeZone(),
    currency: currencyOf(navigator.languages),
  };
}
