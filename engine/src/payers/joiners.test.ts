import { expect, test } from "vitest";
import { isoDay } from "../catalogue/time.ts";
import { find, inputWith, joiner, keysOf, many, paid, today } from "../test/payer-input.ts";

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

test("addStayByDiscount: the price of a day is the one logged on it", () => {
  const group = (price: number, daysAgo: number) => many(30, () => joiner(daysAgo, price, true));
  const logged = (daysAgo: number) => [
    { day: today - 400, cents: 500 },
    { day: today - daysAgo, cents: 1_000 },
  ];
  const payers = [...group(500, 80), ...group(1_000, 70)];
  expect(find(inputWith(payers, { prices: logged(80) }), "stayDiscounted")?.n).toBe(30);
  expect(find(inputWith(payers, { prices: logged(79) }), "stayDiscounted")).toBeUndefined();
});

test("addStayByPrice: thirty who joined at each price are enough, and the number of fewer is stated", () => {
  const at = (price: number, count: number) => many(count, (index) => joiner(60 + index, price, true));
  expect(find(inputWith([...at(999, 30), ...at(1_499, 30)]), "stayChange")?.n).toBe(60);
  const few = find(inputWith([...at(999, 30), ...at(1_499, 29)]), "stayChange");
  expect(few).toMatchObject({ value: null, reason: { code: "too-few-payers", needs: 30, has: 29 } });
});

test("addStayByPrice: the cheaper price is the lower one, however few joined at it", () => {
  const at = (price: number, count: number) => many(count, (index) => joiner(60 + (index % 30), price, true));
  const input = inputWith([...at(1_499, 60), ...at(999, 40)]);
  expect([find(input, "stayLowPrice")?.value, find(input, "stayHighPrice")?.value]).toEqual([999, 1_499]);
});

test("addJoinerValue: the range is that of the mean of as many others, in eight of ten cases", () => {
  const cohort = (from: number, amounts: readonly number[]) =>
    many(40, (index) => [paid(from + index, amounts[index % 2] ?? 0, "subscription")]);
  const input = inputWith([...cohort(110, [500, 1_500]), ...cohort(200, [1_000, 1_000])]);
  // Two amounts 1,000 apart of 40 people: their standard deviation is 500 times the root of 40 / 39.
  const reach = 1.2816 * 500 * Math.sqrt(40 / 39) * Math.sqrt(2 / 40);
  expect(find(input, "joinerValue")).toMatchObject({
    value: 1_000,
    low: expect.closeTo(1_000 - reach),
    high: expect.closeTo(1_000 + reach),
    period: { from: isoDay(today - 178), to: isoDay(today - 89) },
  });
  expect(find(input, "joinerValueChange")).toMatchObject({
    value: 0,
    n: 80,
    period: { from: isoDay(today - 268), to: isoDay(today - 179) },
  });
});

test("addMonthsSubscribed: the range is that of the mean of those who join next, of whom there is one at least", () => {
  const staying = (joined: number, months: number) =>
    many(months, (month) => paid(joined - 30 * month, 999, month === 0 ? "subscription" : "renewal"));
  // All joined over half a year ago: 50 who paid six times, and 50 who paid once.
  const input = inputWith(many(100, (index) => staying(170 + (index % 40), index % 2 === 0 ? 6 : 1)));
  // Each lies 2.5 from the mean: as a part of its error a hundredth of that, as the variance of one 100 / 99 of its square.
  const reach = 1.2816 * Math.sqrt(100 * 0.025 ** 2 + (100 / 99) * 2.5 ** 2);
  expect(find(input, "monthsSubscribed")).toMatchObject({
    value: 3.5,
    low: expect.closeTo(3.5 - reach),
    high: 6,
    n: 100,
    period: { from: isoDay(today - 209), to: isoDay(today) },
  });
});

test("addMonthsSubscribed: thirty new subscribers are enough where ten joined half a year ago, and payments nearest to a month count for it", () => {
  const joined = (count: number, daysAgo: number, late = 0) =>
    many(count, () => [paid(daysAgo, 999, "subscription"), paid(daysAgo - 30 - late, 999, "renewal")]);
  const monthsOf = (...payers: ReturnType<typeof joined>[]) => find(inputWith(payers.flat()), "monthsSubscribed");
  expect(monthsOf(joined(10, 170), joined(20, 100))?.value).toBe(2);
  expect(monthsOf(joined(10, 170, 14), joined(20, 100, 14))?.value).toBe(2);
  expect(monthsOf(joined(9, 170), joined(21, 100))?.reason).toMatchObject({ needs: 10, has: 9 });
  expect(monthsOf(joined(10, 170), joined(19, 100))?.reason).toMatchObject({ needs: 30, has: 29 });
});
