import { saveFile } from "./save-file.ts";

/** A value of a table as a spreadsheet takes it; absent: an empty cell. */
export type CsvCell = string | number | undefined;

/**
 * Hands a table to the browser as a file of CSV (RFC 4180), whose cells no spreadsheet takes for formulas.
 *
 * @param name of the file, without its ending
 */
export async function downloadCsv(name: string, columns: readonly string[], rows: readonly (readonly CsvCell[])[]) {
  const { default: Papa } = await import("papaparse");
  const text = Papa.unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { escapeFormulae: true });
  // Excel takes a file without a mark for one of its own code page.
  const file = new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" });
  saveFile(file, `${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")}.csv`);
}
