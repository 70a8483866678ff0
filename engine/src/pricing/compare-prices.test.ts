import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs, dayNumber } from "../catalogue/time.ts";
import type { PayerBook } from "../payers/payer-book.ts";
import { isSound } from "../report/check-statements.ts";
import { comparePrices } from "./analyse-pricing.ts";
import type { PriceChangeInput, PricingDay } from "./price-change-facts.ts";
import { priceOfMonth, priceOn } from "./price-timeline.ts";

const day = (index: number) => new Date(Date.UTC(2026, 8, 1) + index * dayMs).toISOString().slice(0, 10);
const changed = 28;
const daysOf = (count: number, joinedOn: (index: number) => number): PricingDay[] =>
  Array.from({ length: count }, (_, index) => ({ day: day(index), joined: joinedOn(index) }));
const inputOf = (days: PricingDay[], more: Partial<PriceChangeInput> = {}): PriceChangeInput => ({
  asOf: "2026-11-20T00:00:00.000Z",
  currency: "USD",
  change: { id: 4, on: day(changed), fromCents: 999, toCents: 1_249 },
  ...(days.length > 0 && { covered: { from: days[0]?.day ?? "", to: days.at(-1)?.day ?? "" } }),
  days,
  evidence: [{ key: "file:1", kind: "file", sandbox: false, scope: "owner", addedAt: "2026-11-01T00:00:00.000Z" }],
  ...more,
});
const compared = (input: PriceChangeInput) => {
  const { facts, statements } = comparePrices(input);
  return { of: new Map(facts.map((fact) => [fact.metric, fact])), keys: statements.map(({ key }) => key), facts };
};

test("comparePrices: a price change that halves new subscribers is stated, over as many weeks on either side", () => {
  const { of, keys } = compared(inputOf(daysOf(56, (index) => (index < changed ? 10 : 5))));
  expect(of.get("change.joinedBefore")).toMatchObject({ value: 280, n: 4, sampleOf: "weeks" });
  expect(of.get("change.joinedAfter")?.period).toEqual({ from: day(28), to: day(55) });
  expect(of.get("change.joined")).toMatchObject({ value: -50, kind: "estimated", level: 0.8 });
  expect(of.get("change.joined")?.high).toBeLessThan(0);
  expect(of.get("change.from")).toMatchObject({
    kind: "self-reported",
    trust: "manual",
    sources: ["price-change:4"],
  });
  expect(keys).toEqual(["change.fewer"]);
});

test("comparePrices: a price change without an effect is not distinguishable from chance", () => {
  const { keys } = compared(inputOf(daysOf(56, () => 3)));
  expect(keys).toEqual(["change.unclear"]);
});

test("comparePrices: a price change a week ago waits, with its date", () => {
  const { of, keys } = compared(
    inputOf(
      daysOf(35, () => 3),
      { asOf: `${day(35)}T00:00:00.000Z` },
    ),
  );
  expect(of.get("change.joined")?.reason).toEqual({ code: "too-few-weeks", needs: 2, has: 1, readyOn: day(42) });
  expect(keys).toEqual(["change.waiting"]);
});

test("comparePrices: a comparison ends at the next change; without a statement the reason is that one is needed", () => {
  const days = daysOf(80, () => 3);
  expect(compared(inputOf(days, { after: day(changed + 15) })).of.get("change.joinedAfter")).toMatchObject({
    n: 2,
    value: 42,
  });
  expect(compared(inputOf([])).of.get("change.joined")?.reason).toEqual({ code: "needs-statement" });
});

test("comparePrices: without new subscribers before the change there is no relative change", () => {
  const { of } = compared(inputOf(daysOf(56, (index) => (index < changed ? 0 : 2))));
  expect(of.get("change.joined")?.reason).toEqual({ code: "no-subscribers" });
});

/** Two join each day and pay for three months, before the change and after it at the prices given. */
const bookOf = (days: number, cents: readonly [before: number, after: number]): PayerBook => ({
  ...{ currency: "USD", from: dayNumber(day(0)), to: dayNumber(day(days - 1)), asOf: `${day(days)}T00:00:00.000Z` },
  ...{ evidence: ["file:1"], unnamed: [] },
  payers: Array.from({ length: 2 * days }, (_, place) => Math.floor(place / 2)).map((index) =>
    [0, 30, 60]
      .filter((later) => index + later < days)
      .map((later) => ({
        day: dayNumber(day(index + later)),
        type: later === 0 ? ("subscription" as const) : ("renewal" as const),
        netCents: cents[index < changed ? 0 : 1],
      })),
  ),
});
const withBook = (
  days: number,
  cents: readonly [before: number, after: number],
  more: Partial<PriceChangeInput> = {},
) =>
  compared(
    inputOf(
      daysOf(days, () => 1),
      { book: bookOf(days, cents), ...more },
    ),
  );

test("comparePrices: a change is judged by what who joins in a week brings over as many days, beside how many join", () => {
  const { of, keys } = withBook(140, [1_000, 2_000]);
  expect(of.get("change.net")).toMatchObject({ kind: "estimated", level: 0.9, value: 100, sampleOf: "payers" });
  expect(of.get("change.days")).toMatchObject({ value: 85, unit: "days" });
  expect(keys).toEqual(["change.unclear", "change.netMore"]);
});

test("comparePrices: joins are compared before the first renewals are known, money is not", () => {
  const { of, keys } = withBook(60, [1_000, 500]);
  expect(of.get("change.joined")?.value).toBe(0);
  expect(of.get("change.net")).toMatchObject({ value: null, reason: { code: "too-few-weeks", needs: 2, has: 0 } });
  expect(keys).toEqual(["change.unclear", "change.netEarly"]);
});

test("comparePrices: who joined after the next change is not counted for the one before it", () => {
  const { of } = withBook(140, [1_000, 2_000], { after: day(80) });
  expect(of.get("change.net")?.period?.to).toBe(day(79));
});

test("comparePrices: facts are sound and sentences have facts, for any days", () => {
  const anyDays = fc.array(fc.nat(50), { maxLength: 90 });
  fc.assert(
    fc.property(anyDays, fc.nat(90), fc.nat(120), (all, at, next) => {
      const days = all.map((joined, index) => ({ joined, day: day(index) }));
      const change = { id: 1, on: day(at), fromCents: 0, toCents: 500 };
      const { facts, statements } = comparePrices(inputOf(days, { change, ...(next > at && { after: day(next) }) }));
      expect(facts.filter((fact) => !isSound(fact))).toEqual([]);
      expect(statements.length).toBeGreaterThan(0);
    }),
  );
});

const log = [
  { on: "2026-03-01", fromCents: 999, toCents: 1_249 },
  { on: "2026-05-15", fromCents: 1_249, toCents: 799 },
];

test.each([
  ["2026-01", 999],
  ["2026-03", 1_249],
  ["2026-05", undefined],
  ["2026-06", 799],
])("priceOfMonth: %s is the logged one, and none if it changed within the month", (month, price) => {
  expect(priceOfMonth(month, log)).toBe(price);
  expect(priceOfMonth(month, log.toReversed())).toBe(price);
});

test("priceOfMonth, priceOn: unknown without a log; a day's price is the last one logged", () => {
  expect(priceOfMonth("2026-01", [])).toBeUndefined();
  expect(priceOn("2026-05-15", log)).toBe(799);
  expect(priceOn("2026-05-14", log)).toBe(1_249);
});
