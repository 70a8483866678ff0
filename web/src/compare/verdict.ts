import type { Comparison } from "@fanradar/contract";
import { bundles, eitherOf, listOf } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import type { Ledger } from "../ui/figure.tsx";
import { memberName, metricLabel, type RowLead } from "./rows.ts";

/** Who is best in a measure, as the engine found it, and why it says so. */
export interface RowVerdict {
  /** A name, 'Mia or Kai', or that it is too close. */
  text: string;
  why: string;
  /** Members whose figure is the best, or may be: none where that may be all. */
  best: readonly string[];
}

/** Says of a measure who is best; undefined where there is nothing to rank. */
export function useVerdict(
  comparison: Comparison,
  ledger: Ledger,
): (lead: RowLead | undefined) => RowVerdict | undefined {
  const { compareWords: words } = useMessages(bundles.compare);
  const format = useFormat();
  const name = (key: string | undefined) => memberName(comparison, key);
  const names = (keys: readonly string[]) => listOf(keys.map(name), format);
  return (lead) => {
    if (!lead || lead.figures.length < 2) return undefined;
    const { state, close = [], behind = [], key, mainPart } = lead;
    if (state === "no-data") return { text: words.currencies, why: words.whyCurrencies, best: [] };
    const trailing = behind.length > 0 ? [words.whyBehind(names(behind), behind.length === 1)] : [];
    if (state === "too-close") {
      // Sealed before the engine named them.
      if (close.length === 0) return { text: words.tooClose, why: words.performersLead, best: [] };
      const isUndecided = behind.length === 0;
      return {
        text: isUndecided
          ? words.tooClose
          : eitherOf(
              close.map((one) => name(one)),
              format,
            ),
        why: [words.whyClose(names(close)), ...trailing].join(" "),
        best: isUndecided ? [] : close,
      };
    }
    const isExact = lead.figures.every(({ fact }) => {
      const { low, high } = ledger.facts.get(fact) ?? {};
      return low === high;
    });
    return {
      text: name(key),
      why: [
        isExact ? words.whyExact(name(key)) : words.whyLeads(name(key)),
        ...(mainPart ? [words.whyPart(metricLabel(mainPart))] : []),
        ...(close.length > 0 ? [words.whyCloseBehind(names(close))] : []),
        ...trailing,
      ].join(" "),
      best: key === undefined ? [] : [key],
    };
  };
}
