import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PoolClient } from "pg";

/** Beside this file as source, beside the bundle once bundled. */
const file = fileURLToPath(new URL("./search.sql", import.meta.url));

/** Bulk statements of the entries' own trigger: one row at a time would take minutes over a million creators. */
const rebuild = `
  truncate search_entries, search_words;
  alter table search_entries disable trigger search_after_entry;
  insert into search_entries select * from search_sources;
  insert into search_words select distinct search_spellings(terms) from search_entries;
  alter table search_entries enable trigger search_after_entry;
`;

/**
 * Brings search's functions, view and triggers up to date and rebuilds its tables, in one transaction. Does nothing
 * where the database already has this version of search.sql: its hash is the comment on the view.
 */
export async function applySearch(client: PoolClient): Promise<void> {
  const definitions = readFileSync(file, "utf8");
  const version = createHash("sha256").update(definitions).digest("hex");
  const { rows } = await client.query(
    "select obj_description(to_regclass('search_sources'), 'pg_class') = $1 as is_current",
    [version],
  );
  if (rows[0]?.is_current) return;
  await client.query("begin");
  try {
    await client.query(definitions);
    await client.query(rebuild);
    await client.query(`comment on view search_sources is '${version}'`);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
