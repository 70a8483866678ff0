import fc from "fast-check";
import { expect, test } from "vitest";
import { isSound } from "../report/check-statements.ts";
import { analysePrices, type PricingAnalysis } from "./analyse-pricing.ts";
import { contentKinds, type PricingInput, type PricingMonth } from "./pricing-input.ts";

const asOf = "2026-11-01T00:00:00.000Z";
const evidence = [
  { key: "file:1", kind: "file", sandbox: false, scope: "owner", addedAt: "2026-10-31T10:00:00.000Z" },
] as const;
const monthName = (index: number) => new Date(Date.UTC(2025, index, 1)).toISOString().slice(0, 7);
const monthsOf = (count: number, more: (index: number) => Partial<PricingMonth> = () => ({})): PricingMonth[] =>
  Array.from({ length: count }, (_, index) => ({
    month: monthName(index),
    priceCents: 999,
    joined: 60,
    active: 240,
    subscriptionCents: 240 * 999,
    extrasCents: 240 * 800,
    ...more(index),
  }));
const inputOf = (more: Partial<PricingInput> = {}): PricingInput => ({
  asOf,
  platform: "onlyfans",
  currency: "USD",
  months: monthsOf(8),
  sales: {},
  evidence,
  missingReason: "needs-statement",
  ...more,
});
const analyses = new WeakMap<PricingInput, PricingAnalysis>();
/** An analysis is pure and takes half a second: each input is analysed once. */
function analyseOnce(input: PricingInput): PricingAnalysis {
  const analysis = analyses.get(input) ?? analysePrices(input);
  analyses.set(input, analysis);
  return analysis;
}
const factsOf = (input: PricingInput) => new Map(analyseOnce(input).facts.map((fact) => [fact.id, fact]));
const keysOf = (input: PricingInput) => analyseOnce(input).statements.map(({ key }) => key);

test("analysePrices: eight months give a price with its interval, other prices and a year ahead", () => {
  const analysis = analysePrices(inputOf());
  const facts = new Map(analysis.facts.map((fact) => [fact.id, fact]));
  const recommended = facts.get("price.recommended");
  expect(recommended).toMatchObject({ kind: "estimated", trust: "inferred", n: 8, sampleOf: "months", level: 0.8 });
  expect(facts.get("price")).toMatchObject({ value: 999, kind: "derived", trust: "file", sources: ["file:1"] });
  expect(facts.get("extras.perPayer")?.value).toBeCloseTo(800);
  expect(analysis.ladder.length).toBeGreaterThanOrEqual(6);
  expect(analysis.series[0]?.forecast).toHaveLength(12);
  expect(analysis.series[0]?.points[0]).toEqual({ at: "2025-01-31T00:00:00.000Z", value: 0.8 * 240 * 1_799 });
  expect(analysis.sources).toEqual([expect.objectContaining({ evidence: "file:1", kind: "file" })]);
  expect(analysis.dropped).toBe(0);
});

test.each([
  ["2025-08-20T00:00:00.000Z", "2025-09-01", "2026-08-31"],
  ["2025-09-20T00:00:00.000Z", "2025-10-01", "2026-09-30"],
  ["2025-10-03T00:00:00.000Z", "2025-11-01", "2026-10-31"],
  // Of months that ended long ago it follows them.
  ["2026-11-01T00:00:00.000Z", "2025-09-01", "2026-08-31"],
])("analysePrices: at %s the coming year after August begins on %s, with no day that has passed", (at, from, to) => {
  const facts = factsOf(inputOf({ asOf: at }));
  expect(facts.get("revenue.year")?.period).toEqual({ from, to });
  expect(facts.get("revenue.month")?.period?.from).toBe("2025-09-01");
});

test("analysePrices: states the share of revenue without subscriptions, and advises on it, from five payers on", () => {
  const shareOf = (active: number) => {
    const newest = { active, joined: 1, subscriptionCents: 0, extrasCents: 1_600 };
    const input = inputOf({ months: monthsOf(8, (index) => (index === 7 ? newest : {})) });
    return {
      fact: factsOf(input).get("revenue.extrasShare"),
      isAdvised: keysOf(input).includes("strategy.extras"),
    };
  };
  expect(shareOf(4)).toMatchObject({
    fact: { value: null, reason: { code: "too-few-payers", needs: 5, has: 4 } },
    isAdvised: false,
  });
  expect(shareOf(5)).toMatchObject({ fact: { value: 100, n: 1, sampleOf: "months" }, isAdvised: true });
});

test("analysePrices: states what a subscriber pays beside the subscription from five payers on, with the months that it is of", () => {
  const extrasOf = (active: number) => {
    const input = inputOf({ months: monthsOf(8, () => ({ active, joined: 1, extrasCents: active * 3_500 })) });
    return { fact: factsOf(input).get("extras.perPayer"), isSaid: keysOf(input).includes("reason.extras") };
  };
  expect(extrasOf(1)).toMatchObject({
    fact: { value: null, reason: { code: "too-few-payers", needs: 5, has: 1 } },
    isSaid: false,
  });
  expect(extrasOf(5)).toMatchObject({ fact: { value: 3_500, n: 3, sampleOf: "months" }, isSaid: true });
});

test("analysePrices: without input each figure is missing with what it needs", () => {
  const analysis = analysePrices(inputOf({ months: [], evidence: [] }));
  expect(analysis.facts.every(({ kind, value, reason }) => kind === "unavailable" && value === null && reason)).toBe(
    true,
  );
  expect(analysis.series).toEqual([]);
  expect(analysis.statements.map(({ key }) => key)).toEqual([
    "reason.absent",
    "reason.revenueAbsent",
    "strategy.sales",
    "strategy.price",
    "strategy.statement",
  ]);
  const facts = new Map(analysis.facts.map((fact) => [fact.id, fact]));
  expect(facts.get("revenue.year")?.reason).toEqual({ code: "needs-statement" });
  expect(facts.get("price.recommended")?.reason).toEqual({ code: "needs-price" });
});

test("analysePrices: what a role is not shown is not said to be missing", () => {
  const facts = factsOf(inputOf({ months: [], missingReason: "hidden-by-role" }));
  for (const id of ["price", "price.recommended", "revenue.year"])
    expect(facts.get(id)?.reason).toEqual({ code: "hidden-by-role" });
});

test("analysePrices: two months give the break-even of a price, and no more", () => {
  const facts = factsOf(inputOf({ months: monthsOf(2) }));
  expect(facts.get("price.recommended")?.reason).toEqual({ code: "too-few-months", needs: 3, has: 2 });
  expect(facts.get("revenue.year")?.reason).toEqual({ code: "too-few-months", needs: 3, has: 2 });
  expect(facts.get("price.at.1199.change")?.kind).toBe("unavailable");
  // (9.99 + 8) ÷ (11.99 + 8)
  expect(facts.get("price.at.1199.breakEven")?.value).toBeCloseTo(100 * (1 - 1_799 / 1_999));
});

test("analysePrices: a price without months gives the break-even of other prices by the price alone", () => {
  const price = { cents: 1_000, observedAt: asOf, evidence: "file:1" };
  const facts = factsOf(inputOf({ months: [], price }));
  expect(facts.get("price.at.1249.breakEven")).toMatchObject({ formula: "price.breakEven" });
  expect(facts.get("price.at.799.breakEven")?.value).toBeCloseTo(100 * (1 - 1_000 / 799));
});

test("analysePrices: the projection begins after a gap in the months", () => {
  const [one, two, , four, five] = monthsOf(5);
  const months = [one, two, four, five].flatMap((month) => month ?? []);
  expect(factsOf(inputOf({ months })).get("revenue.year")?.reason).toEqual({
    code: "too-few-months",
    needs: 3,
    has: 2,
  });
});

test("analysePrices: the fee of a platform comes from statements, else it is a fifth", () => {
  const year = (feeShare?: number) =>
    Number(factsOf(inputOf(feeShare === undefined ? {} : { feeShare })).get("revenue.year")?.value);
  expect(year(0.1) / year()).toBeCloseTo(0.9 / 0.8, 3);
});

test("analysePrices: a price that lowers other payments is not advised for its own revenue", () => {
  const prices = [799, 799, 799, 999, 999, 999, 799, 799, 799, 999, 999, 999];
  const joined = (price: number) => (price === 799 ? 1_000 : 960);
  const months = (extras: number) =>
    monthsOf(12, (index) => ({
      priceCents: prices[index] ?? 999,
      joined: joined(prices[index] ?? 999),
      extrasCents: 240 * extras,
    }));
  expect(keysOf(inputOf({ months: months(0) }))[0]).toBe("reason.up");
  expect(keysOf(inputOf({ months: months(4_000) }))[0]).not.toBe("reason.up");
});

const analysisOf = (months: PricingMonth[]) => {
  const input = inputOf({ months });
  return { facts: factsOf(input), keys: keysOf(input) };
};

test("analysePrices: a page without payers has a price of 0 and no advised price", () => {
  const { facts, keys } = analysisOf(monthsOf(6, () => ({ priceCents: 0, subscriptionCents: 0 })));
  expect(facts.get("price")).toMatchObject({ value: 0, kind: "derived" });
  expect(facts.get("price.recommended")?.reason).toEqual({ code: "needs-price" });
  expect(keys.filter((key) => key.startsWith("reason."))).toEqual(["reason.free"]);
  expect(keys).not.toContain("strategy.price");
  expect(keys).not.toContain("strategy.extras");
});

test("analysePrices: a page without payers and subscribers has no share of newcomers, no advised price and no revenue of 0", () => {
  const empty = { joined: 0, active: 0, subscriptionCents: 0, extrasCents: 0 };
  const { facts, keys } = analysisOf(monthsOf(6, () => empty));
  expect(facts.get("subscribers")?.value).toBe(0);
  expect(facts.get("revenue.year")?.reason).toEqual({ code: "no-subscribers" });
  for (const id of ["price.recommended", "revenue.year", "subscribers.leaving", "price.at.1199.change"])
    expect([id, facts.get(id)?.kind]).toEqual([id, "unavailable"]);
  expect(keys).toEqual(["reason.noJoins", "reason.revenueAbsent", "strategy.sales", "strategy.statement"]);
});

test("analysePrices: a page without payers and newcomers keeps its subscribers and their revenue", () => {
  const { facts, keys } = analysisOf(monthsOf(6, () => ({ joined: 0 })));
  expect(facts.get("price.recommended")?.reason).toEqual({ code: "too-few-months", needs: 3, has: 0 });
  expect(facts.get("revenue.year")?.value).toBeGreaterThan(0);
  expect(keys).toContain("reason.noJoins");
  expect(keys).not.toContain("strategy.leaving");
});

test("analysePrices: content prices count items sold individually: a set of photos is not a video", () => {
  const keys = keysOf(inputOf({ sales: { photoSet: [1_500, 2_000, 1_800, 1_500, 2_500] } }));
  expect(keys.filter((key) => /photo|video/.test(key))).toEqual(["strategy.photoSet"]);
});

test("analysePrices: content prices are the median paid, with a range for eight of ten sales; none under five sales", () => {
  const facts = factsOf(
    inputOf({ sales: { videoCustom: [4_000, 6_000, 5_000, 9_000, 5_500, 7_000, 5_200], live: [500] } }),
  );
  expect(facts.get("content.videoCustom")).toMatchObject({ value: 5_500, low: 5_000, high: 7_000, n: 7 });
  expect(facts.get("content.live")?.reason).toEqual({ code: "too-few-sales", needs: 5, has: 1 });
});

const amount = fc.integer({ min: 0, max: 50_000_000 });
const anyMonths = fc
  .array(
    fc.record({
      priceCents: fc.option(fc.integer({ min: 0, max: 9_999 }), { nil: undefined }),
      joined: fc.nat(9_000),
      stayed: fc.nat(9_000),
      subscriptionCents: amount,
      extrasCents: amount,
      isThere: fc.boolean(),
    }),
    { maxLength: 14 },
  )
  .map((all): PricingMonth[] =>
    all.flatMap(({ isThere, stayed, priceCents, ...one }, index) =>
      isThere
        ? [
            {
              ...one,
              month: monthName(index),
              active: one.joined + stayed,
              ...(priceCents !== undefined && { priceCents }),
            },
          ]
        : [],
    ),
  );

test("analysePrices: every fact is sound, every sentence has facts, and equal input gives equal output, for any months", () => {
  const sales = fc.record(
    Object.fromEntries(contentKinds.map((kind) => [kind, fc.array(fc.nat(99_999), { maxLength: 9 })])),
  );
  fc.assert(
    fc.property(anyMonths, sales, fc.constantFrom("onlyfans" as const, undefined), (months, sold, platform) => {
      const { platform: _, ...rest } = inputOf({ months, sales: sold });
      const analysis = analysePrices({ ...rest, ...(platform && { platform }) });
      expect(analysis.facts.filter((fact) => !isSound(fact))).toEqual([]);
      expect(analysis.dropped).toBe(0);
      expect(new Set(analysis.facts.map(({ id }) => id)).size).toBe(analysis.facts.length);
      expect(JSON.stringify(analysePrices({ ...rest, ...(platform && { platform }) }))).toBe(JSON.stringify(analysis));
    }),
    { numRuns: 4 },
  );
});

const leavingOf = (input: PricingInput) => factsOf(input).get("subscribers.leaving");
/** Six months at one price, then six at a higher one, with the totals of a page that loses a fifth of its newcomers. */
const risen = monthsOf(12, (index) => ({ priceCents: index < 6 ? 999 : 1_499 }));

test("subscribers.leaving: counts those who joined at the present price, and the advice states that others surely stayed more often", () => {
  const at = (priceCents: number, n: number, stayed: number) => ({ priceCents, n, stayed });
  const input = inputOf({ months: risen, joiners: [at(999, 200, 154), at(1_499, 180, 81)] });
  expect(leavingOf(input)).toMatchObject({ kind: "derived", value: 55, n: 180, sampleOf: "payers", trust: "file" });
  expect(leavingOf(input)?.low).toBeLessThan(55);
  expect(factsOf(input).get("leaving.other")).toMatchObject({ value: 23, n: 200 });
  expect(keysOf(input)).toEqual(expect.arrayContaining(["reason.leaving", "strategy.leavingAt"]));
  expect(keysOf(input)).not.toContain("strategy.leaving");

  const alike = inputOf({ months: risen, joiners: [at(999, 200, 100), at(1_499, 180, 81)] });
  expect(keysOf(alike)).toContain("strategy.leavingAt");
  expect(keysOf(alike)).not.toContain("reason.leaving");
});

test("subscribers.leaving: months at another price are no part of the estimate, and fewer than three at the present one give none", () => {
  expect(leavingOf(inputOf({ months: risen }))).toMatchObject({ kind: "estimated", n: 6, sampleOf: "months" });
  const few = inputOf({ months: risen.slice(0, 8), joiners: [{ priceCents: 1_499, n: 29, stayed: 9 }] });
  expect(leavingOf(few)?.reason).toEqual({ code: "too-few-months", needs: 3, has: 2 });
  const unpriced = risen.map(({ priceCents: _, ...month }) => month);
  expect(leavingOf(inputOf({ months: unpriced }))).toMatchObject({ n: 12 });
});

test("price.months: is as sure as the statements that have the months, though their prices were typed", () => {
  const log = { key: "price-change:1", kind: "manual", sandbox: false, scope: "owner", addedAt: asOf } as const;
  const facts = factsOf(inputOf({ months: risen, evidence: [...evidence, log] }));
  expect(facts.get("price.months")).toMatchObject({ value: 12, trust: "file" });
  expect(facts.get("price.prices")).toMatchObject({ value: 2, trust: "manual" });
  const typed = factsOf(inputOf({ months: risen, evidence: [log] }));
  expect(typed.get("price.months")?.trust).toBe("manual");
});
