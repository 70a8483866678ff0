import { expect, test } from "vitest";
import { earningsByModel } from "./earnings-by-model.ts";
import type { PortfolioInput } from "./portfolio-input.ts";
import { sameDays } from "./same-days.ts";

const spans = {
  period: { from: "2026-11-01T00:00:00Z", to: "2026-11-28T00:00:00Z" },
  before: { from: "2026-10-01T00:00:00Z", to: "2026-10-28T00:00:00Z" },
};
const reach = (member: string, last: string) => ({
  member,
  platform: "onlyfans" as const,
  first: "2026-08-01T00:00:00Z",
  last,
});

/** Two models whose statements end on these days, and what each brought before and now on the days that its statement covers in both. */
function soFar(
  statements: PortfolioInput["paid"],
  amounts: Record<string, [before: number, now: number]>,
  { currencies = {}, given = [] }: { currencies?: Record<string, string>; given?: PortfolioInput["given"] } = {},
) {
  const payments = Object.entries(amounts).flatMap(([member, [before, now]]) =>
    [
      { span: "before" as const, cents: before },
      { span: "now" as const, cents: now },
    ].map(({ span, cents }) => ({
      ...{
        member,
        platform: "onlyfans" as const,
        span,
        currency: currencies[member] ?? "USD",
        n: 9,
        cents,
      },
      sameCents: cents,
    })),
  );
  const input: PortfolioInput & { of: "own" } = {
    ...spans,
    asOf: "2026-11-28T12:00:00Z",
    of: "own",
    bars: [],
    perDollar: { USD: 1, EUR: 0.5 },
    members: statements.map(({ member }) => member),
    ...{ subjects: [], followers: [], posts: [], payments, given, paid: statements },
    sameDays: sameDays(statements, spans),
  };
  const none = { ...input, payments: [] };
  const known = new Set(input.members);
  const found = earningsByModel({
    ...{ month: none, year: none, soFar: input, latest: none, known, page: { limit: 10 } },
  });
  return new Map(found?.facts.map((fact) => [fact.id, fact]));
}

test("earningsByModel: each model is compared on its own days, alone and in the sum, whatever day another model's statement ends on", () => {
  const facts = soFar([reach("1", "2026-11-28T00:00:00Z"), reach("2", "2026-11-21T00:00:00Z")], {
    1: [200, 260],
    2: [50, 40],
  });
  expect(facts.get("soFar.1.portfolio.earnings.change")).toMatchObject({ value: 30, n: 27 });
  expect(facts.get("soFar.2.portfolio.earnings.change")).toMatchObject({ value: -20, n: 20 });
  expect(facts.get("soFar.portfolio.earnings.change")).toMatchObject({ value: 20, n: 2, sampleOf: "models" });
});

test("earningsByModel: a model with too few days to compare takes nothing from the change of the others", () => {
  const november = { ...reach("1", "2026-11-28T00:00:00Z") };
  const early = { ...reach("2", "2026-11-08T00:00:00Z") };
  const facts = soFar([november, early], {
    1: [200, 260],
    2: [50, 40],
  });
  expect(facts.get("soFar.1.portfolio.earnings.change")).toMatchObject({ value: 30, n: 27 });
  expect(facts.has("soFar.2.portfolio.earnings.change")).toBe(false);
  expect(facts.has("soFar.portfolio.earnings.change")).toBe(false);
  expect(facts.get("soFar.portfolio.earnings.partChange")).toMatchObject({ value: 30, n: 27, sampleOf: "days" });
});

test("earningsByModel: what was earned in another currency than the sum's stands beside the sum, in its own", () => {
  const amounts: Record<string, [number, number]> = {
    1: [200, 260],
    2: [50, 40],
  };
  const statements = [reach("1", "2026-11-28T00:00:00Z"), reach("2", "2026-11-28T00:00:00Z")];
  const facts = soFar(statements, amounts, { currencies: { 2: "EUR" } });
  expect(facts.get("soFar.portfolio.earnings")).toMatchObject({ value: 40 + 260 / 2, currency: "EUR" });
  expect(facts.get("soFar.portfolio.earnings.exchanged.USD")).toMatchObject({ value: 260, currency: "USD" });
});

test("earningsByModel: an amount that was given for days of the running month counts in it, and in no change", () => {
  const amount = (member: string, kind: "manual" | "file") => ({
    ...{ member, platform: "onlyfans" as const, cents: 50, currency: "USD", kind, sandbox: false },
    ...{ from: "2026-11-01T00:00:00Z", to: "2026-11-27T00:00:00Z", observedAt: "2026-11-27T00:00:00Z" },
  });
  const ended = [reach("1", "2026-10-15T00:00:00Z"), reach("2", "2026-10-15T00:00:00Z")];
  const facts = soFar(ended, {}, { given: [amount("1", "manual"), amount("2", "file")] });
  expect(facts.get("soFar.1.portfolio.earnings")?.value).toBe(50);
  expect(facts.get("soFar.portfolio.earnings")?.value).toBe(100);
  expect(facts.has("soFar.portfolio.earnings.change")).toBe(false);
});

test("earningsByModel: a model whose statement ends within the month has the days that are known of it, and one with the whole month has none", () => {
  const october = {
    ...{ asOf: "2026-11-28T12:00:00Z", of: "own" as const, bars: [], members: ["1", "2", "3"] },
    period: { from: "2026-10-01T00:00:00Z", to: "2026-11-01T00:00:00Z" },
    before: { from: "2026-09-01T00:00:00Z", to: "2026-10-01T00:00:00Z" },
    ...{ subjects: [], followers: [], posts: [] },
    paid: [
      reach("1", "2026-10-12T00:00:00Z"),
      reach("2", "2026-10-30T00:00:00Z"),
      { ...reach("3", "2026-10-31T00:00:00Z"), first: "2026-10-09T00:00:00Z" },
    ],
    payments: ["1", "2", "3"].map((member) => ({
      ...{ member, platform: "onlyfans" as const, span: "now" as const, currency: "USD", n: 9, cents: 100 },
    })),
  };
  const none = { ...october, payments: [], paid: [] };
  const found = earningsByModel({
    ...{ month: october, year: none, soFar: none, latest: none, known: new Set(october.members), page: { limit: 10 } },
  });
  expect(found?.models).toEqual([
    { id: "1", part: { is: "to", day: "2026-10-12" } },
    { id: "2" },
    { id: "3", part: { is: "from", day: "2026-10-09" } },
  ]);
  expect(found?.inPart).toBe(2);
});

test("earningsByModel: an amount that reaches into another month stands with its days for its model, and is in no sum of several", () => {
  const november = { from: "2026-11-01T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z" };
  const typed = {
    ...{ member: "2", platform: "onlyfans" as const, cents: 61_240, currency: "USD", kind: "manual" as const },
    ...{ from: "2026-11-02T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z", observedAt: "2026-12-01T00:00:00.000Z" },
    sandbox: false,
  };
  const month = (from: string, to: string) => {
    const input: PortfolioInput & { of: "own" } = {
      ...{ of: "own", period: november, before: { from: "2026-10-01T00:00:00.000Z", to: november.from } },
      ...{ asOf: "2026-12-01T12:00:00Z", bars: [], perDollar: { USD: 1 }, members: ["1", "2"] },
      ...{ subjects: [], followers: [], posts: [], paid: [reach("1", "2026-11-30T00:00:00Z")] },
      payments: [{ member: "1", platform: "onlyfans", span: "now", currency: "USD", n: 9, cents: 500_000 }],
      given: [{ ...typed, from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z` }],
    };
    const none = { ...input, payments: [], given: [], paid: [] };
    const page = { limit: 10 };
    const found = earningsByModel({ month: input, year: none, soFar: none, latest: none, known: new Set("12"), page });
    const facts = new Map(found?.facts.map((fact) => [fact.id, fact]));
    return {
      sum: facts.get("month.portfolio.earnings"),
      own: facts.get("month.2.portfolio.earnings"),
      part: found?.models.find(({ id }) => id === "2")?.part,
    };
  };
  expect(month("2026-11-02", "2026-12-01")).toMatchObject({
    sum: { value: 500_000, period: { to: "2026-11-30" } },
    own: { value: 61_240 },
    part: { is: "days-to", to: "2026-12-01" },
  });
  expect(month("2026-11-01", "2026-11-30")).toMatchObject({ sum: { value: 561_240 }, own: { value: 61_240 } });
});
