import { expect, test } from "vitest";
import type { AnalyseInput } from "../analyse-input.ts";
import { dayMs, isoDay } from "../catalogue/time.ts";
import { hashSealed } from "../hash.ts";
import { sealReport } from "../report/seal-report.ts";
import { asOf, factsOf, given, inputOf } from "../test/make-input.ts";
import { changeOfSums } from "./earnings-change.ts";
import type { PayerBook, PayerPayment } from "./payer-book.ts";
import { quietPayersOf } from "./quiet-payers.ts";

const today = Math.floor(Date.parse(asOf) / dayMs) - 1;
const paid = (daysAgo: number, netCents: number, type: PayerPayment["type"] = "message", grossCents = netCents) => ({
  ...{ day: today - daysAgo, type, netCents, grossCents },
});

function inputWith(
  payers: PayerPayment[][],
  more: Partial<PayerBook> = {},
  input: Partial<AnalyseInput> = {},
): AnalyseInput {
  const earned = payers.flat().reduce((sum, { netCents }) => sum + netCents, 0);
  return inputOf({
    evidence: [given("file", "file", 0)],
    observations: [
      {
        platform: "onlyfans",
        metric: "earnings.net",
        value: earned,
        currency: "USD",
        observedAt: asOf,
        evidence: "file",
      },
    ],
    payerBook: {
      currency: "USD",
      from: today - 399,
      to: today,
      asOf,
      evidence: ["file"],
      payers,
      unnamed: [],
      ...more,
    },
    ...input,
  });
}
const find = (input: AnalyseInput, metric: string) => factsOf(input).get(`onlyfans.${metric}`);
const keysOf = (input: AnalyseInput) => sealReport(input).statements.map(({ key }) => key);
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

test("addCounts: where no source says them, subscribers and price are those that a month of payments shows", () => {
  const joining = (daysAgo: number, grossCents: number) => [
    paid(daysAgo, 0.8 * grossCents, "subscription", grossCents),
  ];
  const payers = [
    ...many(5, () => joining(3, 999)),
    ...many(2, () => joining(4, 500)),
    ...many(20, () => [paid(12, 800, "renewal", 1_000)]),
    // Neither paid for a subscription in the last thirty days.
    [paid(2, 5_000, "tip")],
    joining(30, 100),
  ];
  const input = inputWith(payers, { unnamed: [paid(1, 800, "renewal", 1_000)] });
  const known = { kind: "derived", trust: "file", scope: "owner", sources: ["file"] };
  expect(find(input, "subscribers")).toMatchObject({ ...known, value: 28, formula: "subscribers.paying" });
  expect(find(input, "price")).toMatchObject({ ...known, value: 999, currency: "USD", formula: "price.lastMonth" });
  const typed = { platform: "onlyfans", metric: "subscribers", value: 31, observedAt: asOf, evidence: "file" } as const;
  expect(find({ ...input, observations: [...input.observations, typed] }, "subscribers")?.value).toBe(31);
});

test("addCounts: payments of under thirty days, and a page that nobody subscribes to, leave subscribers and price unknown", () => {
  const joined = [paid(3, 800, "subscription", 1_000)];
  for (const input of [inputWith([joined], { from: today - 28 }), inputWith([[paid(3, 800)]])])
    for (const metric of ["subscribers", "price"]) expect(find(input, metric)).toMatchObject({ value: null });
  const withoutGross = inputWith([[{ day: today - 3, type: "subscription", netCents: 800 }]]);
  expect(find(withoutGross, "subscribers")?.value).toBe(1);
  expect(find(withoutGross, "price")?.value).toBeNull();
});

test("addEarningsChange: earnings of thirty days against the thirty before, as a fall where every payer gave less", () => {
  const input = inputWith(many(40, () => [paid(10, 600), paid(45, 1_000)]));
  const { low, high, ...change } = find(input, "earningsChange") ?? {};
  expect(change).toMatchObject({ value: -40, level: 0.95, n: 40 });
  expect([low, high].map((end) => Math.round(Number(end)))).toEqual([-55, -25]);
  expect(keysOf(input)).toContain("money.fell");
});

test("addEarningsChange: where a single payer makes the difference, the range holds 0 and nothing is stated", () => {
  const input = inputWith([[paid(45, 90_000)], ...many(40, () => [paid(10, 1_000), paid(45, 1_000)])]);
  const { value, low, high } = find(input, "earningsChange") ?? {};
  expect([Number(value) < -50, Number(low) < 0, Number(high) > 0]).toEqual([true, true, true]);
  expect(keysOf(input)).not.toContain("money.fell");
});

test("addEarningsChange: statements of less than two months have no change", () => {
  const input = inputWith([[paid(10, 600)]], { from: today - 58 });
  expect(find(input, "earningsChange")).toMatchObject({
    value: null,
    reason: { code: "too-few-months", needs: 2, has: 1 },
  });
});

test("changeOfSums: earlier sums of nothing have no change", () => {
  expect(changeOfSums([[500, 0]], 2)).toBeUndefined();
});

test("addPayerValue: net earnings per payer are of those who paid in the last thirty days", () => {
  const input = inputWith([...many(5, () => [paid(1, 800)]), [paid(40, 9_000)]]);
  expect(find(input, "earningsPerPayer")).toMatchObject({ value: 800, n: 5 });
});

test("addPayerValue: the share of the ten who paid most counts amounts without a name in the sum", () => {
  const payers = [...many(10, () => [paid(3, 5_000)]), ...many(20, () => [paid(3, 1_000)])];
  expect(find(inputWith(payers), "topPayersShare")?.value).toBeCloseTo((100 * 50_000) / 70_000);
  const input = inputWith(payers, { unnamed: [paid(3, 30_000)] });
  expect(find(input, "topPayersShare")).toMatchObject({ value: 50, n: 30 });
  expect(find(inputWith(payers.slice(1)), "topPayersShare")?.reason).toMatchObject({ code: "too-few-payers", has: 29 });
});

test("addFollowerValue: what a thousand followers bring and how many subscribe, from typed figures too", () => {
  const typed = (metric: "subscribers" | "earnings.net", value: number) => ({
    ...{ platform: "onlyfans" as const, metric, value, observedAt: asOf, evidence: "typed" },
    ...(metric === "earnings.net" && { currency: "USD" }),
  });
  const input = inputOf({
    evidence: [given("typed", "manual", 0), given("read", "api", 0)],
    observations: [
      typed("subscribers", 50),
      typed("earnings.net", 40_000),
      { platform: "instagram", metric: "followers", value: 20_000, observedAt: asOf, evidence: "read" },
    ],
  });
  expect(find(input, "earningsPerThousand")).toMatchObject({ value: 2_000, unit: "cents", scope: "owner" });
  expect(find(input, "subscriberRate")).toMatchObject({ value: 0.25, scope: "owner" });
});

const regular = (cents = 1_000) => [paid(45, cents), paid(75, cents), paid(105, cents), paid(135, cents)];

test("addQuietPayers: fans who pay every 35 days, none of whom stopped, are no alarm", () => {
  const every = (first: number) => many(8, (index) => paid(first + 35 * index, 1_000));
  const input = inputWith(many(35, every));
  expect(find(input, "quietPayers")).toMatchObject({ value: 0, n: 35 });
  expect(keysOf(input).filter((key) => key.startsWith("next.winBack"))).toEqual([]);
});

test("quietPayersOf: the regulars who went quiet, who brought most first, by the day and amount of their last payment", () => {
  const { payerBook } = inputWith([regular(1_000), regular(3_000), [paid(15, 9_000), ...regular(9_000)]]);
  if (!payerBook) throw new Error("The input has no payers.");
  const { quiet, facts } = quietPayersOf(payerBook, [given("file", "file", 0)]);
  const value = (id?: string) => facts.find((fact) => fact.id === id)?.value;
  expect(quiet.map(({ worth, gap, silence, last }) => [worth, gap, silence, last].map(value))).toEqual([
    [3_000, 30, 45, 3_000],
    [1_000, 30, 45, 1_000],
  ]);
  const last = facts.find(({ id }) => id === quiet[0]?.last);
  const day = isoDay(today - 45);
  expect(last).toMatchObject({
    period: { from: day, to: day },
    scope: "owner",
    currency: "USD",
    formula: "earnings.sum",
  });
  expect(quiet.map(({ type }) => type)).toEqual(["message", "message"]);
  expect(facts.find(({ id }) => id === quiet[0]?.gap)).toMatchObject({ formula: "quiet.gap", unit: "days" });
});

test("quietPayersOf: statements of under four months list nobody", () => {
  const { payerBook } = inputWith([regular()], { from: today - 118 });
  if (!payerBook) throw new Error("The input has no payers.");
  expect(quietPayersOf(payerBook, [given("file", "file", 0)])).toEqual({ quiet: [], facts: [] });
  const four = quietPayersOf({ ...payerBook, from: today - 119 }, [given("file", "file", 0)]);
  expect(four.quiet).toHaveLength(1);
});

test("addQuietPayers: regulars whose silence is longer than their own gaps are counted with what they brought a month, and become a step", () => {
  const input = inputWith([...many(6, () => regular()), ...many(20, () => [paid(5, 1_000), ...regular()])]);
  expect(find(input, "quietPayers")).toMatchObject({ value: 6, n: 26 });
  expect(find(input, "quietWorth")).toMatchObject({ value: 6_000, currency: "USD" });
  const { value: earned } = find(input, "earningsNet") ?? {};
  expect(find(input, "quietShare")).toMatchObject({ value: (100 * 6_000) / Number(earned), unit: "percent" });
  expect(find(input, "quietReturned")?.reason?.code).toBe("too-few-payers");
  expect(keysOf(input)).toEqual(expect.arrayContaining(["money.quiet", "next.winBackNew"]));
});

test("addQuietPayers: what fewer than five brought is not stated", () => {
  const input = inputWith([...many(4, () => regular()), ...many(20, () => [paid(5, 1_000), ...regular()])]);
  expect([find(input, "quietPayers")?.value, find(input, "quietWorth")]).toEqual([4, undefined]);
  expect(keysOf(input)).not.toContain("money.quiet");
});

test("addQuietPayers: of those as quiet earlier, the share that paid again within thirty days", () => {
  const earlier = (isBack: boolean) => [
    ...(isBack ? [paid(25, 500)] : []),
    paid(75, 500),
    paid(105, 500),
    paid(135, 500),
    paid(165, 500),
  ];
  const input = inputWith([
    ...many(10, () => earlier(true)),
    ...many(30, () => earlier(false)),
    ...many(5, () => regular()),
  ]);
  expect(find(input, "quietReturned")).toMatchObject({ value: 25, n: 40, level: 0.8 });
  expect(find(input, "quietWorth")).toMatchObject({ formula: "payers.quietWorth", inputs: ["onlyfans.quietPayers"] });
  expect(keysOf(input)).toContain("next.winBack");
});

const joiner = (daysAgo: number, price: number, stays: boolean) => [
  paid(daysAgo, price - 200, "subscription", price),
  ...(stays ? [paid(daysAgo - 30, price - 200, "renewal", price)] : []),
];

test("addStayByPrice: the shares that renewed at two prices are stated where they surely differ", () => {
  const at = (price: number, staying: number, from: number) =>
    many(100, (index) => joiner(from + (index % 60), price, index < staying));
  const apart = inputWith([...at(999, 70, 200), ...at(1_499, 40, 60)]);
  expect(find(apart, "stayChange")?.value).toBeCloseTo(-30);
  expect(find(apart, "stayLow")).toMatchObject({ value: 70, n: 100 });
  expect(find(apart, "stayHighPrice")).toMatchObject({ value: 1_499, currency: "USD" });
  expect(keysOf(apart)).toContain("money.stayByPrice");
  const near = inputWith([...at(999, 60, 200), ...at(1_499, 56, 60)]);
  expect(find(near, "stayChange")).toMatchObject({ n: 200 });
  expect(keysOf(near)).not.toContain("money.stayByPrice");
});

test("addStayByPrice: who joined too lately to renew is not counted, and one price alone is compared with nothing", () => {
  const input = inputWith(many(100, (index) => joiner(60 + index, 999, true)));
  expect(find(input, "stayChange")).toBeUndefined();
  const late = inputWith([
    ...many(40, (index) => joiner(60 + index, 999, true)),
    ...many(40, () => joiner(20, 1_499, false)),
  ]);
  expect(find(late, "stayChange")).toBeUndefined();
});

test("addJoinerValue: what new subscribers brought in 90 days, and how it differs from those before them", () => {
  const cohort = (from: number, cents: number) =>
    many(40, (index) => [
      paid(from + index, cents + (index % 5), "subscription"),
      paid(from + index - 80, cents),
      paid(0, 9_999_999),
    ]);
  const input = inputWith([...cohort(110, 500), ...cohort(200, 1_000)]);
  const value = find(input, "joinerValue");
  expect(value).toMatchObject({ value: 1_002, n: 40, level: 0.8 });
  expect([Number(value?.low) < 1_002, Number(value?.high) > 1_002]).toEqual([true, true]);
  expect(Number(find(input, "joinerValueChange")?.value)).toBeCloseTo(-49.95, 1);
  expect(keysOf(input)).toEqual(expect.arrayContaining(["money.joiner", "money.joinerFell"]));
});

test("addPayers: new subscribers pay for as many of their first six months as have a payment, whoever leaves or returns", () => {
  const staying = (joined: number, months: readonly number[]) =>
    months.flatMap((month) => {
      const daysAgo = joined - 30 * month;
      return daysAgo < 0 ? [] : [paid(daysAgo, 999, month === 0 ? "subscription" : "renewal")];
    });
  // Half leave after two months, and half of these return in the fifth.
  const ways = [
    [0, 1, 2, 3, 4, 5, 6, 7],
    [0, 1, 2, 3, 4, 5, 6, 7],
    [0, 1],
    [0, 1, 4],
  ];
  const input = inputWith(many(200, (index) => staying(5 + Math.floor(index / 4) * 4, ways[index % 4] ?? [])));
  const value = find(input, "monthsSubscribed");
  expect(value).toMatchObject({ value: expect.closeTo(4.25, 5), n: 188, sampleOf: "payers", level: 0.8 });
  expect([Number(value?.low) > 3.5, Number(value?.high) < 5]).toEqual([true, true]);
  expect(keysOf(input)).toContain("money.monthsSubscribed");
});

test("addPayers: of fewer than ten who joined half a year ago it is not known how long new subscribers stay", () => {
  const input = inputWith(many(40, (index) => [paid(100 + index, 999, "subscription")]));
  expect(find(input, "monthsSubscribed")).toMatchObject({ value: null, reason: { needs: 10, has: 0 } });
});

test("addPayers: a payer whose first payment is a renewal had joined before, and is no newcomer", () => {
  const input = inputWith(many(40, (index) => [paid(100 + index, 999, "renewal")]));
  expect(find(input, "joinerValue")?.reason).toMatchObject({ code: "too-few-payers", has: 0 });
});

test("addPayers: the order of payers and payments changes nothing, including the hash", () => {
  const payers = many(120, (index) => [
    ...joiner(95 + index, 999 + 500 * (index % 2), index % 3 > 0),
    paid(index % 90, 7 * index),
  ]);
  const turned = payers.map((one) => one.toReversed()).toReversed();
  expect(hashSealed(sealReport(inputWith(turned)))).toBe(hashSealed(sealReport(inputWith(payers))));
});

test("sealReport: what payments say is in no public ledger", () => {
  const { publicLedger } = sealReport(inputWith(many(40, () => [paid(10, 600), paid(45, 1_000)])));
  expect(publicLedger).toBeDefined();
  expect(JSON.stringify(publicLedger)).not.toMatch(/money\.|earningsChange|earningsPerPayer/);
});

test("addStayByDiscount: of the logged price of the day; who paid more or less than it in full is in neither group, nor among the prices", () => {
  const prices = [
    { day: 0, cents: 799 },
    { day: today - 200, cents: 999 },
  ];
  const group = (price: number, staying: number, from = 60) =>
    many(50, (index) => joiner(from + (index % 60), price, index < staying));
  const payers = [...group(499, 15), ...group(999, 40), ...group(2_499, 50), ...group(949, 50)];
  const input = inputWith(payers, { prices });
  expect(find(input, "stayDiscounted")).toMatchObject({ value: 30, n: 50 });
  expect(find(input, "stayFull")).toMatchObject({ value: 80, n: 50 });
  expect(find(input, "stayDiscountChange")?.high).toBeLessThan(0);
  expect(keysOf(input)).toContain("money.stayByDiscount");
  expect(find(input, "stayLowPrice")?.value).not.toBe(499);
  // What it cost then was less: nobody had a discount.
  expect(find(inputWith([...group(799, 40, 210), ...group(999, 15)], { prices }), "stayDiscounted")).toBeUndefined();
  expect(keysOf(inputWith([...group(499, 38), ...group(999, 40)], { prices }))).not.toContain("money.stayByDiscount");
  expect(find(inputWith(payers), "stayDiscounted")).toBeUndefined();
});
