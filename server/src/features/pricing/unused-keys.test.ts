import { platformData } from "@fanradar/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findUnusedKeys } from "./unused-keys.ts";

const month = { month: "2026-05", joined: 3, active: 5, subscriptions: 10, extras: 0 };
const unusedOf = (given: object) => findUnusedKeys(given, platformData.parse(given));

test("unused keys: each unknown member is named once, in any position, and known ones never", () => {
  const months = [
    { ...month, mood: 3 },
    { ...month, month: "2026-06", mood: { deep: 1 }, note: "x" },
  ];
  expect(unusedOf({ wages: 1, price: 9.99, months, sales: { photoSet: [15], postcards: [2] } })).toEqual({
    names: ["wages", "months[].mood", "months[].note", "sales.postcards"],
    count: 4,
  });
  expect(unusedOf({ price: 9.99, months: [month] })).toEqual({ names: [], count: 0 });
});

test("unused keys: thousands are counted and fifty are named, long names are cut", () => {
  const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`k${index}`, index]));
  expect(unusedOf(many)).toMatchObject({ names: { length: 50 }, count: 3_000 });
  expect(unusedOf({ ["k".repeat(5_000)]: 1 }).names[0]).toHaveLength(121);
});

test("unused keys: every extra member beside valid data is named, and the parsed data is unchanged", () => {
  const valid = { price: 9.99, months: [month] };
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1, maxLength: 20 }), fc.jsonValue()), (extra) => {
      const known = new Set(["platform", "currency", "price", "months", "sales"]);
      const others = Object.entries(extra).filter(([key]) => !known.has(key));
      const given = { ...Object.fromEntries(others), ...valid };
      expect(platformData.parse(given)).toEqual(platformData.parse(valid));
      expect(unusedOf(given).count).toBe(new Set(Object.keys(given)).size - 2);
    }),
  );
});
