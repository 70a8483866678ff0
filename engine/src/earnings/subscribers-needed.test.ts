import { expect, test } from "vitest";
import { makeFact } from "../ledger/make-fact.ts";
import { subscribersNeeded } from "./subscribers-needed.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const behind = [{ kind: "manual", sandbox: false, scope: "owner" }] as const;
const subscribers = (value: number) =>
  makeFact(
    { id: "onlyfans.subscribers", metric: "subscribers", platform: "onlyfans", kind: "self-reported", value, asOf },
    behind,
  );
const earned = makeFact(
  {
    ...{ id: "onlyfans.earningsNet", metric: "earningsNet", platform: "onlyfans", kind: "measured" },
    ...{ value: 400_000, asOf, currency: "USD" },
  },
  behind,
);
const expected = makeFact(
  {
    ...{ id: "revenue.month", metric: "revenue.month", kind: "estimated", value: 500_000, asOf, currency: "USD" },
    ...{ low: 400_000, high: 625_000, level: 0.8 },
  },
  behind,
);

test("subscribersNeeded: the sum over what each subscriber brings, rounded up, the owner's as earnings are", () => {
  expect(subscribersNeeded([earned, subscribers(300)], 500_000)).toMatchObject([
    { id: "onlyfans.subscribers.needed", value: 375, unit: "count", trust: "manual", scope: "owner" },
  ]);
  expect(subscribersNeeded([earned, subscribers(300)], 500_001)[0]?.value).toBe(376);
});

test("subscribersNeeded: by the expected month where there is one, with its range", () => {
  expect(subscribersNeeded([earned, expected, subscribers(300)], 500_000)).toMatchObject([
    {
      value: 300,
      low: 240,
      high: 375,
      level: 0.8,
      trust: "inferred",
      inputs: ["revenue.month", "onlyfans.subscribers"],
    },
  ]);
});

test("subscribersNeeded: nothing where nothing is earned, nobody subscribes or no sum is named", () => {
  expect(subscribersNeeded([subscribers(300)], 500_000)).toEqual([]);
  expect(subscribersNeeded([earned], 500_000)).toEqual([]);
  expect(subscribersNeeded([earned, subscribers(0)], 500_000)).toEqual([]);
  expect(subscribersNeeded([{ ...earned, value: 0 }, subscribers(300)], 500_000)).toEqual([]);
  expect(subscribersNeeded([earned, subscribers(300)], 0)).toEqual([]);
});
