import type { BookAmounts } from "./book-amounts.ts";
import { coveredBars } from "./covered-bars.ts";
import { statementEnds } from "./earned.ts";
import { sumByMember } from "./sum-by-member.ts";
import type { typical } from "./typical.ts";

interface BarOptions {
  /** Of these members alone. */
  of?: ReadonlySet<string>;
  together: (values: readonly number[]) => ReturnType<typeof typical>;
  fewest: number;
}

interface EarningsBars {
  /** Members whose statements cover the bars; computed for who draws them alone: it looks at every member in every bar. */
  cohort(): ReadonlySet<string>;
  /** What a bar brought to members whose statements cover all of it, 0 where these have no payment; else undefined. */
  whole(bar: number, options: BarOptions & { of: ReadonlySet<string> }): number | undefined;
  /** What is known of a bar that a statement reaches into, which may be a part of what it brought; 0 where it has no payment. */
  known(bar: number, options: BarOptions): number | undefined;
}

/** What each bar of a period brought by imported statements. */
export function earningsBars({ input, paidIn }: BookAmounts): EarningsBars {
  const [first, last] = statementEnds(input.paid);
  let covered: ReturnType<typeof coveredBars> | undefined;
  const coverage = () => (covered ??= coveredBars(input.paid, input.bars));
  const known: EarningsBars["known"] = (bar, { of, together, fewest }) => {
    const span = input.bars[bar];
    if (!span || first === "" || span.to < first || span.from > last) return undefined;
    const paid = paidIn.get(bar)?.filter(({ member }) => !of || of.has(member));
    const values = [...sumByMember(paid).values()];
    if (values.length === 0) return fewest > 1 ? undefined : 0;
    return values.length < fewest ? undefined : together(values).value;
  };
  return {
    known,
    cohort: () => coverage().cohort,
    whole: (bar, options) =>
      options.of.size > 0 && [...options.of].every((member) => coverage().has(member, bar))
        ? known(bar, options)
        : undefined,
  };
}
