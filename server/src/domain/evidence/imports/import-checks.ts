import type { ImportCheck } from "@fanradar/engine";
import type { ImportCounts } from "../../../platform/db/schema.ts";
import type { StatementSummary } from "./read-file.ts";

/** Checks of a file; their texts are in `words/`. Files without fees have no check of fees. */
export function importChecksOf({ layout, rows, fees, hasWrongSum, refusedRows }: StatementSummary) {
  const check = (rule: ImportCheck, passed: boolean) => ({ rule, passed, detail: "" });
  const hasFees = fees.usual + fees.other > 0;
  return [
    ...(hasFees || hasWrongSum ? [check("amounts.addUp", !hasWrongSum)] : []),
    ...(hasFees && layout.form !== "generic" ? [check("fees.usual", fees.other === 0)] : []),
    ...(rows > 0 ? [check("rows.all", refusedRows === 0)] : []),
  ];
}

/** Counts of a file's rows by outcome, and what its payments earned in each currency. */
export function countsOf(
  { rows, payments, figures, refusedRows, skipped, net }: StatementSummary,
  { known }: { known: number },
): ImportCounts {
  return {
    rows,
    taken: payments + figures,
    known,
    refused: refusedRows,
    skipped,
    net: [...net].map(([currency, cents]) => ({ currency, cents })),
  };
}
