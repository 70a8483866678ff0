import { dayMs, type Fact } from "@fanradar/engine";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { personalMember } from "./domain/access/policy.ts";
import { findStatementEarnings } from "./domain/analyses/statement-earnings.ts";
import { findPayerBook } from "./domain/analyses/statement-payers.ts";
import { rebuildSeries } from "./domain/portfolio/rebuild-series.ts";
import { findOwnEarnings } from "./features/earnings/own-earnings.ts";
import { setUpApp } from "./test/open-test-app.ts";

const app = await setUpApp();
const owner = await app.person();
let model = 0;
beforeAll(async () => {
  const payload = { name: "A", username: "a", onlyfansUrl: "onlyfans.com/one.figure" };
  model = (await app.post("/api/models", payload, { cookie: owner.cookie })).json().id;
});

/** A statement of payments at these minutes before now, read in a time zone. */
async function store(payments: readonly { minutes: number; cents: number }[], zone: string) {
  const { pool, db } = app.ctx;
  await pool.query("truncate evidence, transactions cascade");
  await pool.query(
    `with listed as (
       select date_trunc('minute', now()) - minutes * interval '1 minute' as at, cents, n
       from unnest($3::int[], $4::bigint[]) with ordinality as given(minutes, cents, n)
     ), filed as (
       insert into evidence (key, kind, sandbox, scope, platform, model_id, added_by, form, period_from, period_to, read_as)
       select 'file', 'file', false, 'owner', 'onlyfans', $1, $2, 'onlyfans-table', min(at), max(at), jsonb_build_object('timeZone', $5::text)
       from listed returning id
     )
     insert into transactions (model_id, at, type, net_cents, currency, state, evidence_id, ordinal, copy)
     select $1, at, 'tip', cents, 'USD', 'cleared', filed.id, n, n from listed, filed`,
    [model, owner.id, payments.map(({ minutes }) => minutes), payments.map(({ cents }) => cents), zone],
  );
  await rebuildSeries(db);
}

type Listed = { facts: { id: string; value: Fact["value"]; period?: { from: string; to: string } }[] };

/** What each call says that the thirty days brought, and of which days. */
async function readEverywhere() {
  const { db } = app.ctx;
  const get = async (path: string): Promise<Listed> => (await app.get(path, { cookie: owner.cookie })).json();
  const dashboard = (await app.get(`/api/user/${owner.id}/dashboard`, { cookie: owner.cookie })).json();
  const analytics = await get(`/api/user/${owner.id}/analytics?period=30d&metric=earnings`);
  const today = new Date();
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const earnings = await findOwnEarnings(db, {
    id: model,
    query: {
      basis: "net",
      span: { from: dayOf(today.getTime() - 29 * dayMs), to: dayOf(today.getTime()) },
      isLatest: true,
    },
    viewer: { userId: owner.id, isAdmin: false, member: personalMember(owner.id) },
  });
  const { observations } = await findStatementEarnings(db, { modelId: model, asOf: today, without: 0 });
  const report = observations.find(({ metric }) => metric === "earnings.net");
  const pick = ({ facts }: Listed, id: string) => {
    const fact = facts.find((one) => one.id === id);
    return { value: fact?.value, period: fact?.period };
  };
  return {
    report: { value: report?.value, period: report?.period },
    row: pick(await get(`/api/user/${owner.id}/portfolio`), `${model}.portfolio.earnings`),
    tile: pick(dashboard.portfolio, "portfolio.earnings"),
    analytics: pick(analytics, "portfolio.earnings"),
    top: pick(analytics, `${model}.portfolio.earnings`),
    page: pick(await get(`/api/user/${owner.id}/earnings`), "latest.portfolio.earnings"),
    assistant: pick({ facts: earnings?.facts ?? [] }, "earnings.total.in"),
  };
}

test("earnings of thirty days: report, dashboard, portfolio, analytics and assistant give the same amount of the same days, in every time zone", async () => {
  const minutes = fc.integer({ min: 0, max: 70 * 24 * 60 });
  const payment = fc.record({ minutes, cents: fc.integer({ min: 1, max: 90_000 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(payment, { minLength: 1, maxLength: 25 }),
      // The newest payment may be some weeks old.
      fc.integer({ min: 0, max: 25 * 24 * 60 }),
      fc.constantFrom("UTC", "America/Los_Angeles", "Asia/Tokyo"),
      async (payments, age, zone) => {
        const oldest = { minutes: 69 * 24 * 60 + age, cents: 5 };
        const newest = { minutes: age, cents: 7 };
        await store([...payments.map((one) => ({ ...one, minutes: one.minutes + age })), oldest, newest], zone);
        const { report, ...others } = await readEverywhere();
        expect(report.value).toBeGreaterThan(0);
        for (const [where, figure] of Object.entries(others))
          expect({ where, ...figure }).toEqual({ where, ...report });
      },
    ),
    { numRuns: 12 },
  );
});

/** By how many percent each call says that the thirty days differ from the thirty before; undefined where it does not. */
async function readChanges() {
  const { db } = app.ctx;
  const options = { modelId: model, asOf: new Date(), without: 0, currency: "USD" };
  const book = await findPayerBook(db, options);
  const sumOf = (from: number, to: number) =>
    (book?.unnamed ?? []).filter(({ day }) => day > from && day <= to).reduce((sum, { netCents }) => sum + netCents, 0);
  const days = book ? book.to - book.from + 1 : 0;
  const [now, before] = book ? [sumOf(book.to - 30, book.to), sumOf(book.to - 60, book.to - 30)] : [0, 0];
  const get = async (path: string) => (await app.get(path, { cookie: owner.cookie })).json();
  const changeIn = ({ facts }: Listed, id: string) => facts.find((one) => one.id === id)?.value;
  return {
    report: days >= 60 && before > 0 ? (100 * (now - before)) / before : undefined,
    tile: changeIn((await get(`/api/user/${owner.id}/dashboard`)).portfolio, "portfolio.earnings.change"),
    analytics: changeIn(
      await get(`/api/user/${owner.id}/analytics?period=30d&metric=earnings`),
      "portfolio.earnings.change",
    ),
    page: changeIn(await get(`/api/user/${owner.id}/earnings`), "latest.portfolio.earnings.change"),
  };
}

test("change of thirty days of earnings: report, dashboard, analytics and the page of earnings compare the same days, or none of them states a change", async () => {
  for (const [age, days] of [
    [0, 70],
    [1, 60],
    [1, 59],
    [12, 200],
  ] as const) {
    const cents = (day: number) => 100 + ((day * 37) % 50);
    const payments = Array.from({ length: days }, (_, day) => ({ minutes: (age + day) * 24 * 60, cents: cents(day) }));
    await store(payments, "UTC");
    const { report, ...others } = await readChanges();
    expect({ days, isKnown: report !== undefined }).toEqual({ days, isKnown: days >= 60 });
    for (const [where, change] of Object.entries(others))
      expect({ days, where, change }).toEqual({ days, where, change: report && expect.closeTo(report, 6) });
  }
});

test("change of thirty days of earnings: none where each day brings the same, though the day of the export has brought less so far", async () => {
  const payments = Array.from({ length: 70 }, (_, day) => ({ minutes: day * 24 * 60, cents: day === 0 ? 300 : 900 }));
  await store(payments, "UTC");
  expect(await readChanges()).toEqual({ report: 0, tile: 0, analytics: 0, page: 0 });
});

test("earnings of thirty days: a statement of fewer than twenty-eight days states no sum of them anywhere, and how many days it has", async () => {
  for (const days of [0, 1, 12, 27, 28, 30]) {
    // The newest payment is of today, which is not over.
    const payments = [0, days].map((day) => ({ minutes: day * 24 * 60, cents: 500 }));
    await store(payments, "UTC");
    const { report, ...others } = await readEverywhere();
    const isKnown = days >= 28;
    expect({ days, isKnown: report.value !== undefined }).toEqual({ days, isKnown });
    for (const [where, { value }] of Object.entries(others))
      expect({ days, where, value: value ?? null }).toEqual({ days, where, value: report.value ?? null });
    const { facts } = (await app.get(`/api/user/${owner.id}/portfolio`, { cookie: owner.cookie })).json();
    const row = facts.find(({ id }: { id: string }) => id === `${model}.portfolio.earnings`);
    if (!isKnown) expect(row.reason).toEqual({ code: "too-few-statement-days", needs: 28, has: days });
  }
});
