import { type Format, localeOf } from "@fanradar/words";
import { createContext, useContext } from "react";
import { HidesAmounts } from "./amounts.ts";
import { useLanguage, useWords } from "./messages.ts";
import { usePreferences } from "./preferences.ts";
import { ownTimeZone } from "./time-zones.ts";

/** Whether amounts below it keep their own currency: prices are advised in the currency they are charged in. */
export const KeepsCurrency = createContext(false);

/** How this reader sees numbers, amounts and dates. */
export function useFormat(): Format {
  const words = useWords();
  const { timeZone, currency, rates } = usePreferences();
  const hidesAmounts = useContext(HidesAmounts);
  const keepsCurrency = useContext(KeepsCurrency);
  const exchange = rates && !keepsCurrency && { ...rates, currency };
  return {
    locale: localeOf[useLanguage()],
    get timeZone() {
      return timeZone ?? ownTimeZone();
    },
    words,
    hidesAmounts,
    ...(exchange && { exchange }),
  };
}
