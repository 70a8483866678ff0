import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs } from "../catalogue/time.ts";
import { isSound } from "../report/check-statements.ts";
import { comparePrices } from "./analyse-pricing.ts";
import type { PriceChangeInput, PricingDay } from "./price-change-facts.ts";
import { priceOfMonth, priceOn } from "./price-timeline.ts";

const day = (index: number) => new Date(Date.UTC(2026, 8, 1) + index * dayMs).toISOString().slice(0, 10);
const changed = 28;
const daysOf = (
  count: number,
  at: (index: number) => Omit<PricingDay, "day" | "payers"> & Partial<PricingDay>,
): PricingDay[] =>
  Array.from({ length: count }, (_, index) => ({ day: day(index), payers: [`fan${index}`], ...at(index) }));
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

test("comparePrices: a price change that halves new subscribers is stated, over four weeks on either side", () => {
  const { of, keys } = compared(
    inputOf(daysOf(56, (index) => ({ joined: index < changed ? 10 : 5, netCents: index < changed ? 10_000 : 10_500 }))),
  );
  expect(of.get("change.joinedBefore")).toMatchObject({ value: 280, n: 4, sampleOf: "weeks" });
  expect(of.get("change.joinedAfter")?.period).toEqual({ from: day(28), to: day(55) });
  expect(of.get("change.joined")).toMatchObject({ value: -50, kind: "estimated", level: 0.8 });
  expect(of.get("change.joined")?.high).toBeLessThan(0);
  expect(of.get("change.from")).toMatchObject({
    kind: "self-reported",
    trust: "manual",
    sources: ["price-change:4"],
  });
  expect(keys).toEqual(["change.fewer", "change.netUnclear"]);
});

test("comparePrices: a price change without an effect is not distinguishable from chance", () => {
  const { keys } = compared(inputOf(daysOf(56, () => ({ joined: 3, netCents: 4_000 }))));
  expect(keys).toEqual(["change.unclear", "change.netUnclear"]);
});

test("comparePrices: a price change a week ago waits, with its date", () => {
  const { of, keys } = compared(
    inputOf(
      daysOf(35, () => ({ joined: 3, netCents: 4_000 })),
      { asOf: `${day(35)}T00:00:00.000Z` },
    ),
  );
  expect(of.get("change.joined")?.reason).toEqual({ code: "too-few-weeks", needs: 2, has: 1, readyOn: day(42) });
  expect(keys).toEqual(["change.waiting"]);
});

test("comparePrices: a comparison ends at the next change; without a statement the reason is that one is needed", () => {
  const days = daysOf(80, () => ({ joined: 3, netCents: 4_000 }));
  expect(compared(inputOf(days, { after: day(changed + 15) })).of.get("change.joinedAfter")).toMatchObject({
    n: 2,
    value: 42,
  });
  expect(compared(inputOf([])).of.get("change.joined")?.reason).toEqual({ code: "needs-statement" });
});

test("comparePrices: without new subscribers before the change there is no relative change", () => {
  const { of } = compared(inputOf(daysOf(56, (index) => ({ joined: index < changed ? 0 : 2, netCents: 0 }))));
  expect(of.get("change.joined")?.reason).toEqual({ code: "no-subscribers" });
  expect(of.get("change.net")?.reason).toEqual({ code: "no-earnings" });
});

const paidBy = (count: number, from: number) => Array.from({ length: count }, (_, index) => `fan${from + index}`);
const twoWeeks = (paid: { index: number; netCents: number; payers: string[] }[]) =>
  inputOf(
    daysOf(28, (index) => ({ joined: 0, netCents: 0, payers: [], ...paid.find((one) => one.index === index) })),
    { change: { id: 4, on: day(14), fromCents: 999, toCents: 1_249 } },
  );

test("comparePrices: with fewer than five payers before the change, there is no change of net earnings", () => {
  const reason = { code: "too-few-payers", needs: 5, has: 1 };
  const tip = { index: 3, netCents: 1_600, payers: ["fan1"] };
  for (const after of [[], [{ index: 20, netCents: 50_000, payers: paidBy(9, 2) }]]) {
    const { of, keys } = compared(twoWeeks([tip, ...after]));
    expect(of.get("change.net")).toMatchObject({ value: null, reason });
    expect(keys).not.toContain("change.netLess");
  }
  // The same person five times is one payer.
  const again = Array.from({ length: 5 }, (_, index) => ({ ...tip, index }));
  expect(compared(twoWeeks(again)).of.get("change.net")?.reason).toEqual(reason);
});

test("comparePrices: without payers afterwards the interval ends above −100 %, the lower the fewer paid before", () => {
  const highOf = (payers: number) => {
    const fact = compared(twoWeeks([{ index: 3, netCents: 16_000, payers: paidBy(payers, 0) }])).of.get("change.net");
    expect(fact).toMatchObject({ value: -100, level: 0.8 });
    return fact?.high ?? Number.NaN;
  };
  expect(highOf(5)).toBeGreaterThan(0);
  expect(highOf(1_000)).toBeGreaterThan(-100);
  expect(highOf(1_000)).toBeLessThan(highOf(5));
});

test("comparePrices: the number of payers limits how narrow the interval can be, even for equal weeks", () => {
  const fact = compared(
    twoWeeks([3, 10, 17, 24].map((index) => ({ index, netCents: 8_000, payers: paidBy(3, index) }))),
  ).of.get("change.net");
  expect(fact?.value).toBe(0);
  expect(fact?.high).toBeGreaterThan(50);
});

test("comparePrices: facts are sound and sentences have facts, for any days", () => {
  const paid = fc.integer({ min: -9_999, max: 99_999 });
  const payers = fc.array(fc.constantFrom(...paidBy(20, 0)), { maxLength: 4 });
  const anyDays = fc.array(fc.record({ joined: fc.nat(50), netCents: paid, payers }), { maxLength: 90 });
  fc.assert(
    fc.property(anyDays, fc.nat(90), fc.nat(120), (all, at, next) => {
      const days = all.map((one, index) => ({ ...one, day: day(index) }));
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
