import { expect, test } from "vitest";
import { dayMs } from "../catalogue/time.ts";
import { given } from "../test/make-input.ts";
import { payerCohorts } from "./cohorts.ts";
import { leftInMonths } from "./left-in-month.ts";
import type { PayerBook, PayerPayment } from "./payer-book.ts";

const at = (day: string) => Math.floor(Date.parse(day) / dayMs);
const paid = (day: string, type: PayerPayment["type"], netCents = 800): PayerPayment => ({
  day: at(day),
  type,
  netCents,
});
const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

function cohortsOf(payers: PayerPayment[][], more: Partial<PayerBook> = {}) {
  const book: PayerBook = {
    currency: "USD",
    from: at("2026-01-01"),
    to: at("2026-06-20"),
    asOf: "2026-06-20T12:00:00.000Z",
    evidence: ["file"],
    payers,
    unnamed: [],
    ...more,
  };
  const { cohorts, facts } = payerCohorts(book, { asOf: book.asOf, evidence: [given("file", "file", 0)] });
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return {
    byId,
    months: cohorts.map(({ month }) => month),
    valuesOf: (month: string) => {
      const cohort = cohorts.find((one) => one.month === month);
      return (
        cohort && {
          joined: byId.get(cohort.joined)?.value,
          stayed: cohort.stayed.map((id) => byId.get(id)?.value),
          value: byId.get(cohort.value)?.value,
        }
      );
    },
  };
}

test("payerCohorts: whole months that the statements cover, the newest first, twelve at most", () => {
  expect(cohortsOf([]).months).toEqual(["2026-05", "2026-04", "2026-03", "2026-02", "2026-01"]);
  expect(cohortsOf([], { from: at("2026-03-02"), to: at("2026-05-31") }).months).toEqual(["2026-05", "2026-04"]);
  expect(cohortsOf([], { from: at("2024-01-01") }).months).toHaveLength(12);
});

test("payerCohorts: who joined in a month, how many percent were there after each month that all of them have had, and what they brought", () => {
  const leaving = [paid("2026-03-10", "subscription"), paid("2026-03-11", "tip", 200)];
  const once = [paid("2026-03-10", "subscription"), paid("2026-04-09", "renewal")];
  // Two months were paid together: somebody who pays again later was there between.
  const long = [paid("2026-03-10", "subscription"), paid("2026-05-09", "renewal")];
  const payers = [...many(4, () => leaving), ...many(3, () => once), ...many(3, () => long)];
  const { valuesOf, byId } = cohortsOf(payers);
  expect(valuesOf("2026-03")).toEqual({ joined: 10, stayed: [60, 30], value: (4 * 1_000 + 6 * 1_600) / 10 });
  const stayed = byId.get("cohort.stayed.2026-03.1");
  expect(stayed).toMatchObject({ n: 10, level: 0.8, scope: "owner", trust: "file", formula: "cohort.stayed" });
  expect(stayed?.low).toBeLessThan(60);
  expect(stayed?.high).toBeGreaterThan(60);
  // Of May's, nobody has had a month and the days that a renewal may be late.
  expect(valuesOf("2026-05")?.stayed).toEqual([]);
});

test("payerCohorts: of fewer than five a share and a mean are missing with the reason, and their number is known", () => {
  const { valuesOf, byId } = cohortsOf(many(4, () => [paid("2026-02-10", "subscription")]));
  expect(valuesOf("2026-02")).toMatchObject({ joined: 4, value: null });
  expect(byId.get("cohort.stayed.2026-02.1")).toMatchObject({
    value: null,
    reason: { code: "too-few-payers", needs: 5, has: 4 },
  });
  expect(valuesOf("2026-01")?.joined).toBe(0);
});

test("payerCohorts: somebody whose first payment is a renewal joined before the statements begin, and is in no cohort", () => {
  const { valuesOf } = cohortsOf(many(6, () => [paid("2026-02-03", "renewal"), paid("2026-03-04", "renewal")]));
  expect([valuesOf("2026-02")?.joined, valuesOf("2026-03")?.joined]).toEqual([0, 0]);
});

test("leftInMonths: a subscription ends where its thirty days run out and none is paid within fifteen more; a late renewal goes on", () => {
  const once = many(3, () => [paid("2026-03-10", "subscription")]);
  const late = [paid("2026-03-10", "subscription"), paid("2026-04-20", "renewal"), paid("2026-05-20", "renewal")];
  const tips = [paid("2026-03-10", "subscription"), paid("2026-04-12", "tip")];
  const book: PayerBook = {
    ...{ currency: "USD", from: at("2026-01-01"), to: at("2026-06-20"), asOf: "2026-06-20T12:00:00.000Z" },
    ...{ evidence: ["file"], payers: [...once, late, tips], unnamed: [] },
  };
  const left = leftInMonths(book, [given("file", "file", 0)]);
  expect(left.map(({ id, value }) => [id, value])).toEqual([
    ["subscribers.left.2026-05", 0],
    ["subscribers.left.2026-04", 4],
    ["subscribers.left.2026-03", 0],
  ]);
});
