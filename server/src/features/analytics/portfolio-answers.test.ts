import { type Analytics, analyticsMetrics, analyticsPeriods } from "@fanradar/contract";
import { dayMs } from "@fanradar/engine";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { personalMember } from "../../domain/access/policy.ts";
import { updateEarningSeries } from "../../domain/payments/earning-series.ts";
import { findStatements } from "../../domain/portfolio/find-statements.ts";
import { findOwnModels } from "../../domain/portfolio/find-subjects.ts";
import { PortfolioAnswers } from "../../domain/portfolio/portfolio-answers.ts";
import { updateProfileSeries } from "../../domain/profiles/profile-series.ts";
import { setUpApp } from "../../test/open-test-app.ts";
import { findAnalytics } from "./find-analytics.ts";

const app = await setUpApp();
const { db, pool } = app.ctx;
const ids = { user: 0, model: 0, profile: 0, read: 0, filed: 0, typed: 0 };
const begin = Date.parse("2026-07-10T15:30:00Z");

beforeAll(async () => {
  const { id, cookie } = await app.person();
  const payload = { name: "A", username: "a", instagramUrl: "demo.kept", tiktokUrl: "demo.kept" };
  const model = (await app.post("/api/models", payload, { cookie })).json().id;
  const { rows } = await pool.query(
    `with one as (select profile_id from model_profiles join profiles on profiles.id = profile_id where model_id = $1 and platform = 'instagram'),
    read as (insert into evidence (key, kind, sandbox, scope, profile_id) select 'read', 'api', true, 'public', profile_id from one returning id),
    filed as (insert into evidence (key, kind, sandbox, scope, platform, model_id, added_by, form, period_from, period_to, added_at)
      values ('file', 'file', false, 'owner', 'onlyfans', $1, $2, 'onlyfans-table', '2025-01-01', to_timestamp($3), to_timestamp($3)) returning id),
    typed as (insert into evidence (key, kind, sandbox, scope, model_id, added_by) values ('typed', 'manual', false, 'owner', $1, $2) returning id)
    select profile_id as profile, read.id as read, filed.id as filed, typed.id as typed from one, read, filed, typed`,
    [model, id, begin / 1_000],
  );
  Object.assign(ids, { user: id, model, ...rows[0] });
});

const changes = {
  nothing: async () => undefined,
  reading: async (at: number, value: number) => {
    await pool.query(
      `insert into observations (profile_id, platform, metric, value, observed_at, evidence_id)
       values ($1, 'instagram', 'followers', $2, to_timestamp($3), $4) on conflict do nothing`,
      [ids.profile, value, at / 1_000, ids.read],
    );
    await updateProfileSeries(db, ids.profile);
  },
  post: async (at: number, value: number) => {
    await pool.query(
      `insert into posts (profile_id, external_id, published_at, kind, likes, comments, evidence_id)
       select $1, count(*), to_timestamp($2), 'image', $3, 2, $4 from posts`,
      [ids.profile, at / 1_000, value, ids.read],
    );
    await updateProfileSeries(db, ids.profile);
  },
  payment: async (at: number, value: number) => {
    await pool.query(
      `insert into transactions (model_id, at, type, net_cents, currency, state, evidence_id, ordinal, copy)
       select $1, to_timestamp($2), 'tip', $3, 'USD', 'cleared', $4, count(*), 1 from transactions`,
      [ids.model, at / 1_000, value, ids.filed],
    );
    await db.transaction((tx) => updateEarningSeries(tx, ids.model));
  },
  statement: (at: number) =>
    pool.query("update evidence set period_to = to_timestamp($1) where id = $2", [at / 1_000, ids.filed]),
  followers: (at: number, value: number) =>
    pool.query(
      `insert into observations (model_id, platform, metric, value, observed_at, evidence_id)
       values ($1, 'tiktok', 'followers', $2, to_timestamp($3), $4) on conflict do nothing`,
      [ids.model, value, at / 1_000, ids.typed],
    ),
  amount: (at: number, value: number) =>
    pool.query(
      `insert into observations (model_id, platform, metric, value, currency, period_from, period_to, observed_at, evidence_id)
       values ($1, 'x', 'earnings.net', $2, 'USD', to_timestamp($3) - interval '20 days', to_timestamp($3), to_timestamp($3), $4) on conflict do nothing`,
      [ids.model, value, at / 1_000, ids.typed],
    ),
  name: (_: number, value: number) =>
    pool.query("update models set name = $1 where id = $2", [`A ${value % 3}`, ids.model]),
};
const kinds = ["nothing", "reading", "post", "payment", "statement", "followers", "amount", "name"] as const;

/** After these something begins or ceases to count: at once, a settled post, a reading, a given figure, a post of a sample. */
const spansMs = [0, 1, 7, 31, 90].map((days) => days * dayMs);
const step = fc.record({
  waitMs: fc.integer({ min: 1, max: 30 * 3_600_000 }),
  change: fc.constantFrom(...kinds),
  agoMs: fc.oneof(fc.integer({ min: -60_000, max: 0 }), fc.integer({ min: 0, max: 40 * dayMs })),
  spanMs: fc.constantFrom(...spansMs),
  value: fc.integer({ min: 1, max: 9_999 }),
  period: fc.constantFrom(...analyticsPeriods),
  metric: fc.constantFrom(...analyticsMetrics),
});
/** All but the moment of the answer, which a kept one states of itself. */
const figuresOf = ({ facts, sources, ...rest }: Analytics) => ({
  ...rest,
  facts: facts.map(({ asOf: _, ...fact }) => fact),
  sources: sources.map(({ observedAt: _, ...source }) => source),
});

test("portfolio answers: a kept answer is the one that would be made now, whatever changed and however much time passed", async () => {
  const [member, perDollar] = [personalMember(ids.user), undefined];
  let [made, asked] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 4 }), async (steps) => {
      await pool.query("truncate observations, posts, transactions");
      await updateProfileSeries(db, ids.profile);
      await db.transaction((tx) => updateEarningSeries(tx, ids.model));
      const answers = new PortfolioAnswers<Analytics>();
      let now = begin;
      for (const { waitMs, change, agoMs, spanMs, value, period, metric } of steps) {
        now += waitMs;
        const changedAt = now - agoMs;
        await changes[change](changedAt, value);
        const turn = changedAt + spanMs;
        // Twice before and twice after the moment at which what changed is to count, or no longer.
        for (const moment of [now, turn - 3_000, turn - 1_500, turn + 1_500, turn + 3_000]) {
          now = Math.max(now, moment);
          const at = new Date(now);
          const models = await findOwnModels(db, member);
          const earning = models.map(({ id }) => id);
          const options = { of: "own" as const, at, earning, period, metric, withEarlier: true, perDollar };
          asked++;
          const kept = await answers.find(db, { models, earning, at }, { member, period, metric }, (statements) => {
            made++;
            return findAnalytics(db, models, { ...options, statements });
          });
          const statements = await findStatements(db, earning);
          const fresh = await findAnalytics(db, models, { ...options, statements });
          expect(figuresOf(kept)).toEqual(figuresOf(fresh));
        }
      }
    }),
  );
  expect(made).toBeLessThan(asked / 2);
});
