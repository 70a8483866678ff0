import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSound } from "../report/check-statements.ts";
import { comparePrices } from "./analyse-pricing.ts";
import type { PriceChangeInput, PricingDay } from "./price-change-facts.ts";
import { priceOfMonth, priceOn } from "./price-timeline.ts";

const dayMs = 86_400_000;
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
const told = (input: PriceChangeInput) => {
  const { facts, statements } = comparePrices(input);
  return { of: new Map(facts.map((fact) => [fact.metric, fact])), keys: statements.map(({ key }) => key), facts };
};

describe("a price change", () => {
  test("that halves who joins says so, over four weeks on either side", () => {
    const { of, keys } = told(
      inputOf(
        daysOf(56, (index) => ({ joined: index < changed ? 10 : 5, netCents: index < changed ? 10_000 : 10_500 })),
      ),
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

  test("that changed nothing cannot be told from chance", () => {
    const { keys } = told(inputOf(daysOf(56, () => ({ joined: 3, netCents: 4_000 }))));
    expect(keys).toEqual(["change.unclear", "change.netUnclear"]);
  });

  test("with a week after it waits, and says until when", () => {
    const { of, keys } = told(
      inputOf(
        daysOf(35, () => ({ joined: 3, netCents: 4_000 })),
        { asOf: `${day(35)}T00:00:00.000Z` },
      ),
    );
    expect(of.get("change.joined")?.reason).toEqual({ code: "too-few-weeks", needs: 2, has: 1, readyOn: day(42) });
    expect(keys).toEqual(["change.waiting"]);
  });

  test("reaches to the next change and no farther; without a statement it asks for one", () => {
    const days = daysOf(80, () => ({ joined: 3, netCents: 4_000 }));
    expect(told(inputOf(days, { after: day(changed + 15) })).of.get("change.joinedAfter")).toMatchObject({
      n: 2,
      value: 42,
    });
    expect(told(inputOf([])).of.get("change.joined")?.reason).toEqual({ code: "needs-statement" });
  });

  test("before which nobody joined has no relative change", () => {
    const { of } = told(inputOf(daysOf(56, (index) => ({ joined: index < changed ? 0 : 2, netCents: 0 }))));
    expect(of.get("change.joined")?.reason).toEqual({ code: "too-few-payers", needs: 1, has: 0 });
    expect(of.get("change.net")?.reason).toEqual({ code: "no-earnings" });
  });

  const paidBy = (count: number, from: number) => Array.from({ length: count }, (_, index) => `fan${from + index}`);
  const twoWeeks = (paid: { index: number; netCents: number; payers: string[] }[]) =>
    inputOf(
      daysOf(28, (index) => ({ joined: 0, netCents: 0, payers: [], ...paid.find((one) => one.index === index) })),
      { change: { id: 4, on: day(14), fromCents: 999, toCents: 1_249 } },
    );

  test("before which fewer than five people paid has no change of net earnings, whatever came after", () => {
    const reason = { code: "too-few-payers", needs: 5, has: 1 };
    const tip = { index: 3, netCents: 1_600, payers: ["fan1"] };
    for (const after of [[], [{ index: 20, netCents: 50_000, payers: paidBy(9, 2) }]]) {
      const { of, keys } = told(twoWeeks([tip, ...after]));
      expect(of.get("change.net")).toMatchObject({ value: null, reason });
      expect(keys).not.toContain("change.netLess");
    }
    // The same person five times is one payer.
    const again = Array.from({ length: 5 }, (_, index) => ({ ...tip, index }));
    expect(told(twoWeeks(again)).of.get("change.net")?.reason).toEqual(reason);
  });

  test("after which nobody paid has a range that reaches above −100 %, the farther the fewer paid before", () => {
    const highOf = (payers: number) => {
      const fact = told(twoWeeks([{ index: 3, netCents: 16_000, payers: paidBy(payers, 0) }])).of.get("change.net");
      expect(fact).toMatchObject({ value: -100, level: 0.8 });
      return fact?.high ?? Number.NaN;
    };
    expect(highOf(5)).toBeGreaterThan(0);
    expect(highOf(1_000)).toBeGreaterThan(-100);
    expect(highOf(1_000)).toBeLessThan(highOf(5));
  });

  test("is compared by no narrower a range than who paid allows, however equal the weeks are", () => {
    const fact = told(
      twoWeeks([3, 10, 17, 24].map((index) => ({ index, netCents: 8_000, payers: paidBy(3, index) }))),
    ).of.get("change.net");
    expect(fact?.value).toBe(0);
    expect(fact?.high).toBeGreaterThan(50);
  });

  test("gives sound facts and sentences that stand on them, whatever the days", () => {
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
});

describe("the price of a month", () => {
  const log = [
    { on: "2026-03-01", fromCents: 999, toCents: 1_249 },
    { on: "2026-05-15", fromCents: 1_249, toCents: 799 },
  ];

  test.each([
    ["2026-01", 999],
    ["2026-03", 1_249],
    ["2026-05", undefined],
    ["2026-06", 799],
  ])("%s is the logged one, and none where it changed in between", (month, price) => {
    expect(priceOfMonth(month, log)).toBe(price);
    expect(priceOfMonth(month, log.toReversed())).toBe(price);
  });

  test("is unknown without a log; a day's is the last one logged", () => {
    expect(priceOfMonth("2026-01", [])).toBeUndefined();
    expect(priceOn("2026-05-15", log)).toBe(799);
    expect(priceOn("2026-05-14", log)).toBe(1_249);
  });
});
