import type { Series } from "@fanradar/engine";
import { compactNumber, exactNumber, exchanged, money, percent } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";

/** How the values of a series are written: `formatValue` on an axis, `formatExact` in a table. Cents are exchanged into the reader's currency. */
export function useSeriesFormat(unit: Series["unit"], currency: string) {
  const format = useFormat();
  const isMoney = unit === "cents";
  // Whole units, unless these would repeat on an axis.
  const formatMoney = (cents: number, digits?: number) => {
    const shown = exchanged(cents, currency, format);
    return money(shown.cents, shown.currency, format, !digits);
  };
  const formatNumber = unit === "percent" ? percent : compactNumber;
  const formatValue = (value: number, digits?: number) =>
    isMoney ? formatMoney(value, digits) : formatNumber(value, format, digits);
  const formatExact = (value: number) => {
    if (isMoney) return formatMoney(value, 2);
    return unit === "percent" ? percent(value, format, 2) : exactNumber(value, format);
  };
  return { isMoney, formatValue, formatExact };
}
