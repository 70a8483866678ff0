import { expect, test } from "vitest";
import { paymentFacts } from "./payment-facts.ts";

const evidence = [
  {
    key: "file:1",
    kind: "file" as const,
    sandbox: false,
    scope: "owner" as const,
    addedAt: "2026-11-01T00:00:00.000Z",
  },
];
const payments = {
  ...{ count: 200, largest: 4_000, sum: 180_000, median: 799, from: "2026-01-01", to: "2026-10-31" },
  hours: [
    { hour: 9, count: 40 },
    { hour: 21, count: 60 },
    { hour: 22, count: 100 },
  ],
};
const factsOf = (more: Partial<typeof payments>) =>
  new Map(
    paymentFacts({
      asOf: "2026-11-20T12:00:00.000Z",
      currency: "USD",
      payments: { ...payments, ...more },
      evidence,
    }).map((fact) => [fact.id, fact]),
  );

test("paymentFacts: the largest, mean and median payment with their days, for the owner alone", () => {
  const facts = factsOf({});
  expect(facts.get("payment.largest")).toMatchObject({ value: 4_000, currency: "USD", scope: "owner", n: 200 });
  expect(facts.get("payment.mean")).toMatchObject({ value: 900, period: { from: "2026-01-01", to: "2026-10-31" } });
  expect(facts.get("payment.median")?.value).toBe(799);
});

test("paymentFacts: the hour with most payments, and its part of all", () => {
  const facts = factsOf({});
  expect(facts.get("payment.hour")?.value).toBe(22);
  expect(facts.get("payment.hourShare")?.value).toBe(50);
});

test("paymentFacts: statements that name days alone, and few payments, have no hour", () => {
  expect(factsOf({ hours: [{ hour: 0, count: 200 }] }).get("payment.hour")).toMatchObject({ value: null });
  expect(factsOf({ count: 20, hours: [{ hour: 3, count: 2 }] }).get("payment.hour")).toMatchObject({
    reason: { code: "too-few-sales", needs: 100, has: 20 },
  });
});

test("paymentFacts: of fewer than five payments there is a largest, and no mean; of none in known days the number 0 alone", () => {
  const few = factsOf({ count: 3, hours: [] });
  expect(few.get("payment.largest")?.value).toBe(4_000);
  expect(few.get("payment.mean")?.value).toBeNull();
  const none = [...factsOf({ count: 0, largest: 0, sum: 0, median: 0, hours: [] }).values()];
  expect(none.flatMap(({ id, value }) => (value === null ? [] : [[id, value]]))).toEqual([["payment.count", 0]]);
});
