import { type Format, localeOf } from "@fanradar/words";
import { useHidesAmounts } from "./amounts.ts";
import { useLanguage, useWords } from "./messages.ts";
import { useSeen } from "./preferences.ts";

/** How this reader sees numbers, amounts and dates. */
export function useFormat(): Format {
  const words = useWords();
  const { timeZone, currency, rates } = useSeen();
  const hidesAmounts = useHidesAmounts();
  const exchange = rates && { ...rates, currency };
  return { locale: localeOf[useLanguage()], timeZone, words, hidesAmounts, ...(exchange && { exchange }) };
}
