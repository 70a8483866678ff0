import Papa from "papaparse";
import type { PastedRow } from "./read-rows.ts";

/**
 * The text with `to` in place of what stands in a row. A row that a quoted line break has moved is found by what stands there.
 */
export function replaceInRow(
  text: string,
  { number, typed, to }: { number: number; typed: string; to: string },
): string {
  const lines = text.split("\n");
  const place = lines[number - 1]?.includes(typed) ? number - 1 : lines.findIndex((line) => line.includes(typed));
  return lines.map((line, index) => (index === place ? line.replace(typed, () => to) : line)).join("\n");
}

/** The text with the rows that are left of it; a heading stays. Of a line with several models those that are left stay. */
export function keepRows(text: string, rows: readonly PastedRow[], left: ReadonlySet<PastedRow>): string {
  const { data, meta } = Papa.parse<string[]>(text.trimEnd(), { delimitersToGuess: [",", ";", "\t", "|"] });
  const lines = text.trimEnd().split("\n");
  const ofLine = (index: number) => rows.filter(({ number }) => number === index + 1);
  const isLeft = (_: unknown, index: number) => {
    const own = ofLine(index);
    return own.length === 0 || own.some((row) => left.has(row));
  };
  // A quoted line break makes one row of two lines.
  if (lines.length !== data.length)
    return Papa.unparse(data.filter(isLeft), { delimiter: meta.delimiter, newline: "\n" });
  return lines
    .map((line, index) => {
      const own = ofLine(index);
      const isWhole = own.every((row) => left.has(row) || row.piece === undefined);
      return isWhole ? line : own.flatMap((row) => (left.has(row) && row.piece) || []).join(", ");
    })
    .filter(isLeft)
    .join("\n");
}
