import { createReadStream } from "node:fs";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import type { PoolClient } from "pg";
import { z } from "zod";
import { StartRefusal } from "../config/refusal.ts";
import { migrateDatabase } from "../platform/db/migrate.ts";
import type { Database } from "../platform/db/open-database.ts";
import { type EntryHead, readEntries } from "./entries.ts";
import { asText, type BackupTable, listMigrations, listTables, quoted } from "./list-tables.ts";
import { openStream, type SealKey } from "./seal-stream.ts";

type Of<Kind extends EntryHead["kind"]> = Extract<EntryHead, { kind: Kind }>;

export interface RestoredBackup {
  begin: Of<"begin">;
  end: Of<"end">;
}

interface ReadOptions extends SealKey {
  path: string;
  /** Called with each file of the archive, before the rows are committed. */
  onFile: (name: string, bytes: Buffer) => Promise<void>;
}

/**
 * Restores an archive into an empty database, in one transaction: all of it or nothing. Foreign keys are taken away meanwhile
 * and made again at the end, which checks every row.
 *
 * @throws Refusal when the archive is damaged, was cut off or sealed with another passphrase, comes from another version, or
 *   contradicts itself; when the database has tables already
 */
export async function readBackup(database: Database, { path, onFile, ...key }: ReadOptions): Promise<RestoredBackup> {
  const source = new PassThrough();
  const reading = pipeline(createReadStream(path), openStream(key), createZstdDecompress(), source).catch(
    (error: unknown) => {
      throw error instanceof Error && "syscall" in error && "code" in error
        ? new StartRefusal(`The backup ${path} cannot be read (${error.code}).`)
        : error;
    },
  );
  // Its error reaches who reads `source` as well.
  reading.catch(() => undefined);
  const entries = readEntries(source);
  const { head: begin } = await failAs(reading, () => entries.next());
  if (begin.kind !== "begin") throw new StartRefusal("The backup has no beginning: it is damaged.");
  await refuseUsed(database);
  await migrateDatabase(database);
  const client = await database.pool.connect();
  try {
    const own = await listMigrations(client);
    if (own.join() !== begin.migrations.join())
      throw new StartRefusal("The backup was written by another version of FanRadar; restore it with that one.");
    await client.query("begin");
    await client.query(asText);
    const constraints = await detachRows(client);
    const end = await failAs(reading, () => loadEntries(client, entries, onFile));
    await failAs(reading, () => entries.finish());
    await attachRows(client, constraints);
    for (const { schema, name, value } of end.sequences)
      await client.query("select setval($1::regclass, $2::bigint)", [quoted(schema, name), value]);
    await client.query("commit");
    return { begin, end };
  } finally {
    source.destroy();
    client.release(true);
  }
}

/** What went wrong first is the reason: a stream that broke before ends the reading of its entries too. */
async function failAs<T>(reading: Promise<void>, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const broken = await Promise.race([
      reading.then(
        () => undefined,
        (reason: unknown) => reason,
      ),
      new Promise((resolve) => setImmediate(resolve)),
    ]);
    if (broken instanceof StartRefusal) throw broken;
    throw error;
  }
}

async function refuseUsed({ pool }: Database): Promise<void> {
  const { rows } = await pool.query("select to_regclass('public.users') is not null as is_used");
  if (rows[0]?.is_used) throw new StartRefusal("The database has tables already; restore into an empty one.");
}

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

/** Takes foreign keys and triggers away, so that rows can come in any order and nothing is derived twice. */
async function detachRows(client: PoolClient): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
    order by 1, 2`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { schema, name } of await listTables(client))
    await client.query(`alter table ${quoted(schema, name)} disable trigger user`);
  return rows;
}

/** @throws Refusal naming the table of a row that refers to one that does not exist */
async function attachRows(client: PoolClient, constraints: Constraint[]): Promise<void> {
  for (const { schema, name } of await listTables(client))
    await client.query(`alter table ${quoted(schema, name)} enable trigger user`);
  for (const { table, name, definition } of constraints)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`).catch((error: unknown) => {
      throw new StartRefusal(`Rows of ${table} refer to rows that are missing (${name}): ${String(error)}`);
    });
}

async function loadEntries(
  client: PoolClient,
  entries: ReturnType<typeof readEntries>,
  onFile: ReadOptions["onFile"],
): Promise<Of<"end">> {
  const tables = new Set((await listTables(client)).map(({ schema, name }) => `${schema}.${name}`));
  const rows: Record<string, number> = {};
  let files = 0;
  for (;;) {
    const { head, body } = await entries.next();
    if (head.kind === "table") {
      const { schema, name, columns } = head;
      if (!tables.has(`${schema}.${name}`))
        throw new StartRefusal(`The backup has a table ${name} that this version has not.`);
      rows[`${schema}.${name}`] = await loadRows(client, { schema, name, columns }, body);
    } else if (head.kind === "file") {
      const parts: Buffer[] = [];
      for await (const part of body) parts.push(part);
      await onFile(head.name, Buffer.concat(parts));
      files++;
    } else if (head.kind === "end") {
      const other = Object.entries(head.rows).find(([table, count]) => rows[table] !== count);
      if (other) throw new StartRefusal(`${other[0]} has ${rows[other[0]] ?? 0} rows in the backup, not ${other[1]}.`);
      if (files !== head.files) throw new StartRefusal(`The backup has ${files} files, not ${head.files}.`);
      return head;
    } else throw new StartRefusal("The backup begins twice: it is damaged.");
  }
}

const batch = z.array(z.string());

/** Returns how many rows there were. */
async function loadRows(
  client: PoolClient,
  { schema, name, columns }: BackupTable,
  body: AsyncIterable<Buffer>,
): Promise<number> {
  const table = quoted(schema, name);
  const list = columns.map((column) => quoted(column)).join(", ");
  const values = columns.map((column) => `(stored).${quoted(column)}`).join(", ");
  let count = 0;
  for await (const chunk of body) {
    const rows = batch.parse(JSON.parse(chunk.toString()));
    await client.query(
      `insert into ${table} (${list}) overriding system value
        select ${values} from (select unnest($1::text[])::${table} as stored offset 0) as rows`,
      [rows],
    );
    count += rows.length;
  }
  return count;
}
