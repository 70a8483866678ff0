import { loadavg } from "node:os";
import { storeReading } from "@fanradar/server/src/domain/profiles/store-reading.ts";
import { applySearch } from "@fanradar/server/src/platform/db/apply-search.ts";
import { migrateDatabase } from "@fanradar/server/src/platform/db/migrate.ts";
import { type Database, openDatabase } from "@fanradar/server/src/platform/db/open-database.ts";
import { startPostgres } from "@fanradar/server/src/supervise/postgres/start-postgres.ts";
import { withFolder } from "./demo.ts";
import { cpuBetween, cpuOfTree } from "./http/cpu-of.ts";

const metrics = ["followers", "following", "posts.total"] as const;
const readings = 7;
const months = 24;
const [warming, measured] = [30, 300];
/** A database that is lost if it breaks, and loaded at once. */
const loading = {
  ...{ fsync: "off", full_page_writes: "off", synchronous_commit: "off", autovacuum: "off" },
  ...{
    wal_level: "minimal",
    max_wal_senders: "0",
    max_wal_size: "8GB",
    shared_buffers: "1GB",
    maintenance_work_mem: "1GB",
  },
};

interface Options {
  profiles: number;
  /** Tries the same with a table that is divided by month as well. */
  partitions: boolean;
}

/**
 * Profiles with seven readings of three counts each over two years: what storing one more reading takes, and deleting the readings of one
 * profile, with `observations` as one table and, with `partitions`, divided by month. Prints a JSON line for each: milliseconds,
 * the processor time of the database among them, and gigabytes.
 */
export function manyObservations({ profiles, partitions }: Options): Promise<void> {
  return withFolder(async (folder) => {
    const postgres = await startPostgres(folder, { overrides: loading });
    const database = openDatabase(postgres.url, { connections: 2 });
    try {
      await migrateDatabase(database);
      await seed(database, profiles);
      console.log(
        JSON.stringify({ table: "one", ...(await measure(database, { profiles, pid: postgres.pid, day: 1 })) }),
      );
      if (!partitions) return;
      await partition(database);
      console.log(
        JSON.stringify({ table: "monthly", ...(await measure(database, { profiles, pid: postgres.pid, day: 2 })) }),
      );
    } finally {
      await database.close();
      await postgres.stop();
    }
  });
}

/** Indexes are built once over all rows. */
async function seed({ pool }: Database, profiles: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica; set statement_timeout = 0");
    await client.query(
      `insert into profiles (platform, handle, last_read_at, last_outcome)
       select 'instagram', 'many.' || n, now(), 'ok' from generate_series(1, $1) n`,
      [profiles],
    );
    const { rows: indexes } = await client.query<{ table: string; name: string; definition: string }>(
      `select tablename as table, indexname as name, indexdef as definition from pg_indexes
       where tablename in ('evidence', 'observations') and indexname not in (select conname from pg_constraint)`,
    );
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    await client.query("alter table observations drop constraint observations_once");
    // Every profile on days of its own, so that each month has as many.
    await client.query(
      `insert into evidence (key, kind, sandbox, scope, platform, profile_id, added_at)
       select 'many:' || id || ':' || n, 'api', false, 'public', 'instagram', id,
         now() - interval '1 day' - (n * $1::int + id % $1::int) * interval '1 day'
       from profiles, generate_series(0, $2::int - 1) n`,
      [Math.floor((months * 30) / readings), readings],
    );
    await client.query(
      `insert into observations (profile_id, platform, metric, value, observed_at, evidence_id)
       select profile_id, 'instagram', metric, 1000 + id % 1000, added_at, id from evidence, unnest($1::text[]) metric`,
      [[...metrics]],
    );
    for (const { definition } of indexes) await client.query(definition);
    await client.query(`alter table observations add constraint observations_once
      unique nulls not distinct (profile_id, model_id, platform, metric, observed_at, evidence_id)`);
    await client.query("analyze");
  } finally {
    client.release(true);
  }
}

/** The same rows, constraints and indexes in a table with a part for each month, and one for all other times. */
async function partition({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0;
      alter table observations rename to one_table;
      create table observations (like one_table including defaults including identity including constraints)
        partition by range (observed_at);
      create table observations_other partition of observations default`);
    await client.query(`do $$ begin
      for n in 0..${months} loop
        execute format('create table observations_%s partition of observations for values from (%L) to (%L)',
          n, date_trunc('month', now()) - n * interval '1 month', date_trunc('month', now()) - (n - 1) * interval '1 month');
      end loop; end $$`);
    await client.query("insert into observations overriding system value select * from one_table");
    await client.query(`drop table one_table cascade;
      alter table observations add unique nulls not distinct (profile_id, model_id, platform, metric, observed_at, evidence_id);
      alter table observations add primary key (id, observed_at);
      create index on observations (profile_id, metric, observed_at);
      create index on observations (model_id, metric, observed_at);
      create index on observations (evidence_id);
      alter table observations add foreign key (profile_id) references profiles on delete cascade,
        add foreign key (model_id) references models on delete cascade,
        add foreign key (evidence_id) references evidence on delete cascade;
      analyze observations`);
    // Its views and triggers went with the table.
    await applySearch(client);
  } finally {
    client.release(true);
  }
}

async function measure(database: Database, { profiles, pid, day }: { profiles: number; pid: number; day: number }) {
  const ids = Array.from({ length: warming + measured }, (_, n) => 1 + ((n * 7_919 + day) % profiles));
  const store = await timesOf(pid, ids, async (profileId) => {
    const at = new Date(Date.now() - day * 1_000);
    const key = `more:${profileId}:${day}`;
    const observation = { platform: "instagram", observedAt: at.toISOString(), evidence: key } as const;
    const observations = metrics.map((metric) => ({ ...observation, metric, value: 1_234 }));
    const reading = { result: "ok", externalId: "1", postsDropped: 0, postsComplete: true, costCents: 0 } as const;
    const stamp = { profileId, key, at, platform: "instagram", handle: `many.${profileId}` } as const;
    const isStored = await storeReading(
      database.db,
      { ...reading, observations, posts: [], usage: {} },
      { ...stamp, isSandbox: false, hasPosts: false },
    );
    if (!isStored) throw new Error(`the reading of profile ${profileId} was not stored`);
  });
  const remove = await timesOf(pid, ids, async (profileId) => {
    await database.pool.query("delete from evidence where key = $1", [`more:${profileId}:${day}`]);
  });
  const { rows } = await database.pool.query<{ rows: string; gb: number }>(
    `select (select count(*) from observations) as rows,
       (select round(sum(pg_total_relation_size(part)) / 1e9, 2)::float8 from (
         select 'observations'::regclass as part union all select inhrelid from pg_inherits where inhparent = 'observations'::regclass
       ) parts) as gb`,
  );
  return { bench: "observations", load: loadavg()[0], ...rows[0], store, remove };
}

async function timesOf(pid: number, ids: readonly number[], act: (id: number) => Promise<void>) {
  const times: number[] = [];
  for (const id of ids.slice(0, warming)) await act(id);
  const before = cpuOfTree(pid);
  for (const id of ids.slice(warming)) {
    const began = performance.now();
    await act(id);
    times.push(performance.now() - began);
  }
  const cpu = cpuBetween(before, cpuOfTree(pid)) / measured / 1e6;
  times.sort((one, other) => one - other);
  const at = (share: number) => tenths(times[Math.ceil(share * times.length) - 1] ?? Number.NaN);
  return { p50: at(0.5), p95: at(0.95), databaseCpu: tenths(cpu) };
}

const tenths = (value: number) => Math.round(10 * value) / 10;
