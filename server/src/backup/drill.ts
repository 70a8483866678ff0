import { randomBytes } from "node:crypto";
import pg from "pg";
import { type Config, readConfig } from "../config/config.ts";
import { StartRefusal } from "../config/refusal.ts";
import { databaseNamed } from "../platform/db/database-named.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { checkRestored, type Finding } from "./check-restored.ts";
import { quoted } from "./list-tables.ts";
import { readBackup } from "./read-backup.ts";
import type { SealKey } from "./seal-stream.ts";

/** A key of PostgreSQL's advisory locks, which hold within one database. */
const lock = 0x6472696c6c;

export interface DrillResult {
  /** When the backup was begun. */
  startedAt: string;
  rows: number;
  findings: Finding[];
}

/**
 * Restores a backup into a scratch database beside the instance's own, recomputes what must hold there and drops it again. What is
 * sealed in it is opened by the secrets of the backup, not by those of this process.
 *
 * @throws Refusal when the backup cannot be restored, or the role may make no database
 */
export async function drillBackup(
  config: Pick<Config, "databaseDirectUrl">,
  key: SealKey & { path: string },
): Promise<DrillResult> {
  const server = new pg.Client({ connectionString: config.databaseDirectUrl, keepAlive: true });
  // The lock goes with its connection; the drill goes on.
  server.on("error", () => undefined);
  await server.connect();
  try {
    // One drill of a database at a time: a scratch database that is there is of one that was killed.
    await server.query("select pg_advisory_lock($1)", [lock]);
    const { rows: own } = await server.query<{ prefix: string }>(
      "select 'fanradar_drill_' || oid || '_' as prefix from pg_database where datname = current_database()",
    );
    const prefix = own[0]?.prefix ?? "";
    const { rows: left } = await server.query<{ name: string }>(
      "select datname as name from pg_database where starts_with(datname, $1)",
      [prefix],
    );
    for (const { name } of left) await server.query(`drop database ${quoted(name)} with (force)`);
    const name = `${prefix}${randomBytes(6).toString("hex")}`;
    await server.query(`create database ${quoted(name)} template template0`).catch(refuseWithoutRight);
    try {
      return await drillIn(databaseNamed(config.databaseDirectUrl, name), key);
    } finally {
      await execute(config.databaseDirectUrl, `drop database ${quoted(name)} with (force)`);
    }
  } finally {
    await server.end();
  }
}

/** Restores into an empty database and checks what is there. */
async function drillIn(url: string, key: SealKey & { path: string }): Promise<DrillResult> {
  const database = openDatabase(url, { connections: 4 });
  try {
    const sizes = new Map<string, number>();
    const { begin, end } = await readBackup(database, {
      ...key,
      onFile: async (file, bytes) => void sizes.set(file, bytes.length),
    });
    const { APP_SECRET, TOKEN_KEYS } = begin.secrets;
    const { appSecret, tokenKeys, connect } = readConfig({ APP_SECRET, TOKEN_KEYS });
    const findings = await checkRestored(database.db, { secrets: { appSecret, tokenKeys, connect }, sizes });
    const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
    return { startedAt: begin.startedAt, rows, findings };
  } finally {
    await database.close();
  }
}

/** PostgreSQL's code for a right that is missing. */
function refuseWithoutRight(error: unknown): never {
  if (error instanceof Error && "code" in error && error.code === "42501")
    throw new StartRefusal(
      "The drill needs a scratch database, and the role of the database may not make one: ALTER ROLE … CREATEDB.",
    );
  throw error;
}

/** A new connection: that of the lock may have been cut off meanwhile. */
async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
