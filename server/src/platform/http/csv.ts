/** Beginnings that a spreadsheet evaluates as a formula. */
const begins = /^[=+\-@\t\r]/;

/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would run is led by an apostrophe, so that it stays a text; numbers are
 * written as they are, and what is null is an empty cell.
 */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

function cellOf(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const safe = begins.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}
