import { dayMs } from "../catalogue/time.ts";
import type { Period } from "../ledger/evidence.ts";
import { type StatementSpan, statementRuns } from "./same-days.ts";

/** Who of the members has statements of a whole bar: `has(member, bar)`. */
export interface CoveredBars {
  has(member: string, bar: number): boolean;
  /**
   * The members that bars of earnings are drawn of: the same ones in each, so that a statement that ends is no fall. They are
   * those that show the most, members times bars.
   */
  cohort: ReadonlySet<string>;
}

/**
 * Which bars statements cover from their beginning to their end. The sum of a bar that is covered in part is too small by an
 * amount that cannot be known. A statement begins with its first payment, which may come at any hour: on the first day of a bar of four weeks or more it
 * leaves out so little that the bar is whole.
 *
 * @param paid statements of any number of members
 * @param bars in order, without gaps
 */
export function coveredBars(paid: readonly StatementSpan[], bars: readonly Period[]): CoveredBars {
  const spans = bars.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
  const covered = new Map(
    [...Map.groupBy(paid, ({ member }) => member)].map(([member, ofMember]) => {
      const runs = statementRuns(ofMember);
      const covers = ({ from, to }: (typeof spans)[number]) => {
        const start = to - from >= longBarMs ? from + dayMs - 1 : from;
        return runs.some(({ first, last }) => first <= start && to <= last + 1);
      };
      return [member, spans.map(covers)];
    }),
  );
  const has = (member: string, bar: number) => covered.get(member)?.[bar] ?? false;
  return { has, cohort: cohortOf(covered, bars.length) };
}

const longBarMs = 28 * dayMs;

/** The members and the run of bars, covered by each of them throughout, of which members times bars are the most. */
function cohortOf(covered: ReadonlyMap<string, readonly boolean[]>, length: number): Set<string> {
  /** Bars in a row that are covered from one on. */
  const reachOf = (bars: readonly boolean[], from: number) => {
    const end = bars.indexOf(false, from);
    return (end < 0 ? length : end) - from;
  };
  let best = { from: 0, count: length + 1, size: 0 };
  for (let from = 0; from < length; from++) {
    const reaches = new Uint32Array(length - from + 1);
    for (const bars of covered.values()) {
      const reach = reachOf(bars, from);
      reaches[reach] = (reaches[reach] ?? 0) + 1;
    }
    for (let count = length - from, members = 0; count > 0; count--) {
      members += reaches[count] ?? 0;
      if (members * count > best.size) best = { from, count, size: members * count };
    }
  }
  return new Set([...covered].flatMap(([member, bars]) => (reachOf(bars, best.from) >= best.count ? [member] : [])));
}
