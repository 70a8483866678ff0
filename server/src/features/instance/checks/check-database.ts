import pg, { type Pool } from "pg";
import type { Config } from "../../../config/config.ts";
import { hasTables } from "../../../platform/db/reach-database.ts";
import type { CheckResult } from "./check-part.ts";
import { describe } from "./describe-fault.ts";

const oldest = 150_000;
const extensions = ["citext", "pg_trgm"];
/** Sessions, links and schedules go by both clocks. */
const mostSkewMs = 5_000;

type Addresses = Pick<Config, "databaseUrl" | "databaseDirectUrl" | "databaseReplicaUrl">;

/**
 * Version, extensions, and that this role may make tables here: what a migration needs. Then the ways beside the direct one: a pooler
 * leads to the same database, a replica follows it.
 */
export async function checkDatabase(pool: Pool, addresses: Addresses): Promise<CheckResult> {
  const { rows } = await pool.query<{ version: string; number: number; offered: string[]; rights: boolean }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      array(select name::text from pg_available_extensions) as offered,
      has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as rights`,
  );
  const [found] = rows;
  if (!found) return { state: "failed", detail: null };
  const version = `PostgreSQL ${found.version}`;
  if (found.number < oldest) return { state: "failed", detail: `${version}; version 15 or later is needed` };
  const missing = extensions.filter((name) => !found.offered.includes(name));
  if (missing.length > 0)
    return { state: "failed", detail: `${version}; extension ${missing.join(", ")} is not installed on its server` };
  if (!found.rights) return { state: "failed", detail: `${version}; this role may not create tables and schemas` };
  if (!(await hasTables(pool)))
    return { state: "failed", detail: `${version}; no tables yet: the first start makes them` };
  const ways = [await checkPooler(pool, addresses), await checkReplica(pool, addresses)];
  const failed = ways.find((way) => way?.state === "failed");
  if (failed) return failed;
  return { state: "ok", detail: [version, ...ways.flatMap((way) => way?.detail ?? [])].join("; ") };
}

const connectMs = 5_000;

/** Asks another way to the database. A fault names the variable that has its address. */
async function ask<Row>(
  { name, url }: { name: string; url: string },
  query: string,
  values: string[] = [],
): Promise<{ row: Row } | { failed: CheckResult }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, query_timeout: connectMs });
  try {
    await client.connect();
    const { rows } = await client.query(query, values);
    return { row: rows[0] };
  } catch (error) {
    return { failed: { state: "failed", detail: `${name}: ${describe(error)}` } };
  } finally {
    await client.end();
  }
}

/** The cluster that a database belongs to, which a replica shares, and the database's own number in it. */
const identity =
  "select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as id from pg_control_system()";

async function checkPooler(
  pool: Pool,
  { databaseUrl, databaseDirectUrl }: Addresses,
): Promise<CheckResult | undefined> {
  if (databaseUrl === databaseDirectUrl) return undefined;
  const answer = await ask<{ id: string }>({ name: "DATABASE_URL", url: databaseUrl }, identity);
  if ("failed" in answer) return answer.failed;
  const { rows } = await pool.query<{ id: string }>(identity);
  if (answer.row.id !== rows[0]?.id)
    return { state: "failed", detail: "DATABASE_URL and DATABASE_DIRECT_URL lead to two databases" };
  return { state: "ok", detail: "DATABASE_URL answers" };
}

async function checkReplica(pool: Pool, { databaseReplicaUrl: url }: Addresses): Promise<CheckResult | undefined> {
  if (url === undefined) return undefined;
  const { rows } = await pool.query<{ id: string; position: string }>(
    `select id, pg_current_wal_lsn()::text as position from (${identity}) database`,
  );
  const { id: own, position = "" } = rows[0] ?? {};
  const answer = await ask<{ id: string; replica: boolean; behind: number | null }>(
    { name: "DATABASE_REPLICA_URL", url },
    `select id, pg_is_in_recovery() as replica,
      greatest(0, $1::pg_lsn - pg_last_wal_replay_lsn())::float8 as behind from (${identity}) database`,
    [position],
  );
  if ("failed" in answer) return answer.failed;
  const { id, replica, behind } = answer.row;
  if (!replica || id !== own)
    return { state: "failed", detail: "DATABASE_REPLICA_URL leads to no replica of this database" };
  return { state: "ok", detail: `replica ${behind} bytes behind` };
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
