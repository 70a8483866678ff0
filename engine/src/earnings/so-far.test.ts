import { expect, test } from "vitest";
import { factOf } from "../test/make-fact.ts";
import { given } from "../test/make-input.ts";
import type { MonthFacts } from "./month-facts.ts";
import { earningsSoFar } from "./so-far.ts";

const monthOf = (month: string, from: string, to: string): MonthFacts => {
  const total = factOf(`earnings.total.${month}`, 1_000, { period: { from, to } });
  const types = {
    ...{ subscription: total, renewal: total, tip: total, message: total },
    ...{ post: total, stream: total, referral: total, other: total },
  };
  return { month, total, types, back: total, pending: total };
};
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
/** Every day from one to the other, each with the same amount. */
const daily = (from: string, to: string, cents: number) => {
  const days: { day: string; cents: number }[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    days.push({ day: new Date(at).toISOString().slice(0, 10), cents });
  return days;
};
const soFar = (asOf: string, month: MonthFacts, days: { day: string; cents: number }[], wholeTo = dayBefore(asOf)) =>
  new Map(
    earningsSoFar({
      asOf: `${asOf}T12:00:00.000Z`,
      currency: "USD",
      months: [month],
      days,
      wholeTo,
      evidence: [given("file")],
    }).map((fact) => [fact.id, fact]),
  );

test("earningsSoFar: the days of the month that are over are held against the same days of the month before", () => {
  const facts = soFar("2026-11-21", monthOf("2026-11", "2026-11-01", "2026-11-21"), [
    ...daily("2026-10-01", "2026-10-31", 100),
    ...daily("2026-11-01", "2026-11-20", 150),
    ...daily("2026-11-21", "2026-11-21", 9_999),
  ]);
  expect(facts.get("soFar.portfolio.earnings.comparedBefore")).toMatchObject({
    value: 2_000,
    period: { from: "2026-10-01", to: "2026-10-20" },
    currency: "USD",
  });
  expect(facts.get("soFar.portfolio.earnings.compared")).toMatchObject({
    value: 3_000,
    period: { from: "2026-11-01", to: "2026-11-20" },
  });
  expect(facts.get("soFar.portfolio.earnings.change")).toMatchObject({
    value: 50,
    n: 20,
    inputs: ["soFar.portfolio.earnings.comparedBefore", "soFar.portfolio.earnings.compared"],
  });
});

test("earningsSoFar: the last day of a statement that was added later counts", () => {
  const days = daily("2026-10-01", "2026-11-20", 100);
  const facts = soFar("2026-11-21", monthOf("2026-11", "2026-11-01", "2026-11-20"), days, "2026-11-20");
  expect(facts.get("soFar.portfolio.earnings.compared")).toMatchObject({
    period: { from: "2026-11-01", to: "2026-11-20" },
  });
});

test("earningsSoFar: against a shorter month the days that both have count", () => {
  const days = [...daily("2026-02-01", "2026-02-28", 100), ...daily("2026-03-01", "2026-03-31", 100)];
  const facts = soFar("2026-03-31", monthOf("2026-03", "2026-03-01", "2026-03-31"), days);
  expect(facts.get("soFar.portfolio.earnings.change")).toMatchObject({ value: 0, n: 28 });
});

test.each([
  [
    "a day is not covered",
    "2026-11-21",
    monthOf("2026-11", "2026-11-01", "2026-11-21"),
    daily("2026-10-05", "2026-11-21", 100),
  ],
  [
    "the days before brought nothing",
    "2026-11-21",
    monthOf("2026-11", "2026-11-01", "2026-11-21"),
    daily("2026-10-01", "2026-11-21", 0),
  ],
  [
    "the month is over",
    "2026-12-05",
    monthOf("2026-11", "2026-11-01", "2026-11-30"),
    daily("2026-10-01", "2026-11-30", 100),
  ],
  [
    "its first day is not over",
    "2026-11-01",
    monthOf("2026-11", "2026-11-01", "2026-11-01"),
    daily("2026-10-01", "2026-11-01", 100),
  ],
])("earningsSoFar: where %s nothing is compared", (_why, asOf, month, days) => {
  expect(soFar(asOf, month, days).size).toBe(0);
});
