import { expect, test } from "vitest";
import { makeFact, makeMissing } from "../ledger/make-fact.ts";
import { earningsPerSubscriber } from "./per-subscriber.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const behind = [{ kind: "manual", sandbox: false, scope: "owner" }] as const;
const on = { platform: "onlyfans", kind: "self-reported", asOf } as const;
const period = { from: "2026-10-01", to: "2026-10-31" };
const earned = makeFact(
  { ...on, id: "onlyfans.earningsNet", metric: "earningsNet", value: 90_000, currency: "USD", period },
  behind,
);
const subscribers = (value: number) =>
  makeFact({ ...on, id: "onlyfans.subscribers", metric: "subscribers", value }, behind);

test("earningsPerSubscriber: net earnings over subscribers, the owner's as both are", () => {
  const [fact] = earningsPerSubscriber([earned, subscribers(300)]);
  expect(fact).toMatchObject({
    id: "onlyfans.earningsPerSubscriber",
    value: 300,
    currency: "USD",
    period,
    scope: "owner",
  });
  expect(fact?.inputs).toEqual(["onlyfans.earningsNet", "onlyfans.subscribers"]);
});

test("earningsPerSubscriber: missing for the reason that its earnings are; none without a count", () => {
  const reason = { code: "needs-statement" } as const;
  const unknown = makeMissing(
    { id: earned.id, metric: "earningsNet", platform: "onlyfans", asOf, scope: "owner" },
    reason,
  );
  expect(earningsPerSubscriber([unknown, subscribers(300)])).toMatchObject([{ value: null, reason }]);
  expect(earningsPerSubscriber([earned])).toEqual([]);
  expect(earningsPerSubscriber([earned, subscribers(0)])).toEqual([]);
});
