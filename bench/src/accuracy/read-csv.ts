import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";

/** A row by its column names. */
export type Row = Readonly<Record<string, string>>;

/** Whether a data folder has a file, plain or gzipped (`m4/Weekly-train.csv`, `m4/Weekly-train.csv.gz`). */
export function hasFile(folder: string, file: string): boolean {
  return existsSync(join(folder, file)) || existsSync(join(folder, `${file}.gz`));
}

/** All rows of a file of the data folder, by the names in its first line. Cells may be quoted and contain line ends. */
export function readCsv(folder: string, file: string): Row[] {
  return parse<Record<string, string>>(bytesOf(folder, file), { columns: true, bom: true });
}

/** The same as cells, header first; rows may differ in length. */
export function readCells(folder: string, file: string): string[][] {
  return parse(bytesOf(folder, file), { bom: true, relax_column_count: true });
}

function bytesOf(folder: string, file: string): Buffer {
  const plain = join(folder, file);
  return existsSync(plain) ? readFileSync(plain) : gunzipSync(readFileSync(`${plain}.gz`));
}

/** A cell's number; undefined where it is empty or none. */
export function numberInRow(row: Row, column: string): number | undefined {
  const text = row[column]?.trim() ?? "";
  const value = Number(text);
  return text !== "" && Number.isFinite(value) ? value : undefined;
}

/** The files that constants which ship were fitted on: their SHA-256. */
const fittedOn: Record<string, string> = {
  "fake-instagram/accounts.csv": "8bec42ff959fece43627e5b7b3b23cc9ef4ccbe1d307a57ec04df70c14b37411",
  "growth-panel/daily.csv": "42778c0aa7cf7616ba75588f572a42fafb93602461d7edc313519389a34241bb",
  "instagram-posts/posts.csv": "8ea1e8535dd4fd4876e6a93a7841493a5d1da5006283baf621dabafd2081cc75",
};

/**
 * Whether a file is the very one that the constants which ship were fitted on: there they would be examined on what they
 * have seen, so the part refits them in folds; on any other file the shipped ones are the exam.
 */
export function isFittedOn(folder: string, file: string): boolean {
  return createHash("sha256").update(bytesOf(folder, file)).digest("hex") === fittedOn[file];
}
