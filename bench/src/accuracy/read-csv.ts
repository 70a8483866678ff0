import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";

/** A row by its column names. */
export type Row = Readonly<Record<string, string>>;

/** All rows of a file of the data folder, by the names in its first line. Cells may be quoted and hold line ends. */
export function readCsv(folder: string, file: string): Row[] {
  return parse<Record<string, string>>(readFileSync(join(folder, file)), { columns: true, bom: true });
}

/** A cell's number; undefined where it is empty or none. */
export function numberIn(row: Row, column: string): number | undefined {
  const text = row[column]?.trim() ?? "";
  const value = Number(text);
  return text !== "" && Number.isFinite(value) ? value : undefined;
}

/** The files that constants which ship were fitted on: their SHA-256. */
const fittedOn: Record<string, string> = {
  "fake-instagram/accounts.csv": "8bec42ff959fece43627e5b7b3b23cc9ef4ccbe1d307a57ec04df70c14b37411",
  "instagram-posts/posts.csv": "8ea1e8535dd4fd4876e6a93a7841493a5d1da5006283baf621dabafd2081cc75",
};

/**
 * Whether a file is the very one that the constants which ship were fitted on: there they would be examined on what they
 * have seen, so the part refits them in folds; on any other file the shipped ones are the exam.
 */
export function isFittedOn(folder: string, file: string): boolean {
  return (
    createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex") === fittedOn[file]
  );
}
