import { listPortfolio, type PortfolioPage } from "@fanradar/contract";
import { makeFact } from "@fanradar/engine/make-fact";
import { beforeAll, expect, test } from "vitest";
import { rebuildSeries } from "../../domain/portfolio/rebuild-series.ts";
import { setUpApp } from "../../test/open-test-app.ts";

const ids: Record<string, number> = {};

/** Followers, engagement and gain of one profile each; `Nora` is not read, `Tied` has no earlier count. */
const figures: Record<string, [followers: number, engagement: number | null, gain: number | null] | null> = {
  Ada: [20_000, 2, 5],
  Bea: [900, 9, -4],
  Cleo: [500_000, 0.4, 1],
  Nora: null,
  Tied: [900, null, null],
};

const app = await setUpApp();
const owner = await app.person();
beforeAll(async () => {
  const { pool, db } = app.ctx;
  for (const [name, known] of Object.entries(figures)) {
    const handle = `demo.row.${name.toLowerCase()}`;
    const body = { name, username: handle, instagramUrl: handle };
    ids[name] = (await app.post("/api/models", body, { cookie: owner.cookie })).json().id;
    if (!known) continue;
    const profile = "(select profile_id from model_profiles where model_id = $1::int)";
    await pool.query(
      `update profiles set followers = $2, engagement = $3, last_read_at = now() where id = ${profile}`,
      [ids[name], ...known.slice(0, 2)],
    );
    await pool.query(
      `with read as (
         insert into evidence (key, kind, sandbox, scope, platform, profile_id, added_at)
         select 'row ' || $1::int || ' ' || day, 'api', true, 'public', 'instagram', ${profile}, now() - day * interval '1 day'
         from generate_series(0, case when $3::float8 is null then 14 else 40 end) day returning id, profile_id, added_at
       )
       insert into observations (profile_id, platform, metric, value, observed_at, evidence_id)
       select profile_id, 'instagram', 'followers',
         case when added_at < now() - interval '27 days 1 hour' then $3::float8 else $2 end, added_at, id from read`,
      [ids[name], known[0], known[2] === null ? null : known[0] / (1 + known[2] / 100)],
    );
  }
  await pool.query(
    `with given as (
       insert into evidence (key, kind, sandbox, scope, platform, model_id, added_by, form, period_from, period_to)
       values ('paid', 'file', false, 'owner', 'onlyfans', $1, $2, 'onlyfans-table', now() - interval '33 days', now()) returning id
     )
     insert into transactions (model_id, at, type, gross_cents, fee_cents, net_cents, currency, state, evidence_id, ordinal, copy)
     select $1, now() - day * interval '1 day', 'tip', 1250, 250, 1000, 'USD', 'cleared', id, day, day
     from given, unnest(array[33, 3]) day`,
    [ids.Bea, owner.id],
  );
  await rebuildSeries(db);
  const evidence = "api:instagram:row";
  const estimate = { kind: "estimated", platform: "instagram", asOf: new Date().toISOString() } as const;
  const usualOf = (metric: "peerEngagement" | "benchmarkEngagement", value: number, low: number, high: number) =>
    makeFact({ ...estimate, id: `instagram.${metric}`, metric, value, low, high, sources: [evidence] }, []);
  const facts = [usualOf("benchmarkEngagement", 0.54, 0.54, 2.28), usualOf("peerEngagement", 2.9, 1.6, 4.8)];
  const source = { evidence, kind: "api", sandbox: true, scope: "public", observedAt: new Date().toISOString() };
  await pool.query(
    `insert into reports (model_id, report_type, sealed, hash, badge, sandbox)
     values ($1, 'standard', $2, repeat('0', 64), 'manual-entry', true)`,
    [ids.Ada, { facts, sources: [source] }],
  );
});

const page = async (query = ""): Promise<PortfolioPage> => {
  const answer = await app.get(`/api/user/${owner.id}/portfolio${query}`, { cookie: owner.cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return listPortfolio.output.parse(answer.json());
};
const namesIn = async (query: string) => (await page(query)).models.map(({ name }) => name);

test.each([
  ["newest", "desc", ["Tied", "Nora", "Cleo", "Bea", "Ada"]],
  ["newest", "asc", ["Ada", "Bea", "Cleo", "Nora", "Tied"]],
  ["name", "asc", ["Ada", "Bea", "Cleo", "Nora", "Tied"]],
  ["name", "desc", ["Tied", "Nora", "Cleo", "Bea", "Ada"]],
  ["followers", "desc", ["Cleo", "Ada", "Tied", "Bea", "Nora"]],
  ["followers", "asc", ["Bea", "Tied", "Ada", "Cleo", "Nora"]],
  ["change", "desc", ["Ada", "Cleo", "Bea", "Tied", "Nora"]],
  ["change", "asc", ["Bea", "Cleo", "Ada", "Nora", "Tied"]],
  ["engagement", "desc", ["Bea", "Ada", "Cleo", "Tied", "Nora"]],
  ["earnings", "desc", ["Bea", "Tied", "Nora", "Cleo", "Ada"]],
  ["reported", "asc", ["Ada", "Bea", "Cleo", "Nora", "Tied"]],
])("listPortfolio: by %s, %s, pages follow one another, unknown values last", async (sort, order, expected) => {
  const names: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const { models, next }: PortfolioPage = await page(
      `?sort=${sort}&order=${order}&limit=2${after && `&after=${after}`}`,
    );
    names.push(...models.map(({ name }) => name));
    after = next;
  }
  expect(names).toEqual(expected);
});

test("listPortfolio: each row has its figures, with their sources, and the course of its followers", async () => {
  const { facts, sources, series, totals } = await page();
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const of = (name: string, metric: string) => byId.get(`${ids[name]}.${metric}`);
  expect(of("Ada", "portfolio.followers")).toMatchObject({ value: 20_000, sandbox: true, trust: "connected" });
  expect(of("Ada", "portfolio.followers.change")?.value).toBeCloseTo(5);
  expect(of("Ada", "portfolio.engagement")?.value).toBe(2);
  expect(of("Ada", "peerEngagement")).toMatchObject({ value: 2.9, low: 1.6, high: 4.8 });
  expect(of("Ada", "benchmarkEngagement")).toBeUndefined();
  expect(of("Bea", "portfolio.earnings")).toMatchObject({ value: 1_000, currency: "USD" });
  expect(of("Nora", "portfolio.followers")).toMatchObject({ value: null, reason: { code: "no-follower-count" } });
  expect(of("Nora", "portfolio.engagement")).toBeUndefined();
  expect(sources.map(({ evidence }) => evidence).sort()).toEqual([
    `${ids.Ada}.api:instagram:row`,
    ...["api:instagram", "file:onlyfans"],
  ]);
  expect(series.find(({ id }) => id === `${ids.Ada}.portfolio.followers`)?.points).toHaveLength(15);
  expect(series.some(({ id }) => id.startsWith(`${ids.Nora}.`))).toBe(false);
  expect(totals?.models).toBe(5);
});

test("listPortfolio: a model has a statement, however old its payments are", async () => {
  const having = async () => (await page()).models.filter(({ hasStatement }) => hasStatement).map(({ name }) => name);
  expect(await having()).toEqual(["Bea"]);
  await app.ctx.pool.query("update transactions set at = at - interval '90 days'");
  expect(await having()).toEqual(["Bea"]);
});

test("listPortfolio: conditions hold in the order by a figure as well", async () => {
  expect(await namesIn("?sort=followers&q=row.b")).toEqual(["Bea"]);
  expect(await namesIn("?sort=followers&status=pending")).toEqual(["Cleo", "Ada", "Tied", "Bea", "Nora"]);
  expect(await namesIn("?sort=earnings&status=failed")).toEqual([]);
});

test("listPortfolio: a place of another order is refused", async () => {
  const { next } = await page("?sort=name&order=asc&limit=1");
  const answer = await app.get(`/api/user/${owner.id}/portfolio?sort=followers&after=${next}`, {
    cookie: owner.cookie,
  });
  expect(answer.statusCode).toBe(422);
});
