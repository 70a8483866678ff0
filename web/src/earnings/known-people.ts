import type { Earnings } from "@fanradar/contract";

/** The figures of who pays and when, in the order in which they are shown. */
const cards = ["payers.count", "payers.median", "payers.mean", "earnings.bestWeekday", "earnings.weekdayShare"];

/**
 * Which figures of people there are to show, by their ids, and what is missing for the others: a statement, or one with a
 * column that names the fan of each row.
 */
export function knownPeople({ facts, sources }: Pick<Earnings, "facts" | "sources">) {
  const withoutStatement = new Set(
    facts.filter(({ reason }) => reason?.code === "needs-statement").map(({ id }) => id),
  );
  const known = cards.filter((id) => !withoutStatement.has(id) && facts.some((fact) => fact.id === id));
  const missing = !withoutStatement.has("payers.count")
    ? undefined
    : sources.some(({ kind }) => kind === "file")
      ? ("payers" as const)
      : ("statement" as const);
  return { known: missing === "statement" ? [] : known, missing };
}
