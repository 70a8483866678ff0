import type { PoolClient } from "pg";

export interface BackupTable {
  schema: string;
  name: string;
  /** Without generated ones. */
  columns: string[];
}

/** Tables whose rows are an instance: ours and the queue's. What migrations themselves fill is left out. */
export async function listTables(client: PoolClient): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
      and not (n.nspname = 'graphile_worker' and c.relname = 'migrations')
    group by 1, 2 order by 1, 2`);
  return rows;
}

/** The migrations that a database has, ours and the queue's. */
export async function listMigrations(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select hash as name from drizzle.__drizzle_migrations
    union all select 'queue ' || id from graphile_worker.migrations order by 1`);
  return rows.map(({ name }) => name);
}

/** What the text of values depends on is the same where they are written and where they are read. */
export const asText =
  "set local statement_timeout = 0; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'";

export const quoted = (...names: string[]) => names.map((name) => `"${name.replaceAll('"', '""')}"`).join(".");
