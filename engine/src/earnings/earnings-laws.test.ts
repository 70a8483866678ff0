import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs } from "../catalogue/time.ts";
import type { Evidence } from "../ledger/evidence.ts";
import { transactionStates, transactionTypes } from "../ledger/statement.ts";
import { bestWeekday } from "./best-weekday.ts";
import type { EarningsInput, PaymentSum } from "./earnings-input.ts";
import { earningsTypes, type MonthFacts, monthFacts } from "./month-facts.ts";
import { payerFacts } from "./payer-facts.ts";

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

test("monthFacts, payerFacts: neither the order of payments nor earlier summing changes a figure", () => {
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

test("earnings: a gross figure is known only where each of its payments states one, and an unknown one is never 0", () => {
  fc.assert(
    fc.property(anySums, (sums) => {
      for (const { month, types } of factsOf(sums, { basis: "gross" })) {
        const messages = sums.filter(
          (one) => one.month === month && one.type === "message" && one.state !== "pending" && !one.isBack,
        );
        const isKnown = messages.every(({ grossCents }) => grossCents !== null);
        expect(types.message.kind === "unavailable").toBe(!isKnown);
        if (isKnown)
          expect(types.message.value).toBe(messages.reduce((sum, { grossCents }) => sum + (grossCents ?? 0), 0));
        else expect([types.message.value, types.message.reason]).toEqual([null, { code: "no-gross" }]);
      }
    }),
  );
});

test("earnings: every figure has the requested currency, is the owner's and rests on the statement", () => {
  fc.assert(
    fc.property(anySums, fc.constantFrom("USD", "EUR", "GBP", "CAD"), (sums, currency) => {
      const facts = factsOf(sums, { currency }).flatMap(({ types, total }) => [...Object.values(types), total]);
      for (const fact of facts)
        expect(fact).toMatchObject({ currency, unit: "cents", scope: "owner", sources: ["file:a"], trust: "file" });
    }),
  );
});

const monday = Date.parse("2026-01-05");
const anyDays = fc
  .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 56, maxLength: 210 })
  .map((cents) =>
    cents.map((one, n) => ({ day: new Date(monday + n * dayMs).toISOString().slice(0, 10), cents: one })),
  );

test("bestWeekday: the share lies in its interval, independent of order and exchange rate", () => {
  fc.assert(
    fc.property(anyDays, fc.integer({ min: 2, max: 100 }), (days, worth) => {
      const best = bestWeekday(days);
      expect(bestWeekday(days.toReversed())).toEqual(best);
      const dearer = bestWeekday(days.map(({ day, cents }) => ({ day, cents: cents * worth })));
      if (best === undefined || best === "tie") expect(dearer).toBe(best);
      else {
        expect(best.low).toBeLessThanOrEqual(best.percent);
        expect(best.high).toBeGreaterThanOrEqual(best.percent);
        expect(best.percent).toBeGreaterThan(100 / 7);
        expect(dearer).toMatchObject({ weekday: best.weekday, percent: expect.closeTo(best.percent, 6) });
      }
    }),
  );
});

test("bestWeekday: shifting a week by days shifts its best weekday", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 8, max: 26 }), (weekday, weeks) => {
      const days = Array.from({ length: weeks * 7 }, (_, n) => ({
        day: new Date(monday + n * dayMs).toISOString().slice(0, 10),
        cents: n % 7 === weekday ? 5_000 + (n % 3) : 1_000 + (n % 5),
      }));
      expect(bestWeekday(days)).toMatchObject({ weekday, weeks });
    }),
  );
});

test("earnings: fewer than five payers have no figures; the mean of more lies between the least and the most", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 30 }), (spent) => {
      const payers = spent.map((cents, n) => ({ payer: String(n), cents, payments: 1 }));
      const facts = payerFacts({ asOf: "2026-11-20", currency: "EUR", payers, days: [], evidence: [file] });
      const of = (id: string) => facts.find((fact) => fact.id === id);
      if (spent.length < 5) {
        expect(of("payers.mean")?.value).toBeNull();
        expect(facts.some(({ metric }) => metric === "payers.spend")).toBe(false);
        return;
      }
      expect(of("payers.count")?.value).toBe(spent.length);
      for (const id of ["payers.mean", "payers.median"]) {
        const value = numberOf(of(id) ?? { value: null });
        expect(value).toBeGreaterThanOrEqual(Math.min(...spent));
        expect(value).toBeLessThanOrEqual(Math.max(...spent) + 1e-6);
      }
    }),
  );
});
