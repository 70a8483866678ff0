import type { Fact } from "@fanradar/engine";
import { exchanged, type Format, shortDate } from "./format.ts";
import { showExactly } from "./format-fact.ts";
import { numberFormat } from "./intl.ts";

/** Of an amount that is shown in another currency than its own: what it is in its own, the rate, and whose and of when that is. */
export function showExchange(fact: Fact, format: Format): { own: string; rate: string } | undefined {
  const { exchange, ...unexchanged } = format;
  const { value, unit, currency = "USD" } = fact;
  if (!exchange || unit !== "cents" || typeof value !== "number") return undefined;
  const shown = exchanged(100, currency, format);
  const [from, to] = [exchange.perDollar[currency], exchange.perDollar[shown.currency]];
  if (shown.currency === currency || !from || !to) return undefined;
  const perOne = numberFormat(format.locale, { maximumSignificantDigits: 6 }).format(to / from);
  const rate = `1 ${currency} = ${perOne} ${shown.currency}`;
  return {
    own: showExactly(fact, unexchanged),
    rate: `${rate}, ${exchange.source}, ${shortDate(exchange.day, format)}`,
  };
}
