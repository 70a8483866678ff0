import { type Format, localeOf } from "@fanradar/words";
import { createContext, useContext } from "react";
import { HidesAmounts } from "./amounts.ts";
import { useLanguage, useWords } from "./messages.ts";
import { useSeen } from "./preferences.ts";
import { ownTimeZone } from "./time-zones.ts";

/** Whether amounts below it keep their own currency: prices are advised in the one in which they are asked. */
export const KeepsCurrency = createContext(false);

/** How this reader sees numbers, amounts and dates. */
export function useFormat(): Format {
  const words = useWords();
  const { timeZone, currency, rates } = useSeen();
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
