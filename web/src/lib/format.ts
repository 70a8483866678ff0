import { type Format, localeOf } from "@fanradar/words";
import { useHidesAmounts } from "./amounts.ts";
import { useLanguage, useWords } from "./messages.ts";
import { useSeen } from "./preferences.ts";
import { ownTimeZone } from "./time-zones.ts";

/** How this reader sees numbers, amounts and dates. */
export function useFormat(): Format {
  const words = useWords();
  const { timeZone, currency, rates } = useSeen();
  const hidesAmounts = useHidesAmounts();
  const exchange = rates && { ...rates, currency };
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
