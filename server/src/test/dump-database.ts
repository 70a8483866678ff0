import type { Pool } from "pg";

/** All rows of all tables as text, as in a stolen copy of the database. */
export async function dumpDatabase(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query(
    "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname !~ '^pg_|^information_schema'",
  );
  let dump = "";
  for (const { name } of tables) {
    const { rows } = await pool.query(`select row_to_json(one)::text as row from ${name} as one`);
    dump += `${rows.map(({ row }) => row).join("\n")}\n`;
  }
  return dump;
}
