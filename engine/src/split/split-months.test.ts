import fc from "fast-check";
import { expect, test } from "vitest";
import { type SplitPayment, type SplitRule, splitMonths } from "./split-months.ts";

const paid = (day: string, netCents: number, id = 1): SplitPayment => ({ id, day, netCents });
const rule = (from: string, share: number, id = 1): SplitRule => ({ id, from, share });

test("splitMonths: 30 % of the net after refunds is the agency's, the rest the creator's", () => {
  const [month] = splitMonths(
    [paid("2026-12-01", 8_000), paid("2026-12-15", 1_601, 2), paid("2026-12-20", -1_601, 3)],
    [rule("2026-12-01", 3_000)],
  );
  expect(month).toMatchObject({ month: "2026-12", base: 8_000, agency: 2_400, creator: 5_600 });
});

test("splitMonths: a rule holds from its first day until the next; payments before the first are in no month", () => {
  const months = splitMonths(
    [
      ...[paid("2026-10-31", 500), paid("2026-11-14", 1_000), paid("2026-11-15", 1_000), paid("2026-11-29", 1_000)],
      ...[paid("2026-11-30", 1_000), paid("2027-01-05", 1_000)],
    ],
    [rule("2026-11-30", 2_000, 2), rule("2026-11-15", 3_000)],
  );
  expect(months.map(({ month, base, agency }) => [month, base, agency])).toEqual([
    ["2026-11", 3_000, 800],
    ["2027-01", 1_000, 200],
  ]);
  expect(months[0]?.periods.map(({ rule: { id }, from, to, base }) => [id, from, to, base])).toEqual([
    [1, "2026-11-15", "2026-11-29", 2_000],
    [2, "2026-11-30", "2026-11-30", 1_000],
  ]);
});

test("splitMonths: half a cent is rounded up, in losses as well, and once for the days of a rule", () => {
  const half = (cents: readonly number[]) =>
    splitMonths(
      cents.map((one, at) => paid("2026-12-02", one, at)),
      [rule("2026-12-01", 5_000)],
    )[0];
  expect(half([1])).toMatchObject({ agency: 1, creator: 0 });
  expect(half([-1])).toMatchObject({ agency: 0, creator: -1 });
  // Each payment alone would be rounded up: the sum is two cents, not four.
  expect(half([1, 1, 1, 1])?.agency).toBe(2);
});

test("splitMonths: payments have the agency's cents by the largest remainder, of equal ones the earlier", () => {
  const [month] = splitMonths(
    [paid("2026-12-01", 101, 1), paid("2026-12-01", 102, 2), paid("2026-12-02", 102, 3)],
    [rule("2026-12-01", 3_000)],
  );
  // 91.5 is rounded to 92; of 30.3, 30.6 and 30.6 two are raised.
  expect(month?.periods[0]?.payments.map(({ agency, creator }) => [agency, creator])).toEqual([
    [30, 71],
    [31, 71],
    [31, 71],
  ]);
});

test("splitMonths: a share of an amount beyond what numbers multiply exactly is exact", () => {
  const cents = 9_007_199_254_740_991;
  const [month] = splitMonths([paid("2026-12-01", cents)], [rule("2026-12-01", 9_999)]);
  expect(BigInt(month?.agency ?? 0)).toBe((BigInt(cents) * 9_999n + 5_000n) / 10_000n);
});

/** A line as statements have it: which import has it and with what state then. */
interface Line {
  payment: number;
  importedAt: number;
  state: "cleared" | "pending" | "refund" | "chargeback";
}

const days = ["2026-10-30", "2026-10-31", "2026-11-01", "2026-11-15", "2026-11-30", "2026-12-01", "2026-12-31"];
const anyBook = fc.record({
  payments: fc.array(
    fc.record({ day: fc.constantFrom(...days), netCents: fc.integer({ min: -50_000, max: 200_000 }) }),
    { minLength: 1, maxLength: 40 },
  ),
  lines: fc.array(
    fc.record({
      payment: fc.nat(39),
      importedAt: fc.nat(5),
      state: fc.constantFrom("cleared", "pending", "refund", "chargeback"),
    }),
    { maxLength: 80 },
  ),
  rules: fc.uniqueArray(fc.record({ from: fc.constantFrom(...days), share: fc.integer({ min: 0, max: 10_000 }) }), {
    minLength: 1,
    maxLength: 4,
    selector: ({ from }) => from,
  }),
});

/** What counts in sums: the line of the newest import, cleared or giving back. */
function counted(payments: readonly { day: string; netCents: number }[], lines: readonly Line[]): SplitPayment[] {
  const newest = new Map<number, Line>();
  for (const line of lines) {
    const before = newest.get(line.payment);
    if (line.payment < payments.length && (!before || before.importedAt <= line.importedAt))
      newest.set(line.payment, line);
  }
  return [...newest.values()]
    .flatMap(({ payment, state }) => {
      const one = payments[payment];
      const counts = one && (state === "cleared" || (state !== "pending" && one.netCents < 0));
      return counts ? [{ id: payment, ...one }] : [];
    })
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.id - other.id));
}

/** The agency's cents reckoned another way: payment by payment, in exact fractions, rounded at the end of a rule's days of a month. */
function reckoned(payments: readonly SplitPayment[], rules: readonly Omit<SplitRule, "id">[]) {
  const sums = new Map<string, { month: string; base: bigint; exact: bigint }>();
  for (const { day, netCents } of payments) {
    let held: Omit<SplitRule, "id"> | undefined;
    for (const one of rules) if (one.from <= day && (!held || one.from > held.from)) held = one;
    if (!held) continue;
    const month = day.slice(0, 7);
    const sum = sums.get(`${month} ${held.from}`) ?? { month, base: 0n, exact: 0n };
    sum.base += BigInt(netCents);
    sum.exact += BigInt(netCents) * BigInt(held.share);
    sums.set(`${month} ${held.from}`, sum);
  }
  const months = new Map<string, { base: number; agency: number }>();
  for (const { month, base, exact } of sums.values()) {
    const of = months.get(month) ?? { base: 0, agency: 0 };
    const doubled = 2n * exact + 10_000n;
    // Division of whole numbers cuts towards 0; rounding half up goes down below 0.
    const agency = doubled < 0n && doubled % 20_000n !== 0n ? doubled / 20_000n - 1n : doubled / 20_000n;
    months.set(month, { base: of.base + Number(base), agency: of.agency + Number(agency) });
  }
  return months;
}

test("splitMonths: 10,000 books with refunds, chargebacks, overlaps and late imports equal the statement to the cent", () => {
  fc.assert(
    fc.property(anyBook, ({ payments, lines, rules }) => {
      // What is known after each import.
      for (const until of [1, 5]) {
        const known = counted(
          payments,
          lines.filter(({ importedAt }) => importedAt <= until),
        );
        const expected = reckoned(known, rules);
        const months = splitMonths(
          known,
          rules.map((one, id) => ({ id, ...one })),
        );
        for (const { month, base, agency, creator, periods } of months) {
          const { base: sum = 0, agency: part = 0 } = expected.get(month) ?? {};
          expect([month, base, agency, creator]).toEqual([month, sum, part, sum - part]);
          for (const period of periods) {
            const add = (of: (one: (typeof period.payments)[number]) => number) =>
              period.payments.reduce((total, one) => total + of(one), 0);
            expect([add((one) => one.netCents), add((one) => one.agency), add((one) => one.creator)]).toEqual([
              ...[period.base, period.agency, period.creator],
            ]);
            for (const one of period.payments)
              expect(Math.abs(one.agency - (one.netCents * period.rule.share) / 10_000)).toBeLessThan(1);
          }
        }
        expect(months.flatMap(({ periods }) => periods.flatMap((one) => one.payments)).length).toBe(
          known.filter(({ day }) => rules.some(({ from }) => from <= day)).length,
        );
      }
    }),
    { numRuns: 10_000 },
  );
});
