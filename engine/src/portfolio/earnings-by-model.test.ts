import { expect, test } from "vitest";
import { earningsByModel } from "./earnings-by-model.ts";
import type { PortfolioInput } from "./portfolio-input.ts";
import { sameDays, sameDaysOfEach } from "./same-days.ts";

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

/** Two models whose statements end on these days. What each brought on the first 20 days of a month, and on all. */
function soFar(
  statements: PortfolioInput["paid"],
  amounts: Record<string, { first20: number; all: number }[]>,
  { currencies = {}, given = [] }: { currencies?: Record<string, string>; given?: PortfolioInput["given"] } = {},
) {
  const payments = Object.entries(amounts).flatMap(([member, [before, now]]) =>
    [
      { span: "before" as const, of: before },
      { span: "now" as const, of: now },
    ].map(({ span, of }) => ({
      ...{
        member,
        platform: "onlyfans" as const,
        span,
        currency: currencies[member] ?? "USD",
        n: 9,
        cents: of?.all ?? 0,
      },
      ...{ sameCents: of?.first20 ?? 0, ownCents: of?.all ?? 0 },
    })),
  );
  const same = sameDays(statements, spans);
  const input: PortfolioInput & { of: "own" } = {
    ...spans,
    asOf: "2026-11-28T12:00:00Z",
    of: "own",
    bars: [],
    perDollar: { USD: 1, EUR: 0.5 },
    members: statements.map(({ member }) => member),
    ...{ subjects: [], followers: [], posts: [], payments, given, paid: statements },
    ...(same && { sameDays: same }),
    sameDaysOfEach: sameDaysOfEach(statements, spans),
  };
  const none = { ...input, payments: [] };
  const known = new Set(input.members);
  const found = earningsByModel({
    ...{ month: none, year: none, soFar: input, latest: none, known, page: { limit: 10 } },
  });
  return new Map(found?.facts.map((fact) => [fact.id, fact]));
}

test("earningsByModel: a model's change is of its own days, whatever day another model's statement ends on; that of all is of the days of all", () => {
  const facts = soFar([reach("1", "2026-11-28T00:00:00Z"), reach("2", "2026-11-21T00:00:00Z")], {
    1: [
      { first20: 100, all: 200 },
      { first20: 110, all: 260 },
    ],
    2: [
      { first20: 50, all: 50 },
      { first20: 40, all: 40 },
    ],
  });
  expect(facts.get("soFar.1.portfolio.earnings.change")).toMatchObject({ value: 30, n: 27 });
  expect(facts.get("soFar.2.portfolio.earnings.change")).toMatchObject({ value: -20, n: 20 });
  expect(facts.get("soFar.portfolio.earnings.change")).toMatchObject({ value: 0, n: 20 });
});

test("earningsByModel: models whose statements share too few days are each compared alone, and not together", () => {
  const november = { ...reach("1", "2026-11-28T00:00:00Z") };
  const early = { ...reach("2", "2026-11-08T00:00:00Z") };
  const facts = soFar([november, early], {
    1: [
      { first20: 0, all: 200 },
      { first20: 0, all: 260 },
    ],
    2: [
      { first20: 0, all: 50 },
      { first20: 0, all: 40 },
    ],
  });
  expect(facts.get("soFar.1.portfolio.earnings.change")).toMatchObject({ value: 30, n: 27 });
  expect(facts.has("soFar.2.portfolio.earnings.change")).toBe(false);
  expect(facts.has("soFar.portfolio.earnings.change")).toBe(false);
});

test("earningsByModel: what was earned in another currency than the sum's stands beside the sum, in its own", () => {
  const amounts = {
    1: [
      { first20: 0, all: 200 },
      { first20: 0, all: 260 },
    ],
    2: [
      { first20: 0, all: 50 },
      { first20: 0, all: 40 },
    ],
  };
  const statements = [reach("1", "2026-11-28T00:00:00Z"), reach("2", "2026-11-28T00:00:00Z")];
  const facts = soFar(statements, amounts, { currencies: { 2: "EUR" } });
  expect(facts.get("soFar.portfolio.earnings")).toMatchObject({ value: 40 + 260 / 2, currency: "EUR" });
  expect(facts.get("soFar.portfolio.earnings.exchanged.USD")).toMatchObject({ value: 260, currency: "USD" });
});

test("earningsByModel: an amount that was entered for the thirty days before stands for no running month; sums of a file do", () => {
  const amount = (member: string, kind: "manual" | "file") => ({
    ...{ member, platform: "onlyfans" as const, cents: 50, currency: "USD", kind, sandbox: false },
    ...{ from: "2026-11-01T00:00:00Z", to: "2026-11-27T00:00:00Z", observedAt: "2026-11-27T00:00:00Z" },
  });
  const ended = [reach("1", "2026-10-15T00:00:00Z"), reach("2", "2026-10-15T00:00:00Z")];
  const facts = soFar(ended, {}, { given: [amount("1", "manual"), amount("2", "file")] });
  expect(facts.get("soFar.1.portfolio.earnings")?.value).toBeNull();
  expect(facts.get("soFar.2.portfolio.earnings")?.value).toBe(50);
  expect(facts.get("soFar.portfolio.earnings")?.value).toBe(50);
});
