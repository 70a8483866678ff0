import { type Format, localeOf } from "@fanradar/words";
import { useHidesAmounts } from "./amounts.ts";
import { useSeen } from "./preferences.ts";
import { useLanguage, useWords } from "./words.ts";

/** How this reader sees numbers, amounts and dates. */
export function useFormat(): Format {
  const words = useWords();
  const { timeZone, currency, rates } = useSeen();
  const hidesAmounts = useHidesAmounts();
  const exchange = rates && { ...rates, currency };
  return { locale: localeOf[useLanguage()], timeZone, words, hidesAmounts, ...(exchange && { exchange }) };
}
