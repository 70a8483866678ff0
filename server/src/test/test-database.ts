import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { databaseNamed } from "../platform/db/database-named.ts";
import { type Database, openDatabase } from "../platform/db/open-database.ts";

export interface TestDatabase extends Database {
  url: string;
  /** By the pooler, where the run has one. */
  pooledUrl: string;
}

/** A machine that is busy with other things is no database that is away. */
const connectMs = 120_000;

/**
 * A migrated database of one's own, cloned from the run's template. `close` ends its connections; it is removed with the run's folder:
 * to drop a database takes three times as long as to make it, since the whole server writes a checkpoint. Where the run has a pooler,
 * `db` asks by it, as a server does.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const maintenance = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await execute(maintenance, `create database ${name} template template_fanradar strategy file_copy`);
  const url = databaseNamed(maintenance, name);
  const pooler = inject("poolerUrl");
  const pooledUrl = pooler === "" ? url : databaseNamed(pooler, name);
  const direct = openDatabase(url, { connectMs });
  const pooled = pooler === "" ? direct : openDatabase(pooledUrl, { connectMs, isPooled: true });
  return {
    db: pooled.db,
    pool: direct.pool,
    url,
    pooledUrl,
    async close() {
      await direct.close();
      if (pooled !== direct) await pooled.close();
      await execute(maintenance, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    },
  };
}

/** The database that all tests of a file share: closed after the last of them. */
export async function setUpDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  afterAll(() => database.close());
  return database;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
