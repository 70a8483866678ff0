import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { Fact } from "@fanradar/engine";
import type { Pool } from "pg";
import { type InventedCreator, makeUp, seededRandom } from "./names.ts";

const tables = {
  creators: "id, display_name, is_verified, is_owner_verified, is_featured",
  profiles: "id, platform, handle, creator_id, display_name, last_outcome",
  models: "id, creator_id, name, username, status, trending_score",
  model_profiles: "model_id, profile_id",
  trending_scores: "creator_id, score, fact, parts",
  evidence: "id, key, kind, sandbox, scope, platform, profile_id, added_at",
  observations: "id, profile_id, platform, metric, value, observed_at, evidence_id",
} as const;
type Table = keyof typeof tables;

function scoreOf(id: number, value: number, asOf: string): Fact {
  return {
    id: "trendingScore",
    metric: "trendingScore",
    kind: "derived",
    value,
    unit: "score",
    n: 30,
    sampleOf: "readings",
    asOf,
    trust: "connected",
    sandbox: true,
    formula: "trending.momentum",
    inputs: [],
    sources: [`bench:${id}`],
    scope: "public",
  };
}

/** One creator as rows, all under the same id. */
function rowsOf(id: number, made: InventedCreator, at: string): Record<Table, unknown[] | undefined> {
  const { platform, handle, name, followers } = made;
  return {
    creators: [id, name, made.isVerified, made.isOwnerVerified, made.isFeatured],
    profiles: [id, platform, handle, id, name, "ok"],
    models: [id, id, name, handle, "completed", made.trendingScore],
    model_profiles: [id, id],
    trending_scores:
      made.trendingScore === null
        ? undefined
        : [id, made.trendingScore, JSON.stringify(scoreOf(id, made.trendingScore, at)), '{"facts":[],"sources":[]}'],
    evidence: followers === null ? undefined : [id, `bench:${id}`, "api", true, "public", platform, id, at],
    observations: followers === null ? undefined : [id, id, platform, "followers", followers, at, id],
  };
}

/**
 * Fills a migrated database without creators with `count` of them by COPY, triggers off, and their entries of search by the same view that
 * the triggers read. `folder` is one the database may read from. The database's user is its superuser.
 */
export async function seedCreators(
  pool: Pool,
  { folder, count, firstId = 1 }: { folder: string; count: number; firstId?: number },
): Promise<void> {
  const next = makeUp(seededRandom(1));
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const files = Object.fromEntries(
    Object.keys(tables).map((table) => [table, createWriteStream(join(folder, `${table}.csv`), { mode: 0o644 })]),
  );
  for (let id = firstId; id < firstId + count; id++) {
    for (const [table, row] of Object.entries(rowsOf(id, next(), at))) {
      if (!row) continue;
      const line = row.map((cell) => (cell === null ? "" : `"${String(cell).replaceAll('"', '""')}"`)).join(",");
      const file = files[table];
      if (file && !file.write(`${line}\n`)) await once(file, "drain");
    }
  }
  for (const file of Object.values(files)) {
    file.end();
    await once(file, "finish");
  }
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    for (const [table, columns] of Object.entries(tables)) {
      await client.query(`copy ${table} (${columns}) from '${join(folder, `${table}.csv`)}' with (format csv)`);
    }
    // Built once over all rows: maintained row by row they would take most of an hour.
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename in ('search_entries', 'search_words') and indexdef like '% USING gin %'`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query("insert into search_entries select * from search_sources");
    await client.query("insert into search_words select distinct search_spellings(terms) from search_entries");
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { definition } of indexes) await client.query(definition);
    await client.query("vacuum analyze");
  } finally {
    client.release(true);
  }
}
