import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import * as schema from "./schema.ts";

// The generator adds an enumerable method to every array, on which other libraries in the process fail.
Reflect.deleteProperty(Array.prototype, "random");

/** Of what the migration is made: the tables' definitions, and the generator's version. */
const sources = [
  "../../../package.json",
  ...readdirSync(new URL("./schema/", import.meta.url)).map((name) => `./schema/${name}`),
];
const extensions = ["citext", "pg_trgm"].map((name) => `CREATE EXTENSION IF NOT EXISTS ${name};`);
export const baselineFile = new URL("./migrations/0000_baseline.sql", import.meta.url);
export const journalFile = new URL("./migrations/meta/_journal.json", import.meta.url);
/** `hash`: of the statements that were the baseline at the time `when`. */
export type BaselineJournal = { entries: { when: number }[]; hash: string };

/** The SQL statements that create every table of `schema.ts` in an empty database, the extensions first. */
export async function baselineStatements(): Promise<string[]> {
  const tables = generateDrizzleJson(schema, undefined, undefined, "snake_case");
  return [...extensions, ...(await generateMigration(generateDrizzleJson({}), tables)).map((one) => one.trim())];
}

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Makes `0000_baseline.sql` from the tables' definitions, unless it was made from these. Takes three seconds of the processor. */
export async function writeBaseline(): Promise<void> {
  const head = `-- ${hashOf(sources.map((name) => readFileSync(new URL(name, import.meta.url), "utf8")).join())}\n`;
  if (existsSync(baselineFile) && readFileSync(baselineFile, "utf8").startsWith(head)) return;
  const part = new URL(`./${process.pid}.part`, baselineFile);
  writeFileSync(part, `${head}${(await baselineStatements()).join("--> statement-breakpoint\n")}\n`);
  // Renamed once it is whole: another process may read or write it meanwhile.
  renameSync(part, baselineFile);
}
