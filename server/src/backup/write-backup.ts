import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import type { Pool, PoolClient } from "pg";
import type { Config } from "../config/config.ts";
import { StartRefusal } from "../config/refusal.ts";
import { openFileStore } from "../platform/files/file-store.ts";
import { writeEntry } from "./entries.ts";
import { asText, listMigrations, listTables, quoted } from "./list-tables.ts";
import { type SealKey, sealStream } from "./seal-stream.ts";
import { secretsOf } from "./secrets-of.ts";

const batchBytes = 2 * 1024 * 1024;
const firstRows = 50;
const mostRows = 5_000;

export interface BackupResult {
  rows: number;
  files: number;
  /** Files that the database refers to and the store does not have. */
  missingFiles: string[];
}

/**
 * Writes database, files and the secrets that its sealed values need into one file, sealed by a passphrase. The database is
 * read as of one moment, whatever is written meanwhile; files are never changed, so that those of that moment are copied
 * after it. The file appears under its name only when it is complete.
 *
 * @throws Refusal when the store of files does not answer
 */
export async function writeBackup(
  pool: Pool,
  config: Config,
  { path, ...key }: SealKey & { path: string },
): Promise<BackupResult> {
  const result: BackupResult = { rows: 0, files: 0, missingFiles: [] };
  const client = await pool.connect();
  const part = `${path}.part`;
  try {
    await pipeline(
      Readable.from(entriesOf(client, config, result), { objectMode: false }),
      createZstdCompress(),
      sealStream(key),
      createWriteStream(part, { mode: 0o600, flush: true }),
    );
    await rename(part, path);
    return result;
  } catch (error) {
    if (!isOfFile(error, part)) throw error;
    throw new StartRefusal(
      `The backup ${path} cannot be written (${error.code}); its folder must be there, with space and the right to write.`,
    );
  } finally {
    // The transaction is over, or its connection is.
    await client.query("rollback").then(
      () => client.release(),
      () => client.release(true),
    );
    // In a folder that is closed to this user there is none, and asking for it fails.
    await rm(part, { force: true }).catch(() => undefined);
  }
}

/** A full disk fails a write, which does not name its file. */
const isOfFile = (error: unknown, path: string): error is Error & { code: unknown } =>
  error instanceof Error &&
  "code" in error &&
  ("path" in error ? error.path === path : error.code === "ENOSPC" || error.code === "EDQUOT");

async function* entriesOf(client: PoolClient, config: Config, result: BackupResult): AsyncGenerator<Buffer> {
  await client.query("begin isolation level repeatable read read only");
  await client.query(asText);
  yield* writeEntry({
    kind: "begin",
    migrations: await listMigrations(client),
    startedAt: new Date().toISOString(),
    secrets: secretsOf(config),
  });
  const rows: Record<string, number> = {};
  for (const { schema, name, columns } of await listTables(client)) {
    const table = `${schema}.${name}`;
    rows[table] = 0;
    const count = (more: number) => {
      rows[table] = (rows[table] ?? 0) + more;
      result.rows += more;
    };
    yield* writeEntry({ kind: "table", schema, name, columns }, rowsOf(client, quoted(schema, name), count));
  }
  yield* filesOf(client, config, result);
  // After the rows: a sequence may be ahead of them, and never behind.
  const { rows: sequences } = await client.query<{ schema: string; name: string; value: string }>(`
    select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
    where schemaname in ('public', 'graphile_worker') and last_value is not null`);
  yield* writeEntry({ kind: "end", rows, sequences, files: result.files, missingFiles: result.missingFiles });
}

/** Rows of a table as PostgreSQL writes a row as text, exact for every type: arrays of them in JSON, each of some megabytes at most. */
async function* rowsOf(client: PoolClient, table: string, count: (rows: number) => void): AsyncGenerator<Buffer> {
  await client.query(`declare stored no scroll cursor for select t::text as row from ${table} t`);
  for (let atOnce = firstRows; ; ) {
    const { rows } = await client.query<{ row: string }>(`fetch ${atOnce} from stored`);
    if (rows.length === 0) break;
    const batch = Buffer.from(JSON.stringify(rows.map(({ row }) => row)));
    count(rows.length);
    yield batch;
    atOnce = Math.max(1, Math.min(mostRows, Math.round((batchBytes * rows.length) / batch.length)));
  }
  await client.query("close stored");
}

async function* filesOf(client: PoolClient, config: Config, result: BackupResult): AsyncGenerator<Buffer> {
  const store = openFileStore(config);
  const { rows } = await client.query<{ name: string }>("select name from files order by name");
  for (const { name } of rows) {
    const bytes = await store.get(name);
    if (bytes === "missing") {
      result.missingFiles.push(name);
      continue;
    }
    if ("fault" in bytes) throw new StartRefusal(`The files cannot be read: ${bytes.fault}.`);
    yield* writeEntry({ kind: "file", name }, [bytes]);
    result.files++;
  }
}
