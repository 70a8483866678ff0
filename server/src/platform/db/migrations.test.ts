import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type BaselineJournal, baselineFile, baselineStatements, hashOf, journalFile } from "./baseline.ts";

const folder = fileURLToPath(new URL("./migrations", import.meta.url));
/** The baseline makes the tables: nothing reads them yet. */
const added = readdirSync(folder).filter((name) => name.endsWith(".sql") && !name.startsWith("0000_"));

/** What a server of the version before still needs, or what would lock a large table while it runs on. */
const refused: [reason: string, statement: RegExp][] = [
  ["the version before reads or writes it", /\bdrop\s+(?:table|column|type|view|function)\b/i],
  ["the version before knows it by its old name", /\brename\b/i],
  ["the table is rewritten under a lock", /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
  ["the version before does not set it: add it with a default", /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i],
  ["rows are checked under a lock: add the constraint NOT VALID first", /\bset\s+not\s+null\b/i],
];

const created = (sql: string) =>
  new Set([...sql.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, name]) => name));

/** The statements of a migration that break a rule of docs/contributing.md, 'Change a table', with the reason. */
function faultsOf(sql: string): string[] {
  const fresh = created(sql);
  // In a later version what the version before no longer uses may go: the migration names that version.
  if (/^-- contract since \d+\.\d+\.\d+$/m.test(sql)) return [];
  return sql.split("--> statement-breakpoint").flatMap((statement) => {
    const table = /\b(?:alter\s+table|on)\s+(?:only\s+)?(?:"public"\.)?"?(\w+)"?/i.exec(statement)?.[1];
    if (table !== undefined && fresh.has(table)) return [];
    const found = refused.filter(([, pattern]) => pattern.test(statement)).map(([reason]) => reason);
    const isIndex = /\bcreate\s+(?:unique\s+)?index\b/i.test(statement);
    return [...found, ...(isIndex ? ["writes wait while the index is built"] : [])].map(
      (reason) => `${reason}: ${statement.trim()}`,
    );
  });
}

test.skipIf(added.length > 0)(
  "migrations: the baseline is of the schema, and has another time since the schema changed",
  async () => {
    const statements = await baselineStatements();
    const written = readFileSync(baselineFile, "utf8").replace(/^--.*\n/, "");
    expect(written.split("--> statement-breakpoint").map((statement) => statement.trim())).toEqual(statements);
    const journal: BaselineJournal = JSON.parse(readFileSync(journalFile, "utf8"));
    expect(hashOf(statements.join()), "the schema changed: run npm run baseline").toBe(journal.hash);
  },
);

test("migrations: each leaves the version before working and locks no table for long", () => {
  expect(added.flatMap((name) => faultsOf(readFileSync(`${folder}/${name}`, "utf8")))).toEqual([]);
});

test.each([
  'DROP TABLE "reports";',
  'ALTER TABLE "users" DROP COLUMN "name";',
  'ALTER TABLE "users" RENAME COLUMN "name" TO "title";',
  'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE varchar;',
  'CREATE INDEX "users_name" ON "users" ("name");',
])("migrations: the rules refuse %s", (statement) => {
  expect(faultsOf(statement)).toHaveLength(1);
});

test("migrations: the rules allow new tables with their indexes, and columns with a default", () => {
  const sql = ['CREATE TABLE "a" ("id" integer NOT NULL);', 'CREATE INDEX "a_id" ON "a" ("id");'].join(
    "--> statement-breakpoint\n",
  );
  expect(faultsOf(sql)).toEqual([]);
  expect(faultsOf('ALTER TABLE "users" ADD COLUMN "kind" text DEFAULT \'new\' NOT NULL;')).toEqual([]);
});
