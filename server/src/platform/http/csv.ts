/** Beginnings that a spreadsheet evaluates as a formula. */
const begins = /^[=+\-@\t\r]/;

/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would run is led by an apostrophe, so that it stays a text; numbers are
 * written as they are, and what is null is an empty cell.
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

/** Rows of our own words and amounts alone, as CSV (RFC 4180): none begins like a formula but an amount below 0, which stays one. */
export const csvOfOwn = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

function cellOf(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  return quoted(begins.test(cell) ? `'${cell}` : cell);
}
