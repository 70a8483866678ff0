import { expect, test } from "vitest";
import { groupEarlierPayments, groupPayments, lastKnownDay, type ModelPayments } from "./payment-groups.ts";

const group = (key: string, cents: number, payments = 1, payers = payments) => ({ key, cents, payments, payers });
const modelOf = (model: number, more: Partial<ModelPayments>): ModelPayments => ({
  model,
  statements: [{ from: "2026-11-01", to: "2026-11-10", wholeTo: "2026-11-09" }],
  groups: [],
  total: group("", 0, 0),
  ...more,
});
const span = { from: "2026-11-01", to: "2026-11-10" };

test("groupPayments: a day that statements cover and that brought nothing is there with 0, and the one on which the statement was added is not whole", () => {
  const models = [modelOf(1, { groups: [group("2026-11-02", 500)], total: group("", 500) })];
  const { groups } = groupPayments(models, { by: "day", span });
  expect(groups).toHaveLength(10);
  expect(groups[0]).toMatchObject({ key: "2026-11-01", cents: 0, payments: 0, payers: 0, isWhole: true });
  expect(groups[1]).toMatchObject({ key: "2026-11-02", cents: 500, isWhole: true });
  expect(groups.at(-1)).toMatchObject({ key: "2026-11-10", isWhole: false });
});

test("groupPayments: a day that statements go beyond is whole, though it is the last that is asked for", () => {
  const { groups } = groupPayments([modelOf(1, {})], { by: "day", span: { from: "2026-11-01", to: "2026-11-05" } });
  expect(groups.at(-1)).toMatchObject({ key: "2026-11-05", isWhole: true });
});

test("groupPayments: the payments of several models are added up, and those who paid are not, since one may pay in each", () => {
  const models = [
    modelOf(1, { groups: [group("2026-11-02", 500, 2), group("2026-11-03", 100)], total: group("", 600, 3) }),
    modelOf(2, { groups: [group("2026-11-02", 250)], total: group("", 250) }),
  ];
  const { groups, total } = groupPayments(models, { by: "day", span });
  expect(groups[1]).toMatchObject({ cents: 750, payments: 3, payers: null });
  expect(groups[2]).toMatchObject({ cents: 100, payments: 1, payers: 1 });
  expect(total).toMatchObject({ cents: 850, payments: 4, payers: null, period: span });
});

test("groupPayments: the last day of a statement that was added later is whole", () => {
  const models = [modelOf(1, { statements: [{ ...span, wholeTo: span.to }] })];
  expect(groupPayments(models, { by: "day", span }).groups.at(-1)).toMatchObject({ key: "2026-11-10", isWhole: true });
});

test("groupPayments: a week or month is whole where statements cover all of its days", () => {
  const covered = [modelOf(1, { statements: [{ from: "2026-10-01", to: "2026-11-10", wholeTo: "2026-11-10" }] })];
  const long = { from: "2026-10-01", to: "2026-11-10" };
  const whole = (by: "week" | "month") =>
    groupPayments(covered, { by, span: long })
      .groups.filter(({ isWhole }) => isWhole)
      .map(({ key }) => key);
  expect(whole("week")).toEqual(["2026-10-05", "2026-10-12", "2026-10-19", "2026-10-26", "2026-11-02"]);
  expect(whole("month")).toEqual(["2026-10"]);
});

test("groupPayments: an amount that one statement does not name is known of no sum with it", () => {
  const models = [
    modelOf(1, { groups: [{ ...group("tip", 0), cents: null }], total: { ...group("", 0), cents: null } }),
    modelOf(2, { groups: [group("tip", 250)], total: group("", 250) }),
  ];
  const { groups, total } = groupPayments(models, { by: "kind", span });
  expect([groups[0]?.cents, total.cents]).toEqual([null, null]);
});

test("groupPayments: payers of two models with the same place are two people", () => {
  const models = [1, 2].map((model) => modelOf(model, { groups: [group("1", 900)], total: group("", 900) }));
  const { groups } = groupPayments(models, { by: "payer", span });
  expect(groups.map(({ key, cents }) => [key, cents])).toEqual([
    ["1.1", 900],
    ["2.1", 900],
  ]);
});

test("groupPayments: of weekdays it is known how often they came", () => {
  const models = [modelOf(1, { groups: [group("7", 900)], total: group("", 900) })];
  // 1 and 8 November 2026 are Sundays.
  expect(groupPayments(models, { by: "weekday", span }).groups).toMatchObject([{ key: "7", days: 2 }]);
});

test("groupPayments: an hour in which nobody paid is there with 0", () => {
  const models = [modelOf(1, { groups: [group("4", 900)], total: group("", 900) })];
  const { groups } = groupPayments(models, { by: "hour", span });
  expect(groups).toHaveLength(24);
  expect(groups.find(({ key }) => key === "5")).toMatchObject({ cents: 0, payments: 0 });
});

test("lastKnownDay: the last day that all know, but for models whose statements ended more than a week before", () => {
  const upTo = (to: string) => ({ statements: [{ from: "2026-01-01", to, wholeTo: to }] });
  expect(lastKnownDay([upTo("2026-11-28"), upTo("2026-11-25"), upTo("2026-08-31")], "to")).toBe("2026-11-25");
  expect(lastKnownDay([], "to")).toBeUndefined();
});

test("groupEarlierPayments: days that no statement knows are not 0, and a model whose statements know them is held against itself alone", () => {
  const before = { from: "2025-11-01", to: "2025-11-10" };
  const [one, other] = [modelOf(1, {}), modelOf(2, { statements: [{ ...before, wholeTo: before.to }] })];
  expect(groupEarlierPayments([one], { by: "kind", span: before })).toBeUndefined();
  expect(groupEarlierPayments([one, other], { by: "kind", span: before })).toBeUndefined();
  const { groups, total } = groupEarlierPayments([one, other], { by: "model", span: before }) ?? {};
  expect([groups?.map(({ key }) => key), total]).toEqual([["2"], undefined]);
});
