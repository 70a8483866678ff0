import { exchanged, money } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";

/**
 * Amounts of a currency as a chart draws them: in the currency of display, in which its axis has round numbers. Without digits they are
 * whole units.
 */
export function useShownMoney(currency: string) {
  const format = useFormat();
  const { currency: shown } = exchanged(0, currency, format);
  const toShown = (cents: number) => exchanged(cents, currency, format).cents;
  const formatShown = (cents: number, digits?: number) => money(cents, shown, format, !digits);
  return { toShown, formatShown, formatMoney: (cents: number, digits?: number) => formatShown(toShown(cents), digits) };
}
