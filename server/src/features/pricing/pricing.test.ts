import { type FieldCode, platformDataExample } from "@fanradar/contract";
import { dayMs, type Fact } from "@fanradar/engine";
import { fieldWords } from "@fanradar/words";
import { tables } from "@fanradar/words/tables";
import fc from "fast-check";
import { expect, test } from "vitest";
import { setUpWorld } from "../../test/start-world.ts";
import { typedFigures } from "../../test/typed-figures.ts";

const world = await setUpWorld();

const path = "/api/ai/pricing-analysis";

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const line = (at: number, cents: number, what: string) =>
  `${new Date(at).toISOString().slice(0, 16).replace("T", " ")}\t${money(cents)}\t${money(cents * 0.2)}\t${money(cents * 0.8)}\t${what}\tdone`;

/** Ten months up to October 2026: two join a day at the price of that day, one renews, and one makes a request. */
function statement(priceOn: (at: number) => number): string[] {
  const first = Date.UTC(2026, 0, 1, 12);
  return Array.from({ length: 304 }, (_, index) => first + index * dayMs).flatMap((at, index) => [
    line(at, priceOn(at), `Subscription from A${index}`),
    line(at + 60_000, priceOn(at), `Subscription from B${index}`),
    line(at + 120_000, priceOn(at), `Recurring subscription from A${index - 30}`),
    line(at + 180_000, 2_000 + 10 * (index % 7), `Tip from A${index}`),
  ]);
}

const factsIn = ({ facts }: { facts: Fact[] }) => new Map(facts.map((fact) => [fact.id, fact]));
const factsOf = (body: { ledger: { facts: Fact[] } }) => factsIn(body.ledger);

test("pricing: a model's statements give the specification's shape, and each figure a fact with its file", async () => {
  const { person, id } = await world.personWithModel();
  await world.importStatement(
    person,
    id,
    statement(() => 1_000),
  );
  const { status, body } = await world.post(person, path, { modelId: id });
  expect(status).toBe(200);
  const { analysis, ledger } = body;
  expect(Object.keys(analysis)).toEqual([
    "subscriptionPricing",
    "revenueProjections",
    "contentPricing",
    "optimizationStrategies",
  ]);
  const { recommended, range, reasoning } = analysis.subscriptionPricing;
  expect(range.min).toBeLessThanOrEqual(recommended);
  expect(range.max).toBeGreaterThanOrEqual(recommended);
  expect(reasoning).toMatch(/\$/);
  expect(Object.keys(analysis.revenueProjections)).toEqual(["conservative", "expected", "optimistic"]);
  const { conservative, expected, optimistic } = analysis.revenueProjections;
  expect(conservative.annual).toBeLessThan(expected.annual);
  expect(expected.annual).toBeLessThan(optimistic.annual);
  expect(analysis.contentPricing).toEqual({
    photos: { single: null, set: null },
    videos: { short: null, long: null, custom: null },
    live: null,
  });
  expect(ledger).toMatchObject({ about: "model", model: { id, isOwn: true }, currency: "USD", narrator: "engine" });
  const facts = factsOf(body);
  expect(facts.get("price")).toMatchObject({ value: 1_000, trust: "file", scope: "owner" });
  expect(facts.get("subscribers.joined")).toMatchObject({
    value: 62,
    period: { from: "2026-10-01", to: "2026-10-31" },
  });
  for (const [place, fact] of Object.entries<string>(ledger.places)) expect(facts.has(fact), place).toBe(true);
  for (const fact of facts.values())
    if (fact.value !== null)
      expect([fact.id, fact.sources.length > 0, Boolean(fact.formula)]).toEqual([fact.id, true, true]);
  expect(ledger.series[0].points).toHaveLength(10);
  expect(ledger.checks.dropped).toBe(0);
});

test("pricing: the count of checked figures is of those that the answer shows, not of what they are computed from", async () => {
  const { body } = await world.post(await world.person(), path, { platformData: platformDataExample });
  const { ledger } = body;
  const { places, content, ladder, statements } = ledger;
  const idsOf = (one: Record<string, string>) => Object.values(one);
  const shown = new Set([
    ...["price", ...idsOf(places), ...idsOf(content), ...ladder.flatMap(idsOf)],
    ...statements.flatMap(({ slots }: { slots: Record<string, string> }) => idsOf(slots)),
  ]);
  const known = [...factsOf(body).values()].filter(({ value }) => value !== null);
  expect(ledger.checks.figures).toBeLessThan(known.length);
  expect(ledger.checks.figures).toBe(known.filter(({ id }) => shown.has(id)).length);
  expect(ledger.checks.passed).toBe(ledger.checks.figures);
});

test("pricing: text is in the viewer's language, with figures in their locale", async () => {
  const answer = await world.app.inject({
    method: "POST",
    url: path,
    headers: { "accept-language": "de" },
    payload: { platformData: platformDataExample },
  });
  expect(answer.json().analysis.subscriptionPricing.reasoning).toMatch(/neue Abonnenten/);
  expect(answer.json().analysis.subscriptionPricing.reasoning).toMatch(/9,99/);
});

test("pricing: data in the request is self-reported, and not stored", async () => {
  const person = await world.person();
  const { status, body } = await world.post(person, path, { platformData: platformDataExample });
  expect(status).toBe(200);
  expect(body.ledger).toMatchObject({ about: "data", model: null });
  expect(factsOf(body).get("price")).toMatchObject({ value: 999, kind: "self-reported", trust: "manual" });
  expect(body.analysis.contentPricing).toMatchObject({ photos: { set: 18 }, videos: { custom: 75 } });
  const { rows } = await world.ctx.pool.query("select count(*)::int as n from evidence where key = 'data'");
  expect(rows[0].n).toBe(0);
});

test("pricing: with no or too little data nothing is invented and the missing data is named", async () => {
  const { person, id } = await world.personWithModel();
  for (const empty of [{}, { modelId: null, platformData: null }, { modelId: id }, { platformData: {} }]) {
    const { status, body } = await world.post(person, path, empty);
    expect(status).toBe(200);
    expect(body.analysis.subscriptionPricing).toMatchObject({ recommended: null, range: { min: null, max: null } });
    expect(body.analysis.revenueProjections.expected).toEqual({ monthly: null, annual: null });
    expect(body.analysis.subscriptionPricing.reasoning).toContain("not enough data");
    expect(body.analysis.optimizationStrategies.length).toBeGreaterThan(0);
    expect(JSON.stringify(body.analysis)).not.toMatch(/[$€£]/);
  }
});

test("pricing: unknown fields change nothing and are named in the response", async () => {
  const person = await world.person();
  const known = await world.post(person, path, { platformData: platformDataExample });
  expect(known.body.unused).toEqual({ names: [], count: 0 });
  const [first, ...others] = platformDataExample.months ?? [];
  const platformData = { wages: 1, ...platformDataExample, months: [{ ...first, mood: 3 }, ...others] };
  const answer = await world.post(person, path, { platformData });
  expect(answer).toMatchObject({ status: 200, body: { unused: { names: ["wages", "months[].mood"], count: 2 } } });
  expect(answer.body.analysis).toEqual(known.body.analysis);
  const odd = await world.post(person, path, { platformData: JSON.parse('{"__proto__":{"price":1}}') });
  expect(odd.body.unused).toEqual({ names: ["__proto__"], count: 1 });
});

const months = (platformDataExample.months ?? []).slice(0, 1);
const refusals = (fields: Record<string, FieldCode>) =>
  Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, fieldWords(tables.en, code, name)]));
test.each<[string, object, Record<string, FieldCode>]>([
  ["text in place of a number", { price: "9.99" }, { "platformData.price": "figure.number" }],
  ["an amount below 0", { price: -1 }, { "platformData.price": "figure.negative" }],
  ["three decimals", { price: 9.999 }, { "platformData.price": "figure.cents" }],
  ["an amount beyond all", { price: 1e300 }, { "platformData.price": "figure.large" }],
  ["part of a person", { months: [{ ...months[0], joined: 1.5 }] }, { "platformData.months.0.joined": "figure.whole" }],
  [
    "fewer paying than joined",
    { months: [{ ...months[0], active: 1 }] },
    { "platformData.months.0.active": "active.low" },
  ],
  ["a month twice", { months: [months[0], months[0]] }, { "platformData.months.1.month": "month.twice" }],
  ["no month", { months: [{ ...months[0], month: "May" }] }, { "platformData.months.0.month": "month.invalid" }],
  [
    "a month to come",
    { months: [{ ...months[0], month: "2099-01" }] },
    { "platformData.months.0.month": "month.future" },
  ],
  ["too many months", { months: Array(61).fill(months[0]) }, { "platformData.months": "months.many" }],
  ["a currency that is none", { currency: "DOGE" }, { "platformData.currency": "figure.currency" }],
  ["a list in place of all", [], { platformData: "invalid" }],
])("pricing: %s is refused by name", async (_, platformData, fields) => {
  const person = await world.person();
  const { status, body } = await world.post(person, path, { platformData });
  expect(status).toBe(422);
  expect(body.fields).toMatchObject(refusals(fields));
});

test("pricing: for any data no response is a 500, and every amount is a number", async () => {
  const person = await world.person();
  const field = fc.oneof(fc.jsonValue(), fc.constantFrom(1e308, -0, 5e-324, "2026-05", "\u0000", [], {}));
  const names = fc.constantFrom("platform", "currency", "price", "months", "sales", "constructor", "__proto__");
  await fc.assert(
    fc.asyncProperty(fc.dictionary(names, field, { noNullPrototype: true }), async (platformData) => {
      await world.ctx.pool.query("delete from limits");
      const { status } = await world.post(person, path, { platformData });
      expect([200, 422]).toContain(status);
    }),
    { numRuns: 60 },
  );
});

test("pricing: a member without the earnings switch is told that the role hides prices, not that a statement is missing", async () => {
  const owner = await world.person();
  await world.post(owner, "/api/workspaces", { name: "Agency" });
  const { id } = await world.analyze(owner, { onlyfansUrl: "onlyfans.com/ava" });
  await world.importStatement(
    owner,
    id,
    statement(() => 999),
  );
  const member = await world.member(owner, { role: "manager", scope: "all", seesEarnings: false });
  const { status, body } = await world.post(member, path, { modelId: id });
  expect(status).toBe(200);
  const facts = factsOf(body);
  for (const name of ["price", "price.recommended", "revenue.year"])
    expect(facts.get(name)?.reason).toEqual({ code: "hidden-by-role" });
});

test("pricing: visitors have a low limit, and other people's models are not found", async () => {
  const { id } = await world.personWithModel();
  await world.ctx.pool.query("delete from limits");
  const visit = (payload: object) => world.app.inject({ method: "POST", url: path, payload });
  expect((await visit({ modelId: id })).statusCode).toBe(404);
  const answers = await Promise.all(Array.from({ length: 22 }, () => visit({ platformData: { price: 9 } })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19);
  expect(answers.find(({ statusCode }) => statusCode === 429)?.headers["retry-after"]).toBeDefined();
});

test("chat: a second question on a model's prices takes the first one's analysis, until something was added", async () => {
  const { person, id } = await world.personWithModel();
  await world.importStatement(
    person,
    id,
    statement(() => 1_000),
  );
  const ask = async (message: string) => {
    const { body } = await world.post(person, "/api/ai/chat", { modelId: id, message });
    const facts: Fact[] = body.facts;
    const [fact] = facts.filter(({ metric }) => metric === "subscribers.leaving" || metric.startsWith("price"));
    expect(fact, message).toBeDefined();
    return fact?.asOf;
  };
  const first = await ask("What should my price be?");
  expect(await ask("What is my churn?")).toBe(first);
  const logged = { changedOn: "2026-07-01", from: 8, to: 10 };
  expect((await world.post(person, `/api/models/${id}/price-changes`, logged)).status).toBe(201);
  expect(await ask("What is my churn?")).not.toBe(first);
});

test("price change: a logged one is listed with the periods around it, counts in the advice, and can be deleted", async () => {
  const { person, id } = await world.personWithModel();
  const changedAt = Date.UTC(2026, 6, 1);
  await world.importStatement(
    person,
    id,
    statement((at) => (at < changedAt ? 800 : 1_000)),
  );
  const url = `/api/models/${id}/price-changes`;
  const logged = { changedOn: "2026-07-01", from: 8, to: 10, note: "Summer" };
  const { status, body } = await world.post(person, url, logged);
  expect(status).toBe(201);
  const [change] = body.changes;
  expect(change).toMatchObject({ changedOn: "2026-07-01", note: "Summer" });
  const facts = new Map<string, Fact>(body.facts.map((fact: Fact) => [fact.id, fact]));
  expect(facts.get(change.joinedBefore)).toMatchObject({ value: 112, n: 8 });
  expect(facts.get(change.joined)).toMatchObject({ value: 0, level: 0.8 });
  expect(facts.get(change.from)).toMatchObject({ value: 800, kind: "self-reported" });
  const analysed = (await world.post(person, path, { modelId: id })).body;
  expect(factsOf(analysed).get("price.prices")?.value).toBe(2);
  expect(factsOf(analysed).get("price")).toMatchObject({ value: 1_000, sources: [`price-change:${change.id}`] });

  const again = await world.post(person, url, { ...logged, to: 11 });
  expect(again.body.changes).toHaveLength(1);
  const [loggedChange] = again.body.changes;
  expect(again.body.facts.find((fact: Fact) => fact.id === loggedChange.to).value).toBe(1_100);
  expect((await world.post(person, url, { ...logged, to: 8 })).body.fields).toEqual(refusals({ to: "price.same" }));
  expect((await world.post(person, url, { ...logged, changedOn: "2099-01-01" })).body.fields).toEqual(
    refusals({ changedOn: "day.future" }),
  );
  const exported = await world.post(person, "/api/user/export");
  expect(exported.body.tables.price_changes).toMatchObject([{ note: "Summer", to_cents: 1_100 }]);
  const stranger = await world.person();
  expect((await world.remove(stranger, `/api/price-changes/${loggedChange.id}`)).status).toBe(404);
  expect((await world.remove(person, `/api/price-changes/${loggedChange.id}`)).status).toBe(200);
  expect((await world.get(person, url)).body).toEqual({ changes: [], facts: [], sources: [] });
});

test("outlook: the coming year of a model's statements with its months, and its subscribers by the month they joined in", async () => {
  const { person, id } = await world.personWithModel();
  const address = `/api/models/${id}/earnings/outlook`;
  const before = await world.get(person, address);
  expect(before).toMatchObject({
    status: 200,
    body: { currency: null, platform: null, series: null, cohorts: [], sources: [] },
  });
  expect(factsIn(before.body).get("revenue.month")?.reason).toEqual({ code: "needs-statement" });
  await world.importStatement(
    person,
    id,
    statement(() => 1_000),
  );
  await world.post(person, `/api/models/${id}/evidence`, typedFigures("onlyfans", { subscribers: 120 }));
  const { status, body } = await world.get(person, address);
  expect([status, body.currency, body.platform]).toEqual([200, "USD", "onlyfans"]);
  const facts = factsIn(body);
  const [month, year] = [facts.get(body.month), facts.get(body.year)];
  expect(month?.period).toEqual({ from: "2026-11-01", to: "2026-11-30" });
  expect(year?.low).toBeLessThan(Number(year?.value));
  expect(body.series.points).toHaveLength(10);
  const own = (await world.get(person, `/api/models/${id}/earnings`)).body;
  const october = own.facts.find((fact: Fact) => fact.id === "earnings.total.2026-10");
  expect(body.series.points.at(-1).value).toBe(october.value);
  expect(body.series.forecast[0]).toMatchObject({ value: month?.value, low: month?.low, high: month?.high });
  expect(body.cohorts.map((one: { month: string }) => one.month).slice(0, 2)).toEqual(["2026-10", "2026-09"]);
  const march = body.cohorts.find((one: { month: string }) => one.month === "2026-03");
  expect(facts.get(march.joined)?.value).toBe(62);
  // Of the two who join a day, one renews once.
  expect(march.stayed.map((one: string) => facts.get(one)?.value).slice(0, 2)).toEqual([50, 0]);
  for (const fact of facts.values())
    if (fact.value !== null)
      expect([fact.id, fact.sources.length > 0, fact.scope, Boolean(fact.formula)]).toEqual([
        fact.id,
        true,
        "owner",
        true,
      ]);
  // Who stays is known from payments alone: a figure that was typed beside them makes it no less sure.
  expect(new Set(march.stayed.slice(0, 2).map((one: string) => facts.get(one)?.trust))).toEqual(new Set(["file"]));
  const keys = body.sources.map(({ evidence }: { evidence: string }) => evidence);
  expect([...facts.values()].flatMap(({ sources }) => sources).filter((key) => !keys.includes(key))).toEqual([]);
});

test("outlook: the first days of a month that is not over count, and it never ends below them", async () => {
  const { person, id } = await world.personWithModel();
  const monthOf = async () => {
    const { body } = await world.get(person, `/api/models/${id}/earnings/outlook`);
    const fact = factsIn(body).get(body.month);
    return { value: Number(fact?.value), width: Number(fact?.high) - Number(fact?.low), low: Number(fact?.low) };
  };
  await world.importStatement(
    person,
    id,
    statement(() => 1_000),
  );
  const free = await monthOf();
  const days = Array.from({ length: 20 }, (_, index) => Date.UTC(2026, 10, 1 + index, 12));
  await world.importStatement(
    person,
    id,
    days.map((at, index) => line(at, 20_000, `Tip from N${index}`)),
  );
  const known = await monthOf();
  // The newest day may not be whole.
  expect(known.low).toBeGreaterThanOrEqual(19 * 16_000);
  expect(known.value).toBeGreaterThan(free.value);
});
