import { expect, test } from "vitest";
import { find, inputWith, keysOf, many, paid, today } from "../test/payer-input.ts";

/** Who joined so many days ago and paid for so many months, net and gross cents. */
const stays = (joined: number, cents: number, months: number) =>
  many(months, (month) => month)
    .filter((month) => 30 * month <= joined)
    .map((month) => paid(joined - 30 * month, cents, month === 0 ? "subscription" : "renewal"));
const raisedFor = (daysAgo: number) => ({
  prices: [
    { day: 0, cents: 1_000 },
    { day: today - daysAgo + 1, cents: 1_500 },
  ],
});
/** One who joins each day before the change and after it. */
const joiners = (changed: number, [old, now]: readonly [months: number, months: number], everyOther = 1) => [
  ...many(120, (index) => stays(changed + index, 1_000, old)),
  ...many(changed, (index) => index)
    .filter((index) => index % everyOther === 0)
    .map((index) => stays(index, 1_500, now)),
];

test("judgePrice: a higher price at which fewer join and fewer renew brings surely less, and the report asks to go back", () => {
  const input = inputWith(joiners(200, [5, 1], 2), raisedFor(200));
  // Half as many join, who pay 1,500 once against 1,000 five times.
  expect(find(input, "priceChangeNet")?.value).toBeCloseTo(-85, 0);
  expect(find(input, "priceChangeNet")).toMatchObject({ level: 0.9, sampleOf: "payers" });
  expect(find(input, "priceChangeDays")).toMatchObject({ value: 145, unit: "days" });
  expect(find(input, "loggedPrice.from")).toMatchObject({ value: 1_000, currency: "USD" });
  expect(keysOf(input)).toEqual(expect.arrayContaining(["money.priceLess", "next.priceBack"]));
});

test("judgePrice: a higher price at which as many join and stay brings more, and nothing is asked for", () => {
  const input = inputWith(joiners(200, [5, 5]), raisedFor(200));
  expect(find(input, "priceChangeNet")?.value).toBeCloseTo(50, 0);
  expect(keysOf(input)).toContain("money.priceMore");
  expect(keysOf(input)).not.toContain("next.priceBack");
});

test("judgePrice: a price at which the half joins and pays for as long is weighed by months known of both, which may be chance", () => {
  const input = inputWith(joiners(200, [3, 4], 2), raisedFor(200));
  // 6,000 of half as many against 3,000.
  expect(find(input, "priceChangeNet")?.value).toBeCloseTo(0, 0);
  expect(keysOf(input)).toContain("money.priceUnclear");
});

test("judgePrice: waits until the first renewals of two weeks of new subscribers are known, and says until when", () => {
  const joining = (changed: number) => [
    ...joiners(changed, [5, 5]),
    ...joiners(changed, [5, 5]),
    ...joiners(changed, [5, 5]),
  ];
  const early = inputWith(joining(68), raisedFor(68));
  expect(find(early, "priceChangeNet")?.reason).toMatchObject({ code: "too-few-weeks", needs: 2, has: 1 });
  expect(find(early, "priceChangeNet")?.reason?.readyOn).toBeDefined();
  expect(keysOf(early)).toContain("money.priceEarly");
  expect(find(inputWith(joining(69), raisedFor(69)), "priceChangeNet")?.value).toBeCloseTo(50, 0);
});

test("judgePrice: of fewer than 30 who came to their first renewal nothing is judged; where few join for half a year, no more are waited for", () => {
  const few = inputWith(joiners(80, [5, 5], 4), raisedFor(80));
  expect(find(few, "priceChangeNet")?.reason).toEqual({ code: "too-few-payers", needs: 30, has: 6 });
  expect(keysOf(few)).toContain("money.priceEarly");
  expect(find(inputWith(joiners(270, [5, 5], 14), raisedFor(270)), "priceChangeNet")).toBeUndefined();
  expect(find(inputWith(joiners(200, [5, 1])), "loggedPrice.to")).toBeUndefined();
});

test("judgePrice: months that only the older price has had are not counted for it", () => {
  // All pay on: over the same days each brings half as much again.
  const input = inputWith(joiners(90, [12, 12]), raisedFor(90));
  expect(find(input, "priceChangeNet")?.value).toBeCloseTo(50, 0);
  expect(find(input, "priceChangeDays")?.value).toBe(55);
});

test("next steps: where fewer renew at the present price and the money may be chance, the first month is the step", () => {
  const input = inputWith(joiners(200, [2, 1]).concat(joiners(200, [2, 2]).slice(120, 170)), raisedFor(200));
  const keys = keysOf(input);
  expect(keys).toContain("money.priceUnclear");
  expect(keys).toContain("next.firstMonth");
});

test("addPayers: what a new subscriber brings and how long one stays are of those who joined at the present price", () => {
  const input = inputWith(joiners(200, [5, 1]), raisedFor(200));
  expect(find(input, "joinerValue")).toMatchObject({ value: 1_500 });
  expect(find(input, "monthsSubscribed")).toMatchObject({ value: 1 });
  expect(keysOf(input)).toEqual(expect.arrayContaining(["money.joinerAt", "money.monthsSubscribedAt"]));
  // Too few have been there for half a year at a price of two months ago; who joined before it is not asked.
  const lately = inputWith(joiners(60, [5, 1]), raisedFor(60));
  expect(find(lately, "monthsSubscribed")?.reason?.code).toBe("too-few-payers");
  expect(find(lately, "joinerValue")?.reason?.code).toBe("too-few-payers");
});
