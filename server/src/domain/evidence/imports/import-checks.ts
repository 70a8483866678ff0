import type { ImportCheck, Platform } from "@fanradar/engine";
import type { ImportCounts } from "../../../platform/db/schema.ts";
import type { StatementSummary } from "./read-file.ts";

/**
 * Checks of a file; their texts are in `words/`. Files without fees have no check of fees. A fee that is the rest of gross and net
 * agrees with them whatever the file says: that is no check passed.
 */
export function importChecksOf(reading: StatementSummary, platform: Platform | null) {
  const { layout, rows, payments, fees, sizes, hasWrongSum, refusedRows } = reading;
  const check = (rule: ImportCheck, passed: boolean) => ({ rule, passed, detail: "" });
  const hasFees = fees.usual + fees.other > 0;
  const { columns, delimiter } = layout;
  // A paste has all three on each of its lines.
  const hasThree = !delimiter || [columns.gross, columns.fee, columns.net].every((place) => place !== undefined);
  return [
    ...((hasFees && hasThree) || hasWrongSum ? [check("amounts.addUp", !hasWrongSum)] : []),
    ...(hasFees && !hasThree ? [check("amounts.three", false)] : []),
    ...(hasFees && layout.form !== "generic" ? [check("fees.usual", fees.other === 0)] : []),
    ...(payments >= fewestPayments ? [check("amounts.alike", !hasOutlier(sizes))] : []),
    ...(payments > 0 ? [check("amounts.plausible", largestOf(sizes) <= largestPlausible(platform))] : []),
    ...(rows > 0 ? [check("rows.all", refusedRows === 0)] : []),
  ];
}

/** Checks which a person has to confirm that they looked at: what was misread would be in every figure of the earnings. */
const confirmed: readonly ImportCheck[] = ["amounts.alike", "amounts.plausible"];

/** Whether a file has amounts that are stored only once somebody says that they are right. */
export const needsConfirmation = (reading: StatementSummary, platform: Platform | null): boolean =>
  importChecksOf(reading, platform).some(({ rule, passed }) => !passed && confirmed.includes(rule));

/** Of a payment, as a number of doublings of a cent. */
const largestOf = (sizes: readonly number[]) => sizes.findLastIndex((count) => count > 0);

/**
 * The largest payment that needs no confirmation: up to $1,310 on OnlyFans, several times what a tip or a message there may cost
 * (docs/platforms.md, 'OnlyFans'), and up to $10,485 elsewhere. In all currencies that are taken a unit is worth about as much.
 */
const largestPlausible = (platform: Platform | null) => (platform === "onlyfans" ? 17 : 20);

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
  return largestOf(sizes) > median + outlierDoublings;
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
