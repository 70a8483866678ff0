import fc from "fast-check";
import { expect, test } from "vitest";
import type { Evidence } from "../ledger/evidence.ts";
import { transactionStates, transactionTypes } from "../ledger/statement.ts";
import type { EarningsInput, PaymentSum } from "./earnings-input.ts";
import { earningsTypes, type MonthFacts, monthFacts } from "./month-facts.ts";

const file: Evidence = {
  key: "file:a",
  kind: "file",
  sandbox: false,
  scope: "owner",
  addedAt: "2026-11-20T12:00:00.000Z",
};
const months = ["2026-08", "2026-09", "2026-10"] as const;

const anySum: fc.Arbitrary<PaymentSum> = fc
  .record({
    month: fc.constantFrom(...months),
    type: fc.constantFrom(...transactionTypes),
    state: fc.constantFrom(...transactionStates),
    payments: fc.integer({ min: 1, max: 50 }),
    cents: fc.integer({ min: 1, max: 1_000_000 }),
    isBack: fc.boolean(),
    hasGross: fc.boolean(),
  })
  .map(({ cents, isBack: wasPaid, hasGross, ...rest }) => {
    const isBack = wasPaid && (rest.state === "refund" || rest.state === "chargeback");
    const netCents = isBack ? -cents : cents;
    return { ...rest, isBack, netCents, grossCents: hasGross ? Math.round(netCents * 1.25) : null };
  });
const anySums = fc.array(anySum, { maxLength: 40 });

function factsOf(sums: PaymentSum[], more: Partial<EarningsInput> = {}): MonthFacts[] {
  return monthFacts({
    asOf: "2026-11-20T12:00:00.000Z",
    basis: "net",
    currency: "USD",
    sums,
    statements: [{ evidence: file, from: "2026-08-01", to: "2026-10-31" }],
    observations: [],
    evidence: [file],
    ...more,
  });
}
const numberOf = ({ value }: { value: unknown }) => (typeof value === "number" ? value : Number.NaN);
const valuesOf = (facts: MonthFacts[]) =>
  facts.map(({ month, types, total, back, pending }) => [
    month,
    ...earningsTypes.map((type) => types[type].value),
    total.value,
    back.value,
    pending.value,
  ]);

test("monthFacts: a month's types less what was given back sum to its total, to the cent", () => {
  fc.assert(
    fc.property(anySums, (sums) => {
      for (const { types, total, back } of factsOf(sums)) {
        const byType = earningsTypes.reduce((sum, type) => sum + numberOf(types[type]), 0);
        expect(total.value).toBe(byType - numberOf(back));
        expect(Number.isInteger(total.value)).toBe(true);
      }
    }),
  );
});

test("earnings: pending and fully refunded payments are in no total, and refunds are 0 or more", () => {
  fc.assert(
    fc.property(anySums, anySum, (sums, one) => {
      fc.pre(one.state !== "cleared" && !one.isBack);
      const [before, after] = [factsOf([{ ...one, payments: 1, netCents: 0 }, ...sums]), factsOf([one, ...sums])];
      expect(after.map(({ total }) => total.value)).toEqual(before.map(({ total }) => total.value));
      for (const { back } of after) expect(numberOf(back)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("monthFacts: neither the order of payments nor earlier summing changes a figure", () => {
  fc.assert(
    fc.property(anySums, (sums) => {
      const halves = sums.flatMap((one) => [
        { ...one, netCents: one.netCents - Math.sign(one.netCents) },
        { ...one, netCents: Math.sign(one.netCents) },
      ]);
      expect(valuesOf(factsOf(sums.toReversed()))).toEqual(valuesOf(factsOf(sums)));
      expect(valuesOf(factsOf(halves))).toEqual(valuesOf(factsOf(sums)));
    }),
  );
});
