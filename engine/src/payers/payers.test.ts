import { expect, test } from "vitest";
import { isoDay } from "../catalogue/time.ts";
import { hashSealed } from "../hash.ts";
import { sealReport } from "../report/seal-report.ts";
import { asOf, given, inputOf } from "../test/make-input.ts";
import { find, inputWith, joiner, keysOf, many, paid, today } from "../test/payer-input.ts";
import { changeOfSums } from "./earnings-change.ts";
import { quietPayersOf } from "./quiet-payers.ts";

test("addCounts: where no source as strong says them, subscribers and price are those that a month of payments shows", () => {
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
  // A number by hand is weaker than the statement, and stands beside it.
  const byHand = { ...typed, evidence: "typed" };
  const both = {
    ...input,
    evidence: [...input.evidence, given("typed", "manual", 0)],
    observations: [...input.observations, byHand],
  };
  expect(find(both, "subscribers")).toMatchObject({
    ...known,
    value: 28,
    conflicts: [{ value: 31, why: "disagrees" }],
  });
  expect(keysOf(both)).toContain("overview.conflictPaying");
  const { payerBook: _, ...withoutBook } = both;
  expect(find(withoutBook, "subscribers")?.value).toBe(31);
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
  expect([low, high].map((end) => Math.round(Number(end)))).toEqual([-56, -24]);
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

test("quietPayersOf: statements of under four months give an empty list", () => {
  const { payerBook } = inputWith([regular()], { from: today - 118 });
  if (!payerBook) throw new Error("The input has no payers.");
  expect(quietPayersOf(payerBook, [given("file", "file", 0)])).toEqual({ quiet: [], facts: [] });
  const four = quietPayersOf({ ...payerBook, from: today - 119 }, [given("file", "file", 0)]);
  expect(four.quiet).toHaveLength(1);
});

test("addQuietPayers: regulars whose silence is longer than their own gaps are counted with what they brought a month, and become a step where much hangs on them", () => {
  const payers = [...many(6, () => regular()), ...many(20, () => [paid(5, 1_000), ...regular()])];
  const input = inputWith(payers);
  expect(find(input, "quietPayers")).toMatchObject({ value: 6, n: 26 });
  expect(find(input, "quietWorth")).toMatchObject({ value: 6_000, currency: "USD" });
  const { value: earned } = find(input, "earningsNet") ?? {};
  expect(find(input, "quietShare")).toMatchObject({ value: (100 * 6_000) / Number(earned), unit: "percent" });
  expect(find(input, "quietReturned")?.reason?.code).toBe("too-few-payers");
  expect(keysOf(input)).toContain("money.quiet");
  expect(keysOf(input)).not.toContain("next.winBackNew");
  const [earning] = input.observations;
  const less = inputWith(payers, {}, { observations: earning ? [{ ...earning, value: 60_000 }] : [] });
  expect(keysOf(less)).toContain("next.winBackNew");
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

/** Pays every 20 days from so long ago on until so many days ago. */
const payingUntil = (from: number, until: number) =>
  many(30, (index) => from - 20 * index)
    .filter((daysAgo) => daysAgo >= until)
    .map((daysAgo) => paid(daysAgo, 1_000));

test("addQuietPayers: how many would be quiet by the share of earlier days, and only more than chance explains are a risk", () => {
  // Of 60, five stop in each two months, and as many in the newest two.
  const steady = many(60, (index) => payingUntil(380 - (index % 15), index < 30 ? 40 + 60 * Math.floor(index / 5) : 0));
  const usual = inputWith(steady);
  expect(find(usual, "quietPayers")?.value).toBe(5);
  const expected = find(usual, "quietExpected");
  expect(Math.round(Number(expected?.value))).toBeGreaterThanOrEqual(3);
  expect([Number(expected?.low) < 5, Number(expected?.high) > 5]).toEqual([true, true]);
  expect(keysOf(usual)).toContain("money.quietUsual");
  expect(keysOf(usual).filter((key) => key.includes("payersQuiet") || key.includes("winBack"))).toEqual([]);
  // Twenty of them at once.
  const wave = inputWith(
    steady.map((payments, index) => (index < 45 ? payments : payingUntil(380 - (index % 15), 40))),
  );
  expect(find(wave, "quietPayers")?.value).toBe(20);
  expect(keysOf(wave)).toEqual(expect.arrayContaining(["money.quietMore", "risk.payersQuietMore"]));
  expect(keysOf(wave).find((key) => key.startsWith("next.winBack"))).toBeDefined();
});

test("addQuietPayers: of those who were quiet four to eight weeks ago, the share that paid in thirty days since", () => {
  const left = many(20, (index) => payingUntil(380 - (index % 15), 75));
  const back = left.map((payments, index) => (index < 5 ? [...payments, paid(10, 1_000)] : payments));
  const then = today - 28;
  const [none, some] = [left, back].map((payers) => find(inputWith(payers), `quietReturned.${isoDay(then)}`));
  expect(none).toMatchObject({ value: 0, n: 20, level: 0.8, period: { from: isoDay(then + 1), to: isoDay(today) } });
  expect(some).toMatchObject({ value: 25, n: 20 });
});
