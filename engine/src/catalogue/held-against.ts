import type { FormulaKey } from "./formulas.ts";

/** Formulas of changes whose period is that of the earlier figure: they say against what something changed. */
export const heldAgainst: ReadonlySet<string | undefined> = new Set<FormulaKey>([
  "earnings.change",
  "payers.earningsChange",
  "payers.joinerChange",
  "portfolio.change",
  "portfolio.latestDays",
  "portfolio.sameDays",
  "portfolio.typicalChange",
]);
