import type { Pool } from "pg";
import type { CheckResult } from "./check-part.ts";

const oldest = 150_000;
const extensions = ["citext", "pg_trgm"];
/** Sessions, links and schedules go by both clocks. */
const mostSkewMs = 5_000;

/** Version, extensions, and that this role may make tables here: what a migration needs. */
export async function checkDatabase(pool: Pool): Promise<CheckResult> {
  const { rows } = await pool.query<{ version: string; number: number; made: string[]; rights: boolean }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      array(select extname::text from pg_extension) as made,
      has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as rights`,
  );
  const [found] = rows;
  if (!found) return { state: "failed", detail: null };
  const version = `PostgreSQL ${found.version}`;
  if (found.number < oldest) return { state: "failed", detail: `${version}; version 15 or later is needed` };
  const missing = extensions.filter((name) => !found.made.includes(name));
  if (missing.length > 0) return { state: "failed", detail: `${version}; extension ${missing.join(", ")} is missing` };
  if (!found.rights) return { state: "failed", detail: `${version}; this role may not create tables and schemas` };
  return { state: "ok", detail: version };
}

/** How far this machine's clock is from the database's. Half of the way there and back counts as the way there. */
export async function checkClock(pool: Pool): Promise<CheckResult> {
  // Opening a connection takes longer than the question.
  await pool.query("select 1");
  const sent = Date.now();
  const { rows } = await pool.query<{ now: number }>("select extract(epoch from clock_timestamp()) * 1000 as now");
  const back = Date.now();
  const skewMs = Math.round(Number(rows[0]?.now) - (sent + back) / 2);
  return { state: Math.abs(skewMs) <= mostSkewMs ? "ok" : "failed", detail: `${skewMs} ms` };
}
