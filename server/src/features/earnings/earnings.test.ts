import { tables } from "@fanradar/words/tables";
import { expect, test } from "vitest";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { typedFigures } from "../../test/typed-figures.ts";
import { earningsCsv } from "./earnings-csv.ts";

const world = await setUpWorld();

const earningsOf = async (person: Person, id: number, query = "") => {
  const { body } = await world.get(person, `/api/models/${id}/earnings${query}`);
  const facts = new Map<string, { value: number; kind: string }>(
    body.facts.map((fact: { id: string }) => [fact.id, fact]),
  );
  return { body, value: (name: string) => facts.get(name)?.value };
};

const statement = [
  "Oct 30, 202511:00 pm $10.00 $2.00 $8.00 Subscription from A",
  "Nov 1, 20251:00 am $20.00 $4.00 $16.00 Tip from A",
  "Nov 2, 20251:00 am $30.01 $6.00 $24.01 Payment for message from B",
  "Nov 3, 20251:00 am $40.00 $8.00 $32.00 Tip from C undo",
  "Nov 4, 20251:00 am $50.00 $10.00 $40.00 Tip from D loading",
];

test("earnings: months are split by type to the cent, refunded payments among them; refunds and pending ones are listed separately", async () => {
  const { person, id } = await world.personWithModel();
  await world.importStatement(person, id, statement);
  const { body, value } = await earningsOf(person, id);
  expect(body).toMatchObject({ basis: "net", currency: "USD", platform: "onlyfans", timeZone: "UTC" });
  expect(body.months.map(({ month }: { month: string }) => month)).toEqual(["2025-11", "2025-10"]);
  expect([
    value("earnings.subscription.2025-10"),
    value("earnings.total.2025-10"),
    value("earnings.tip.2025-11"),
    value("earnings.message.2025-11"),
    value("earnings.stream.2025-11"),
    value("earnings.total.2025-11"),
    value("earnings.back.2025-11"),
    value("earnings.pending.2025-11"),
  ]).toEqual([800, 800, 4_800, 2_401, 0, 4_001, 3_200, 4_000]);
  const gross = await earningsOf(person, id, "?basis=gross");
  expect(gross.value("earnings.total.2025-11")).toBe(5_001);
});

test("earnings: a payment in two imports counts once, by its newest state; months begin in the statement's time zone", async () => {
  const { person, id } = await world.personWithModel();
  await world.importStatement(person, id, statement, "America/New_York");
  await world.importStatement(
    person,
    id,
    ["Nov 4, 20251:00 am $50.00 $10.00 $40.00 Tip from D done"],
    "America/New_York",
  );
  const { value, body } = await earningsOf(person, id);
  expect(body.timeZone).toBe("America/New_York");
  expect(value("earnings.total.2025-10")).toBe(800);
  expect(value("earnings.total.2025-11")).toBe(1_600 + 2_401 + 4_000);
  expect(value("earnings.pending.2025-11")).toBe(0);
});

test("earnings: payers are counted from five on, by hashes; too few are stated as such", async () => {
  const { person, id } = await world.personWithModel();
  await world.importStatement(person, id, statement);
  expect((await earningsOf(person, id)).value("payers.count")).toBe(null);
  const more = Array.from(
    { length: 6 },
    (_, index) => `Dec ${index + 1}, 20251:00 am $10.00 $2.00 $8.00 Tip from Fan ${index}`,
  );
  await world.importStatement(person, id, more);
  const { body, value } = await earningsOf(person, id);
  expect([value("payers.count"), value("payers.median")]).toEqual([8, 800]);
  expect(body.payers[0].payer).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(body)).not.toMatch(/Fan \d/);
});

test("earnings: the best weekday has its share, over whole weeks only", async () => {
  const { person, id } = await world.personWithModel();
  // Mondays from 6 Jan 2025 on bring ten times as much.
  const lines = Array.from({ length: 84 }, (_, index) => {
    const day = new Date(Date.UTC(2025, 0, 6 + index)).toISOString().slice(0, 10);
    const [gross, fee, net] = index % 7 === 0 ? ["100.00", "20.00", "80.00"] : ["10.00", "2.00", "8.00"];
    return `${day} 12:00\t$${gross}\t$${fee}\t$${net}\tTip from A\tdone`;
  });
  await world.importStatement(person, id, lines);
  const { value, body } = await earningsOf(person, id);
  expect(value("earnings.bestWeekday")).toBe("monday");
  const share = body.facts.find((fact: { id: string }) => fact.id === "earnings.weekdayShare");
  expect(share).toMatchObject({ n: 12, level: 0.8 });
  expect(share.value).toBeGreaterThan(50);
  expect(share.low).toBeLessThanOrEqual(share.value);
});

test("earnings: the CSV equals the table, a missing figure is an empty cell", async () => {
  const { person, id } = await world.personWithModel();
  await world.importStatement(person, id, statement);
  const answer = await world.app.inject({ url: `/api/models/${id}/earnings.csv`, headers: { cookie: person.cookie } });
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  const [head, november, october] = answer.body.split("\r\n");
  expect(head).toContain('"month","currency","basis","Earnings","New subscriptions"');
  expect(november).toBe(
    '"2025-11","USD","net","40.01","0.00","0.00","48.00","24.01","0.00","0.00","0.00","0.00","32.00","40.00","2025-11-01","2025-11-04","file"',
  );
  expect(october).toContain('"8.00"');
  const { body } = await earningsOf(person, id);
  expect(earningsCsv(body, tables.de)).toMatch(
    /^"Monat","Währung","Beträge","Einnahmen"[\s\S]*"2025-11","USD","netto","40.01"/,
  );
});

test("earnings: without a statement there is nothing, and a typed month appears without types", async () => {
  const { person, id } = await world.personWithModel();
  expect((await earningsOf(person, id)).body).toMatchObject({ currency: null, months: [], payers: [] });
  await world.post(
    person,
    `/api/models/${id}/evidence`,
    typedFigures("onlyfans", { "earnings.net": 123_456 }, { observedOn: "2026-10-31" }),
  );
  const { value } = await earningsOf(person, id);
  expect([value("earnings.total.2026-10"), value("earnings.tip.2026-10")]).toEqual([123_456, null]);
  // The statement stays selectable, although its gross amounts are unknown.
  const gross = await earningsOf(person, id, "?basis=gross");
  expect(gross.body).toMatchObject({ months: [], books: [{ platform: "onlyfans", currency: "USD" }] });
});

test("earnings of all models: the last whole month and twelve months of each, the change, and of no other person", async () => {
  const { person, id } = await world.personWithModel();
  await world.analyze(person, { onlyfansUrl: "onlyfans.com/bea" });
  const today = new Date();
  const dayAt = (back: number, day: number) =>
    new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, day)).toISOString().slice(0, 10);
  const lines = [
    [dayAt(2, 1), "50.00", "10.00", "40.00"],
    [dayAt(2, 15), "50.00", "10.00", "40.00"],
    [dayAt(1, 15), "100.00", "20.00", "80.00"],
    [dayAt(0, 0), "100.00", "20.00", "80.00"],
    // Of the month after: in no sum.
    [dayAt(0, 1), "10.00", "2.00", "8.00"],
  ].map(([day, gross, fee, net]) => `${day} 12:00\t$${gross}\t$${fee}\t$${net}\tTip from A\tdone`);
  await world.importStatement(person, id, lines);
  const { status, body } = await world.get(person, `/api/user/${person.id}/earnings`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    models: [{ id }],
    others: 1,
    currency: "USD",
    month: { from: dayAt(1, 1), to: dayAt(0, 0) },
  });
  const facts = new Map<string, { value: number }>(body.facts.map((fact: { id: string }) => [fact.id, fact]));
  expect(facts.get("month.portfolio.earnings")?.value).toBe(16_000);
  expect(facts.get(`month.${id}.portfolio.earnings`)?.value).toBe(16_000);
  expect(facts.get(`year.${id}.portfolio.earnings`)?.value).toBe(24_000);
  // 80 in the month before.
  expect(facts.get(`month.${id}.portfolio.earnings.change`)?.value).toBeCloseTo(100);
  const own = await earningsOf(person, id);
  expect(facts.get(`month.${id}.portfolio.earnings.change`)?.value).toBeCloseTo(own.value("earnings.change") ?? 0);
  expect(facts.get(`soFar.${id}.portfolio.earnings`)?.value).toBe(800);
  expect(body.series.points.at(-1)).toEqual({ at: dayAt(0, 0), value: 16_000 });
  expect((await world.get(await world.person(), `/api/user/${person.id}/earnings`)).status).toBe(404);
});

const monthsAgo = (back: number, day: number) => {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, day)).toISOString().slice(0, 10);
};
const paidOn = (day: string) => `${day} 12:00\t$10.00\t$2.00\t$8.00\tTip from A\tdone`;
const portfolioOf = async (person: Person) => {
  const { body } = await world.get(person, `/api/user/${person.id}/earnings`);
  const facts = new Map<string, { value: number; reason: object }>(
    body.facts.map((fact: { id: string }) => [fact.id, fact]),
  );
  return { body, facts };
};

test("earnings of all models: pages rank by the month, together list each model once, and give figures of their own models alone", async () => {
  const { person, id } = await world.personWithModel();
  const others = [await world.submit(person, { name: "Bea" }), await world.submit(person, { name: "Cleo" })];
  for (const [place, model] of [id, ...others.map((one) => one.id)].entries()) {
    await world.finished(person, model);
    await world.importStatement(
      person,
      model,
      Array.from({ length: place + 1 }, () => paidOn(monthsAgo(1, 15))),
    );
  }
  const page = async (query: string) => (await world.get(person, `/api/user/${person.id}/earnings?${query}`)).body;
  const idsOf = (body: { models: { id: number }[] }) => body.models.map((one) => one.id);
  const first = await page("limit=2");
  const second = await page(`limit=2&after=${first.next}`);
  expect([idsOf(first), idsOf(second)]).toEqual([[others[1]?.id, others[0]?.id], [id]]);
  expect([first.next, second.next]).toEqual([String(others[0]?.id), null]);
  const factIds = (body: { facts: { id: string }[] }) => body.facts.map((fact) => fact.id);
  expect(factIds(first).filter((one) => one.includes(`.${id}.`))).toEqual([]);
  expect(factIds(second)).toContain(`month.${id}.portfolio.earnings`);
  const foreign = await world.get(person, `/api/user/${person.id}/earnings?after=999999`);
  expect([foreign.status, foreign.body.fields]).toEqual([422, { after: expect.any(String) }]);
});

test("earnings of all models: a month that a statement begins within is not in the year, as on the model's page", async () => {
  const { person, id } = await world.personWithModel();
  const whole = [3, 2, 1].flatMap((back) => [monthsAgo(back, 1), monthsAgo(back - 1, 0)]);
  await world.importStatement(person, id, [monthsAgo(4, 12), ...whole].map(paidOn));
  const { body, facts } = await portfolioOf(person);
  expect(body.partial).toEqual([monthsAgo(3, 0)]);
  const own = await earningsOf(person, id);
  expect(own.value("earnings.year")).toBe(4_800);
  expect(facts.get(`year.${id}.portfolio.earnings`)?.value).toBe(4_800);
  expect(facts.get("year.portfolio.earnings")?.value).toBe(4_800);
});

test("earnings of all models: a month that a statement covers only in part is named by the days that are known, of a model and of how many", async () => {
  const { person, id } = await world.personWithModel();
  const other = await world.submit(person, { name: "Bea" });
  await world.finished(person, other.id);
  await world.importStatement(person, id, [monthsAgo(2, 1), monthsAgo(1, 12)].map(paidOn));
  await world.importStatement(person, other.id, [monthsAgo(2, 1), monthsAgo(1, 0), monthsAgo(0, 0)].map(paidOn));
  const { body } = await portfolioOf(person);
  expect(body.models).toEqual([
    { id: other.id, name: "Bea" },
    { id, name: expect.any(String), part: { is: "to", day: monthsAgo(1, 12) } },
  ]);
  expect(body.inPart).toBe(1);
});

test("earnings of all models: a model with a statement of the current month alone is listed with it, and the whole months say that there is none", async () => {
  const { person, id } = await world.personWithModel();
  await world.importStatement(person, id, [paidOn(monthsAgo(0, 1))]);
  const { body, facts } = await portfolioOf(person);
  expect(body).toMatchObject({ models: [{ id }], others: 0, soFar: { from: monthsAgo(0, 1) } });
  expect(facts.get(`soFar.${id}.portfolio.earnings`)?.value).toBe(800);
  expect(facts.get(`year.${id}.portfolio.earnings`)?.reason).toEqual({ code: "too-few-months", needs: 1, has: 0 });
  expect(facts.get("month.portfolio.earnings")?.reason).toEqual({ code: "too-few-months", needs: 1, has: 0 });
});

test("earnings of all models: an amount typed for days of two months counts in the one with most of them, once that is over", async () => {
  const { person, id } = await world.personWithModel();
  // Thirty days up to a day from the 6th to the 26th cover no month whole.
  const day = new Date().getUTCDate();
  const observedOn = day > 6 ? monthsAgo(0, Math.min(day - 1, 26)) : monthsAgo(1, 26);
  await world.post(person, `/api/models/${id}/evidence`, {
    kind: "manual",
    key: crypto.randomUUID(),
    platform: "onlyfans",
    observedOn,
    figures: [{ metric: "earnings.net", value: 61_240 }],
  });
  const { body, facts } = await portfolioOf(person);
  expect(body).toMatchObject({ models: [{ id }], others: 0 });
  const isOver = day <= 6 || Number(observedOn.slice(-2)) < 15;
  expect(facts.get(`month.${id}.portfolio.earnings`)?.value).toBe(isOver ? 61_240 : null);
  // Beside it the figure that the dashboard has, with where it comes from.
  const { body: list } = await world.get(person, `/api/user/${person.id}/portfolio`);
  const row = list.facts.find((fact: { id: string }) => fact.id === `${id}.portfolio.earnings`);
  const { value, period, trust, kind } = row;
  expect({ value, trust }).toEqual({ value: 61_240, trust: "manual" });
  expect(facts.get(`latest.${id}.portfolio.earnings`)).toMatchObject({ value, period, trust, kind });
});

test("earnings: the month so far is held against the same days of the month before, of a model and of all together", async () => {
  const { person, id } = await world.personWithModel();
  const today = new Date();
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1));
  const days = Math.floor((today.getTime() - first.getTime()) / 86_400_000) + 1;
  const lines = Array.from({ length: days }, (_, at) => {
    const day = new Date(first.getTime() + at * 86_400_000);
    const text = day.toLocaleDateString("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });
    const isNow = day.getUTCMonth() === today.getUTCMonth();
    return `${text}12:00 am ${isNow ? "$15.00 $3.00 $12.00" : "$10.00 $2.00 $8.00"} Tip from A`;
  });
  await world.importStatement(person, id, lines);
  // On the first of a month no day of it is over.
  const change = today.getUTCDate() === 1 ? undefined : 50;
  const { value } = await earningsOf(person, id);
  expect(value("soFar.portfolio.earnings.change")).toBe(change);
  const { body } = await world.get(person, `/api/user/${person.id}/earnings`);
  const changeOf = (facts: { id: string; value: number }[], name: string) =>
    facts.find((fact) => fact.id === `soFar.${name}portfolio.earnings.change`)?.value;
  expect(changeOf(body.facts, "")).toBe(change);

  // A statement of another model that ends some days earlier changes nothing of this one.
  const other = await world.analyze(person, { onlyfansUrl: "onlyfans.com/bea" });
  await world.importStatement(person, other.id, lines.slice(0, -4));
  const both = await world.get(person, `/api/user/${person.id}/earnings`);
  expect(changeOf(both.body.facts, `${id}.`)).toBe(change);
});
