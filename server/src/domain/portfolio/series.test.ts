import { dayMs, type TypicalPostCounts, typicalOf } from "@fanradar/engine";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { setUpApp } from "../../test/open-test-app.ts";
import { findPayments } from "./find-payments.ts";
import { findFollowers } from "./find-readings.ts";
import { findStatements } from "./find-statements.ts";
import { findTypicalPosts } from "./find-typical-posts.ts";
import { rebuildSeries } from "./rebuild-series.ts";
import { allBars, type Spans, withEarlierBars } from "./spans.ts";

const at = new Date("2026-07-10T15:30:00Z");
const periods = ["7d", "30d", "90d", "1y"] as const;
const ids = { profile: 0, model: 0, evidence: [0, 0] };

const app = await setUpApp();
beforeAll(async () => {
  const { id, cookie } = await app.person();
  const payload = { name: "A", username: "a", instagramUrl: "demo.series" };
  ids.model = (await app.post("/api/models", payload, { cookie })).json().id;
  const { rows } = await app.ctx.pool.query(`
    with one as (select profile_id from model_profiles where model_id = ${ids.model}),
    read as (insert into evidence (key, kind, sandbox, scope, profile_id) select 'read', 'api', true, 'public', profile_id from one returning id),
    filed as (
      insert into evidence (key, kind, sandbox, scope, platform, model_id, added_by, form, period_from, period_to, added_at)
      select 'file' || n, 'file', false, 'owner', 'onlyfans', ${ids.model}, ${id}, 'onlyfans-table', '2024-01-01', '2026-07-11', now() + n * interval '1 minute'
      from generate_series(1, 2) n returning id)
    select profile_id as profile, array(select id from read union all select id from filed) as evidence from one`);
  Object.assign(ids, rows[0]);
});

/** Moments of the last two years and a half, many of them at midnight of UTC. */
const moment = fc
  .record({
    day: fc.integer({ min: 0, max: 900 }),
    ms: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: dayMs - 1 })),
  })
  .map(({ day, ms }) => Math.floor(at.getTime() / dayMs) * dayMs - day * dayMs + ms)
  .filter((ms) => ms <= at.getTime());
const counted = fc.array(fc.record({ at: moment, value: fc.integer({ min: 0, max: 1e9 }) }), { maxLength: 40 });
const payment = fc.record({
  at: moment,
  cents: fc.integer({ min: -50_000, max: 90_000 }),
  currency: fc.constantFrom("USD", "EUR"),
  state: fc.constantFrom("cleared", "refund", "refunded"),
  files: fc.constantFrom([1], [2], [1, 2]),
});
const raw = fc.record({
  readings: counted,
  posts: counted,
  payments: fc.uniqueArray(payment, {
    maxLength: 30,
    selector: (one) => `${Math.floor(one.at / 60_000)} ${one.cents}`,
  }),
});
type Raw = typeof raw extends fc.Arbitrary<infer T> ? T : never;

async function store({ readings, posts, payments }: Raw) {
  const { pool } = app.ctx;
  await pool.query("truncate observations, posts, transactions");
  const secondsOf = (list: { at: number }[]) => list.map((one) => one.at / 1_000);
  await pool.query(
    `insert into observations (profile_id, platform, metric, value, observed_at, evidence_id)
     select $1, 'instagram', 'followers', value, to_timestamp(at), $2 from unnest($3::float8[], $4::float8[]) as given(at, value) on conflict do nothing`,
    [ids.profile, ids.evidence[0], secondsOf(readings), readings.map(({ value }) => value)],
  );
  await pool.query(
    `insert into posts (profile_id, external_id, published_at, kind, likes, comments, evidence_id)
     select $1, n, to_timestamp(at), 'image', value, 2, $2 from unnest($3::float8[], $4::float8[]) with ordinality as given(at, value, n)`,
    [ids.profile, ids.evidence[0], secondsOf(posts), posts.map(({ value }) => value)],
  );
  const lines = payments.flatMap((one) => one.files.map((file) => ({ ...one, file: ids.evidence[file] })));
  await pool.query(
    `insert into transactions (model_id, at, type, net_cents, currency, state, evidence_id, ordinal, copy)
     select $1, to_timestamp(at), 'tip', cents, currency, state, evidence, n, 1
     from unnest($2::float8[], $3::bigint[], $4::text[], $5::text[], $6::int[]) with ordinality as given(at, cents, currency, state, evidence, n)`,
    [
      ids.model,
      secondsOf(lines),
      lines.map(({ cents }) => cents),
      lines.map(({ currency }) => currency),
      lines.map(({ state }) => state),
      lines.map(({ file }) => file),
    ],
  );
}

const named = (spans: Spans) => [
  ["before", spans.before] as const,
  ["now", spans.now] as const,
  ...allBars(spans).entries(),
];
/** As domain/profiles/profile-series.ts keeps them. */
const keptFollowerDays = 380;
const isoDay = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
const isIn = (one: { at: number }, { from, to }: { from: Date; to: Date }) =>
  one.at >= from.getTime() && one.at < to.getTime();

test("portfolio: followers, typical posts and earnings read from the stored series are those of the raw rows", async () => {
  await fc.assert(
    fc.asyncProperty(raw, async (rows) => {
      await store(rows);
      await rebuildSeries(app.ctx.db);
      for (const period of periods) {
        const spans = withEarlierBars(period, at);
        const ends = [spans.before.to, ...allBars(spans).map(({ to }) => to)];
        // Bars of the year before the last one are of readings that are not kept with the series.
        const kept = Math.max(...rows.readings.map((one) => one.at)) - keptFollowerDays * dayMs;
        const followers = ends.map((end) => {
          const [newest] = rows.readings
            .filter((one) => one.at > kept)
            .filter((one) => one.at <= end.getTime() && one.at > end.getTime() - 7 * dayMs)
            .sort((a, b) => b.at - a.at);
          const same = rows.readings.filter((one) => one.at === newest?.at);
          return newest ? same.map(({ value }) => value) : [undefined];
        });
        const [read] = await findFollowers(app.ctx.db, [ids.profile], { spans, withBars: true });
        for (const [index, oneOf] of followers.entries())
          expect(oneOf).toContain(index === 0 ? read?.before : read?.bars[index - 1]);
        expect(read?.now).toBe(read?.bars.at(-1));

        const [before, now, ...bars] = named(spans).map(([span, { to }]) => {
          const values = rows.posts
            .filter(({ at }) => at < to.getTime() - dayMs && at >= to.getTime() - 90 * dayMs)
            .sort((a, b) => a.at - b.at)
            .slice(-12)
            .map(({ value }) => value + 2);
          const counts = { n: values.length, interactions: values.length > 0 ? typicalOf(values) : 0 };
          return values.length === 0
            ? undefined
            : typeof span === "number"
              ? counts
              : { ...counts, all: values.toSorted((a, b) => a - b) };
        });
        const isNone = [before, now, ...bars].every((one) => one === undefined);
        const typical = await findTypicalPosts(app.ctx.db, [ids.profile], { spans, withBars: true });
        const inOrder = (one: TypicalPostCounts | undefined) =>
          one?.all ? { ...one, all: one.all.toSorted((a, b) => a - b) } : one;
        expect(typical.map((one) => ({ ...one, before: inOrder(one.before), now: inOrder(one.now) }))).toEqual(
          isNone ? [] : [{ profileId: ids.profile, before, now, bars }],
        );

        const isCounted = ({ state, cents }: Raw["payments"][number]) =>
          state === "cleared" || (state === "refund" && cents < 0);
        const found = await findPayments(app.ctx.db, [ids.model], {
          paid: await findStatements(app.ctx.db, [ids.model]),
          ...{ spans, withBars: true },
        });
        expect(found.sameDays).toBeUndefined();
        const paid = ["EUR", "USD"].flatMap((currency) =>
          named(spans).flatMap(([span, of]): object[] => {
            const all = rows.payments.filter((one) => one.currency === currency && isCounted(one));
            const dayOf = ({ at }: { at: number }) => Math.floor(at / dayMs);
            const [newest, oldest] = [Math.max(...all.map(dayOf)), Math.min(...all.map(dayOf))];
            const { from, to } = of;
            const length = Math.ceil(to.getTime() / dayMs) - from.getTime() / dayMs;
            const inSpan = all.filter((one) => isIn(one, of));
            // Of the period the latest days: as many, up to the newest one; of the period before as many before these.
            const last = span === "before" ? newest - length : newest;
            const isOfLate = newest >= spans.now.from.getTime() / dayMs;
            const latest = all.filter((one) => isOfLate && dayOf(one) <= last && dayOf(one) > last - length);
            const list = typeof span === "number" ? inSpan : latest;
            const cents = list.reduce((sum, one) => sum + one.cents, 0);
            const about = { member: String(ids.model), platform: "onlyfans", currency, span };
            if (list.length === 0) return [];
            if (typeof span === "number") return [{ ...about, cents, n: list.length, sameCents: 0 }];
            const first = span === "now" ? Math.max(oldest, last - length + 1) : last - length + 1;
            const days = { from: isoDay(first), to: isoDay(last) };
            return [{ ...about, cents, n: list.length, days }];
          }),
        );
        const paidInOrder = found.payments.toSorted((a, b) =>
          a.currency < b.currency ? -1 : a.currency > b.currency ? 1 : 0,
        );
        expect(paidInOrder).toEqual(paid);
      }
    }),
  );
});
