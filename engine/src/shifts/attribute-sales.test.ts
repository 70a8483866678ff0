import fc from "fast-check";
import { expect, test } from "vitest";
import { attributeSales, type Shift } from "./attribute-sales.ts";

const hour = 3_600_000;
const all = { from: 0, to: 1_000 * hour };
const shift = (chatter: string, from: number, to: number): Shift => ({ chatter, from: from * hour, to: to * hour });
const attribute = (shifts: Shift[], sales: [at: number, cents: number][], covered = [all]) =>
  attributeSales({ shifts, covered, within: all, sales: sales.map(([at, cents]) => ({ at: at * hour, cents })) });

test("attributeSales: a sale belongs to the chatter on shift; a shift begins with its first minute and ends before its last", () => {
  const found = attribute(
    [shift("Ana", 0, 8), shift("Ben", 8, 16)],
    [
      [0, 1],
      [7.9, 2],
      [8, 4],
      [15.9, 8],
      [16, 16],
    ],
  );
  expect(found.chatters).toEqual([
    { chatter: "Ben", cents: 12, payments: 2, hours: 8, aloneHours: 8 },
    { chatter: "Ana", cents: 3, payments: 2, hours: 8, aloneHours: 8 },
  ]);
  expect(found.outside).toEqual({ cents: 16, payments: 1 });
});

test("attributeSales: what is sold while two are on shift belongs to the two together and to neither alone", () => {
  const found = attribute(
    [shift("Ana", 0, 8), shift("Ben", 6, 12)],
    [
      [5, 1],
      [7, 2],
      [9, 4],
    ],
  );
  expect(found.shared).toEqual([{ chatters: ["Ana", "Ben"], cents: 2, payments: 1 }]);
  expect(found.chatters).toEqual([
    { chatter: "Ben", cents: 4, payments: 1, hours: 6, aloneHours: 4 },
    { chatter: "Ana", cents: 1, payments: 1, hours: 8, aloneHours: 6 },
  ]);
});

test("attributeSales: shifts of one chatter that overlap are one time", () => {
  const found = attribute([shift("Ana", 0, 8), shift("Ana", 4, 10)], [[5, 1]]);
  expect(found.chatters).toEqual([{ chatter: "Ana", cents: 1, payments: 1, hours: 10, aloneHours: 10 }]);
});

test("attributeSales: hours alone are of the time that statements cover, overlapping ones counted once", () => {
  const covered = [
    { from: 2 * hour, to: 5 * hour },
    { from: 4 * hour, to: 6 * hour },
  ];
  expect(attribute([shift("Ana", 0, 8)], [], covered).chatters).toMatchObject([{ hours: 8, aloneHours: 4 }]);
});

test("attributeSales: a shift over the end of the span counts to its end", () => {
  const within = { from: 0, to: 4 * hour };
  const { chatters } = attributeSales({ shifts: [shift("Ana", 2, 8)], sales: [], covered: [all], within });
  expect(chatters).toMatchObject([{ hours: 2, aloneHours: 2 }]);
});

test("attributeSales: for any shifts and sales, all sums together are all sales, and each sale is where the shifts around it say", () => {
  const shifts = fc.array(
    fc.record({
      chatter: fc.constantFrom("Ana", "Ben", "Cy"),
      from: fc.nat(60),
      length: fc.integer({ min: 1, max: 12 }),
    }),
    { maxLength: 20 },
  );
  const sales = fc.array(fc.record({ at: fc.nat(80), cents: fc.integer({ min: 1, max: 9_999 }) }), { maxLength: 40 });
  fc.assert(
    fc.property(shifts, sales, (rows, sold) => {
      const own = rows.map(({ chatter, from, length }) => ({ chatter, from, to: from + length }));
      const found = attributeSales({ shifts: own, sales: sold, covered: [all], within: all });
      const sums = new Map<string, number>();
      for (const { at, cents } of sold) {
        const present = [...new Set(own.filter(({ from, to }) => from <= at && at < to).map(({ chatter }) => chatter))];
        const key = present.sort().join(" and ");
        sums.set(key, (sums.get(key) ?? 0) + cents);
      }
      expect(found.outside.cents).toBe(sums.get("") ?? 0);
      for (const { chatter, cents } of found.chatters) expect(cents).toBe(sums.get(chatter) ?? 0);
      for (const { chatters, cents } of found.shared) expect(cents).toBe(sums.get(chatters.join(" and ")));
      const parts = [found.outside, ...found.chatters, ...found.shared];
      expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(sold.reduce((sum, { cents }) => sum + cents, 0));
      expect(parts.reduce((sum, { payments }) => sum + payments, 0)).toBe(sold.length);
    }),
  );
});
