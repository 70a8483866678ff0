import type { ImportCheck } from "@fanradar/engine";
import type { ImportCounts } from "../../../platform/db/schema.ts";
import type { StatementSummary } from "./read-file.ts";

/** Checks of a file; their texts are in `words/`. Files without fees have no check of fees. */
export function importChecksOf({ layout, rows, payments, fees, sizes, hasWrongSum, refusedRows }: StatementSummary) {
  const check = (rule: ImportCheck, passed: boolean) => ({ rule, passed, detail: "" });
  const hasFees = fees.usual + fees.other > 0;
  return [
    ...(hasFees || hasWrongSum ? [check("amounts.addUp", !hasWrongSum)] : []),
    ...(hasFees && layout.form !== "generic" ? [check("fees.usual", fees.other === 0)] : []),
    ...(payments >= fewestPayments ? [check("amounts.alike", !hasOutlier(sizes))] : []),
    ...(rows > 0 ? [check("rows.all", refusedRows === 0)] : []),
  ];
}

/** Of fewer payments none is usual. */
const fewestPayments = 20;
/** Ten doublings, about a thousand times: a wrong decimal mark, or two amounts in one cell. Tips of a hundred times the usual payment are common. */
const outlierDoublings = 10;

/** Whether the largest payment is far from the median one. */
function hasOutlier(sizes: readonly number[]): boolean {
  const all = sizes.reduce((sum, count) => sum + count, 0);
  let below = 0;
  const median = sizes.findIndex((count) => {
    below += count;
    return below > all / 2;
  });
  return sizes.findLastIndex((count) => count > 0) > median + outlierDoublings;
}

/** Counts of a file's rows by outcome, and what its payments earned in each currency. */
export function countsOf(
  { rows, payments, figures, refusedRows, skipped, net, shown }: StatementSummary,
  { known }: { known: number },
): ImportCounts {
  return {
    rows,
    taken: payments + figures,
    known,
    refused: refusedRows,
    skipped,
    net: [...net].map(([currency, cents]) => ({ currency, cents })),
    refusals: shown.refused.map(({ row, column, fault }) => ({ row, column, fault })),
  };
}
