import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs } from "../catalogue/time.ts";
import { bestWeekday, wholeWeeks } from "./best-weekday.ts";
import { payerFacts, spendingFacts } from "./payer-facts.ts";

/** 2026-08-03 is a Monday. */
const monday = Date.parse("2026-08-03");
/** Days from a Monday on; cents by weekday, 0 for Monday, and week. */
const days = (weeks: number, cents: (weekday: number, week: number) => number) =>
  Array.from({ length: 7 * weeks }, (_, index) => ({
    day: new Date(monday + index * dayMs).toISOString().slice(0, 10),
    cents: cents(index % 7, Math.floor(index / 7)),
  }));
const fridays = (weekday: number, week: number) => (weekday === 4 ? 4_000 : 1_000) + 10 * ((3 * weekday + week) % 7);

test("wholeWeeks: whole weeks from Monday to Sunday with earnings; refunds do not count below 0", () => {
  const list = days(3, (weekday, week) => (week === 1 ? 0 : weekday === 2 ? -5 : 10 + weekday));
  expect(wholeWeeks([...list].reverse())).toEqual([
    [10, 11, 0, 13, 14, 15, 16],
    [10, 11, 0, 13, 14, 15, 16],
  ]);
  expect(wholeWeeks(list.slice(1, 14))).toEqual([]);
  expect(wholeWeeks(list.slice(1))).toHaveLength(1);
  expect(wholeWeeks([])).toEqual([]);
});

test("bestWeekday: a weekday that clearly earns more is named from eight weeks on, its share shrunk towards a seventh", () => {
  const found = bestWeekday(days(12, fridays));
  if (!found || found === "tie") throw new Error("no weekday");
  expect([found.weekday, found.weeks]).toEqual([4, 12]);
  const raw = (100 * 4_030) / (4_030 + 6 * 1_030);
  expect(found.percent).toBeGreaterThan(100 / 7);
  expect(Math.abs(found.percent - raw)).toBeLessThan(0.5);
  expect(found.low).toBeLessThan(found.percent);
  expect(found.high - found.percent).toBeCloseTo(found.percent - found.low, 9);
  expect(found.high - found.low).toBeLessThan(1);
  expect(bestWeekday(days(8, fridays))).toMatchObject({ weekday: 4, weeks: 8 });
  expect(bestWeekday(days(7, fridays))).toBeUndefined();
});

test("bestWeekday: only the last half year counts", () => {
  const found = bestWeekday(days(40, (weekday, week) => fridays(week < 14 ? weekday : (weekday + 2) % 7, week)));
  expect(found).toMatchObject({ weekday: 2, weeks: 26 });
});

test("bestWeekday: weekdays that are equal or differ only by chance are a tie", () => {
  expect(bestWeekday(days(10, () => 500))).toBe("tie");
  const chance = days(10, (weekday, week) => 1_000 + 400 * Math.sin(12.9898 * (7 * week + weekday) ** 2));
  expect(bestWeekday(chance)).toBe("tie");
  // Two that share the first place.
  expect(bestWeekday(days(12, (weekday, week) => fridays(weekday === 5 ? 4 : weekday, week)))).toBe("tie");
});

test("bestWeekday: the share is independent of scale and lies in its interval, between 0 and 100", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(100_000), { minLength: 70, maxLength: 140 }),
      fc.integer({ min: 2, max: 9 }),
      (cents, by) => {
        const list = days(Math.floor(cents.length / 7), (weekday, week) => cents[7 * week + weekday] ?? 0);
        const [one, other] = [
          bestWeekday(list),
          bestWeekday(list.map(({ day, cents }) => ({ day, cents: by * cents }))),
        ];
        if (!one || one === "tie" || !other || other === "tie") {
          expect(other).toEqual(one);
          return;
        }
        expect(other.percent).toBeCloseTo(one.percent, 6);
        expect(0 <= one.low && one.low <= one.percent && one.percent <= one.high && one.high <= 100).toBe(true);
      },
    ),
  );
});

const asOf = "2026-11-20T12:00:00.000Z";
const evidence = (key: string, more = {}) => ({
  key,
  kind: "file" as const,
  sandbox: false,
  scope: "owner" as const,
  addedAt: "2026-11-01T00:00:00.000Z",
  ...more,
});
const payers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    payer: `p${index}`,
    cents: 100 * (index + 1) ** 2,
    payments: index + 1,
  }));

test("payerFacts: five payers or more have a count, a median, a mean, and the sums of the first twenty", () => {
  const given = [evidence("b", { addedAt: "2026-11-05T00:00:00.000Z", sandbox: true }), evidence("a")];
  const list = days(12, fridays);
  const facts = payerFacts({ asOf, currency: "USD", payers: payers(25), days: list, evidence: given });
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const shared = {
    kind: "derived",
    asOf: "2026-11-05T00:00:00.000Z",
    trust: "file",
    sandbox: true,
    inputs: [],
    scope: "owner",
    sources: ["a", "b"],
    period: { from: "2026-08-03", to: "2026-10-25" },
  };
  expect(byId.get("payers.count")).toEqual({
    ...shared,
    id: "payers.count",
    metric: "payers.count",
    unit: "count",
    value: 25,
    formula: "payers.distinct",
  });
  const money = { ...shared, unit: "cents", currency: "USD", n: 25, sampleOf: "payers" };
  expect(byId.get("payers.median")).toMatchObject({ ...money, value: 16_900, formula: "payers.median" });
  expect(byId.get("payers.mean")).toMatchObject({ ...money, value: 22_100, formula: "payers.mean" });
  expect(facts.filter(({ metric }) => metric === "payers.spend")).toHaveLength(20);
  expect(byId.get("payers.spend.p1")).toEqual({
    ...shared,
    id: "payers.spend.p1",
    metric: "payers.spend",
    unit: "cents",
    currency: "USD",
    value: 400,
    n: 2,
    sampleOf: "payments",
    formula: "earnings.sum",
  });
  const weekday = { ...shared, n: 12, sampleOf: "weeks", formula: "earnings.weekdayShare" };
  expect(byId.get("earnings.bestWeekday")).toMatchObject({ ...weekday, unit: "words", value: "friday" });
  expect(byId.get("earnings.weekdayShare")).toMatchObject({ ...weekday, unit: "percent", level: 0.8 });
  expect(payerFacts({ asOf, currency: "USD", payers: payers(5), days: [], evidence: given })[0]?.value).toBe(5);
});

test("earnings: a figure of too few people, weeks or statements is missing, with how many there are", () => {
  const reasons = (count: number, weeks: number, cents = fridays, behind = [evidence("a")]) =>
    payerFacts({ asOf, currency: "USD", payers: payers(count), days: days(weeks, cents), evidence: behind }).map(
      (fact) => {
        expect(fact).toMatchObject({ kind: "unavailable", value: null, asOf, trust: "inferred", sandbox: false });
        expect([fact.inputs, fact.sources, fact.scope]).toEqual([[], [], "owner"]);
        return [fact.metric, fact.unit, fact.reason];
      },
    );
  const few = { code: "too-few-payers", needs: 5, has: 4 };
  const weeks = { code: "too-few-weeks", needs: 8, has: 7 };
  expect(reasons(4, 7)).toEqual([
    ["payers.count", "count", few],
    ["payers.median", "cents", few],
    ["payers.mean", "cents", few],
    ["payers.topShare", "percent", { ...few, needs: 30 }],
    ["payers.topTenth", "percent", { ...few, needs: 50 }],
    ["earnings.bestWeekday", "words", weeks],
    ["earnings.weekdayShare", "percent", weeks],
  ]);
  expect(reasons(0, 10, () => 5).map(([, , reason]) => reason)).toEqual([
    ...[5, 5, 5, 30, 50].map((needs) => ({ code: "too-few-payers", needs, has: 0 })),
    ...Array(2).fill({ code: "no-best-weekday" }),
  ]);
  const noStatement = reasons(0, 0, fridays, []).map(([, , reason]) => reason);
  expect(noStatement.slice(0, 5)).toEqual(Array(5).fill({ code: "needs-statement" }));
});

test("spendingFacts: the share of the ten who spent most needs thirty payers, that of a tenth fifty, and named days end the ids", () => {
  const spent = [...Array(10).fill({ cents: 500 }), ...Array(50).fill({ cents: 100 })];
  const facts = (list: typeof spent) =>
    new Map(
      spendingFacts({ asOf, currency: "USD", payers: list, evidence: [evidence("a")], suffix: "in" }).map((fact) => [
        fact.id,
        fact,
      ]),
    );
  expect(facts(spent).get("payers.topShare.in")).toMatchObject({ value: 50, n: 60, sources: ["a"] });
  expect(facts(spent).get("payers.count.in")?.value).toBe(60);
  expect(facts(spent).get("payers.topTenth.in")?.value).toBe(30);
  const few = { code: "too-few-payers", needs: 30, has: 29 };
  expect(facts(spent.slice(0, 29)).get("payers.topShare.in")?.reason).toEqual(few);
});
