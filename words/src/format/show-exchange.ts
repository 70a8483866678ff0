import type { Fact } from "@fanradar/engine";
import { exchanged, type Format, shortDate } from "./format.ts";
import { showExactly } from "./format-fact.ts";
import { numberFormat } from "./intl.ts";

/** An amount in the currency of its fact, in every currency of display. */
export const showInOwnCurrency = (fact: Fact, { exchange: _, ...unexchanged }: Format): string =>
  showExactly(fact, unexchanged);

/** Of an amount that is shown in another currency than its fact's: the amount converted, the rate, its source and its date. */
export function showExchange(fact: Fact, format: Format): { own: string; rate: string } | undefined {
  const { exchange } = format;
  const { value, unit, currency = "USD" } = fact;
  if (!exchange || unit !== "cents" || typeof value !== "number") return undefined;
  const shown = exchanged(100, currency, format);
  const [from, to] = [exchange.perDollar[currency], exchange.perDollar[shown.currency]];
  if (shown.currency === currency || !from || !to) return undefined;
  const perOne = numberFormat(format.locale, { maximumSignificantDigits: 6 }).format(to / from);
  const rate = `1 ${currency} = ${perOne} ${shown.currency}`;
  return {
    own: showInOwnCurrency(fact, format),
    rate: `${rate}, ${exchange.source}, ${shortDate(exchange.day, format)}`,
  };
}
