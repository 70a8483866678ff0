import type { ColumnRole } from "./column-headings.ts";

/** A row of a pasted table as it was read: no month where its cell names none. */
export interface ReadRow {
  line: number;
  month: string | undefined;
  figures: Partial<Record<ColumnRole, number>>;
}

/** Why a row is no month of its own. Lines are counted from 1. */
export type LeftOutRow = { line: number } & (
  | { why: "sum" | "mean" }
  | { why: "twice"; month: string; first: number }
  | { why: "future"; month: string }
);

/** Columns whose months add up. How many are subscribed and what a month costs do not. */
const addedUp = ["joined", "subscriptions", "extras"] as const;

/**
 * Rows that are no months: one that names none and whose figures are the sum or the mean of others, whatever it is called; a month that stands
 * there before; and one after `thisMonth`, such as 2026-11. By their place among the rows.
 */
export function findLeftOut(rows: readonly ReadRow[], thisMonth: string): Map<number, LeftOutRow> {
  const left = new Map<number, LeftOutRow>();
  const lines = new Map<string, number>();
  const months = rows.filter(({ month }) => month !== undefined);
  let block: ReadRow[] = [];
  for (const [index, row] of rows.entries()) {
    const { line, month } = row;
    if (month === undefined) {
      const why = [block, months].map((others) => totalOf(row, others)).find((one) => one !== undefined);
      if (why) {
        left.set(index, { line, why });
        block = [];
      }
      continue;
    }
    block.push(row);
    const first = lines.get(month);
    if (first !== undefined) left.set(index, { line, why: "twice", month, first });
    else if (month > thisMonth) left.set(index, { line, why: "future", month });
    lines.set(month, first ?? line);
  }
  return left;
}

/** Whether a row is the sum or the mean of other rows, by its additive columns. Undefined with fewer than two other rows. */
function totalOf({ figures }: ReadRow, others: readonly ReadRow[]): "sum" | "mean" | undefined {
  const known = addedUp.filter((role) => figures[role] !== undefined);
  if (others.length < 2 || !known.some((role) => figures[role] !== 0)) return undefined;
  const isOf = (part: number) =>
    known.every((role) => {
      const sum = others.reduce((before, other) => before + (other.figures[role] ?? 0), 0);
      // Both are rounded: the months to cents, a mean to the whole.
      const slack = part === 1 ? 0.005 * (others.length + 1) : 0.505;
      return Math.abs((figures[role] ?? 0) - sum * part) <= slack;
    });
  return isOf(1) ? "sum" : isOf(1 / others.length) ? "mean" : undefined;
}
