import type { ImportCheck } from "@fanradar/engine";
import type { ImportCounts } from "../../../platform/db/schema.ts";
import type { Reading } from "./read-file.ts";

/** Checks of a file; their texts are in `words/`. Files without fees have no check of fees. */
export function checksOf({ layout, fees, hasWrongSum, refusedRows }: Reading) {
  const check = (rule: ImportCheck, passed: boolean) => ({ rule, passed, detail: "" });
  const hasFees = fees.usual + fees.other > 0;
  return [
    ...(hasFees || hasWrongSum ? [check("amounts.addUp", !hasWrongSum)] : []),
    ...(hasFees && layout.form !== "generic" ? [check("fees.usual", fees.other === 0)] : []),
    check("rows.all", refusedRows === 0),
  ];
}

/** What became of a file's rows, and what its cleared payments come to where they are of one currency. */
export function countsOf(
  { rows, payments, figures, refusedRows, skipped, net }: Reading,
  { known, currency }: { known: number; currency: string },
): ImportCounts {
  const [only, another] = [...net];
  return {
    rows,
    taken: payments + figures,
    known,
    refused: refusedRows,
    skipped,
    netCents: only && !another ? only[1] : null,
    currency: only ? only[0] : currency,
  };
}
