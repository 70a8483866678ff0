import { sealReport } from "@fanradar/engine";
import { hashSealed } from "@fanradar/engine/hash";
import { gatherNow } from "@fanradar/server/src/domain/analyses/gather-now.ts";
import { rebuildSeries } from "@fanradar/server/src/domain/portfolio/rebuild-series.ts";
import { updatePeerFigures } from "@fanradar/server/src/domain/profiles/peer-figures.ts";
import { storeReport } from "@fanradar/server/src/domain/reports/store-report.ts";
import type { Db } from "@fanradar/server/src/platform/db/open-database.ts";
import type { Pool } from "pg";

const [days, postsEach, paymentsEach] = [730, 200, 400];
/** Models with a sealed report: as many as the comparisons need. */
const reportsAtMost = 20;

/**
 * A person's models with a profile on Instagram each, read every day for two years; 200 posts each over the same time, 400
 * payments each of one statement. The first 20 have a sealed report of all of it, as the engine writes it.
 */
export async function seedPortfolio(
  { pool, db }: { pool: Pool; db: Db },
  { userId, models }: { userId: number; models: number },
): Promise<void> {
  const own = `bench${userId}`;
  await pool.query(
    `insert into profiles (platform, handle, last_read_at, last_posts_at, last_outcome)
     select 'instagram', $2 || '.' || n, now(), now(), 'ok' from generate_series(1, $1) n`,
    [models, own],
  );
  await pool.query(
    `with submission as (
       insert into submissions (user_id, workspace_id, notes) select $2, $2, n from generate_series(1, $1) n returning id, notes as n
     )
     insert into models (id, submission_id, name, username, status)
     select id, id, 'Model ' || n, $3 || '.' || n, 'completed' from submission`,
    [models, userId, own],
  );
  await pool.query(
    `insert into model_profiles (model_id, profile_id)
     select models.id, profiles.id from models join profiles on profiles.handle = models.username
       join submissions on submissions.id = models.id where user_id = $1`,
    [userId],
  );
  await pool.query(
    `insert into evidence (key, kind, sandbox, scope, platform, profile_id, added_at)
     select $2 || ':' || id || ':' || day, 'api', false, 'public', 'instagram', id, now() - day * interval '1 day'
     from profiles, generate_series(0, $1 - 1) day where handle::text like $2 || '.%'`,
    [days, own],
  );
  await pool.query(
    `insert into observations (profile_id, platform, metric, value, observed_at, evidence_id)
     select profile_id, 'instagram', 'followers', round(20000 + 300 * profile_id + 10 * extract(epoch from added_at - now() + interval '730 days') / 86400 + 40 * random()), added_at, id
     from evidence where key like $1 || ':%'`,
    [own],
  );
  await pool.query(
    `insert into posts (profile_id, external_id, published_at, kind, caption, likes, comments, evidence_id)
     select profiles.id, 'post-' || n, now() - n * ($1::float8 / $2) * interval '1 day' - interval '3 hours' * random(), 'image',
       'a caption about light and weather #sun', round(200 + 800 * random()), round(10 + 40 * random()), newest.id
     from profiles join evidence newest on newest.key = $3 || ':' || profiles.id || ':0', generate_series(1, $2) n`,
    [days, postsEach, own],
  );
  await pool.query(
    `insert into evidence (key, kind, sandbox, scope, platform, model_id, added_by, form, period_from, period_to)
     select $3 || '-file:' || id, 'file', false, 'owner', 'onlyfans', id, $1, 'onlyfans-table', now() - $2 * interval '1 day', now()
     from submissions where user_id = $1`,
    [userId, days, own],
  );
  await pool.query(
    `insert into transactions (model_id, at, type, gross_cents, fee_cents, net_cents, currency, state, evidence_id, ordinal, copy)
     select model_id, now() - n * ($1::float8 / $2) * interval '1 day', 'tip', 1250, 250, 1000 + n % 500, 'USD', 'cleared', id, n, 1
     from evidence, generate_series(1, $2) n where key like $3 || '-file:%'`,
    [days, paymentsEach, own],
  );
  const { rows: seeded } = await pool.query<{ id: number }>(
    "select id from profiles where handle::text like $1 || '.%'",
    [own],
  );
  for (const { id } of seeded) await updatePeerFigures(db, id);
  await rebuildSeries(db);
  await pool.query("analyze");
  const { rows } = await pool.query<{ id: number }>(
    "select id from submissions where user_id = $1 order by id limit $2",
    [userId, reportsAtMost],
  );
  for (const { id: modelId } of rows) {
    const sealed = sealReport(await gatherNow(db, modelId, { asOf: new Date() }));
    const { rows: runs } = await pool.query<{ id: number }>(
      "insert into analyses (model_id, cause, state) values ($1, 'submitted', 'done') returning id",
      [modelId],
    );
    const analysisId = runs[0]?.id ?? 0;
    await db.transaction((tx) => storeReport(tx, { sealed, hash: hashSealed(sealed) }, { modelId, analysisId }));
  }
}
