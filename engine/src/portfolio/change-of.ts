import type { Fact } from "../ledger/fact.ts";
import { typical } from "./typical.ts";

/**
 * What changed from one time to the other, of those who have both: percent. Of sums it is that of the sum; of the typical one it
 * is the typical of each one's own change. Medians of all at each time would not do: where small and large profiles stand
 * together, the median jumps between them, and all together change by more than any platform of theirs.
 *
 * @param pairs before and now
 */
export function changeOf(
  pairs: readonly (readonly [before: number, now: number])[],
  { fewest, isTypical }: { fewest: number; isTypical: boolean },
): Pick<Fact, "value" | "low" | "high" | "level" | "n" | "formula"> | undefined {
  const percent = (before: number, now: number) => (100 * (now - before)) / before;
  const own = isTypical ? pairs.filter(([before]) => before > 0) : pairs;
  if (own.length < fewest) return undefined;
  if (isTypical)
    return {
      ...typical(own.map(([before, now]) => percent(before, now))),
      n: own.length,
      formula: "portfolio.typicalChange",
    };
  const sum = (at: 0 | 1) => own.reduce((total, pair) => total + pair[at], 0);
  return sum(0) > 0 ? { value: percent(sum(0), sum(1)), n: own.length, formula: "portfolio.change" } : undefined;
}
