import fc from "fast-check";
import { expect, test } from "vitest";
import type { ShownKind } from "../catalogue/observations.ts";
import { readShown } from "./shown-figure.ts";

test.each([
  ["12,104", { value: 12104 }],
  ["12.104", { value: 12104 }],
  ["12 104", { value: 12104 }],
  ["12\u202f104", { value: 12104 }],
  ["1’234’567", { value: 1234567 }],
  ["987", { value: 987 }],
  ["0", { value: 0 }],
  ["12.3K", { value: 12300, low: 12250, high: 12349 }],
  ["12,3 k", { value: 12300, low: 12250, high: 12349 }],
  ["12K", { value: 12000, low: 11500, high: 12499 }],
  ["12,3 mil", { value: 12300, low: 12250, high: 12349 }],
  ["1,25 Mio.", { value: 1250000, low: 1245000, high: 1254999 }],
  ["1.2M", { value: 1200000, low: 1150000, high: 1249999 }],
  ["0.4M", { value: 400000, low: 350000, high: 449999 }],
  ["12,3 Tsd.", { value: 12300, low: 12250, high: 12349 }],
])("readShown: a count shown as %j", (text, expected) => {
  expect(readShown(text, "count")).toEqual(expected);
});

test.each([
  ["$1,234.56", { value: 123456 }],
  ["1.234,56 €", { value: 123456 }],
  ["US$12.50", { value: 1250 }],
  ["£12.5", { value: 1250 }],
  ["$0.99", { value: 99 }],
  ["$1,235", { value: 123500, low: 123450, high: 123549 }],
  ["$1.2K", { value: 120000, low: 115000, high: 124999 }],
  ["9.99 USD", { value: 999 }],
])("readShown: an amount shown as %j is cents", (text, expected) => {
  expect(readShown(text, "money")).toEqual(expected);
});

test.each([
  ["12.5", { value: 12.5, low: 12.45, high: 12.55 }],
  ["1.2K", { value: 1200, low: 1150, high: 1250 }],
  ["300", { value: 300 }],
])("readShown: a rate shown as %j", (text, expected) => {
  expect(readShown(text, "rate")).toEqual(expected);
});

test.each<[string, ShownKind, string]>([
  ["1.234K", "count", "ambiguous"],
  ["1,234 M", "count", "ambiguous"],
  ["12.5", "count", "unreadable"],
  ["1,23,456", "count", "unreadable"],
  ["0.123", "count", "unreadable"],
  ["1.234,567", "count", "unreadable"],
  ["12,3,4", "money", "unreadable"],
  ["-5", "count", "unreadable"],
  ["12 Q", "count", "unreadable"],
  ["$12", "count", "unreadable"],
  ["", "count", "unreadable"],
  ["many", "count", "unreadable"],
  ["l2.3K", "count", "unreadable"],
  ["9999999999999", "count", "unreadable"],
  ["1e5", "count", "unreadable"],
])("readShown: %j as a %s is refused", (text, kind, refusal) => {
  expect(readShown(text, kind)).toBe(refusal);
});

test("readShown: the interval of a displayed count contains it, in every notation", () => {
  const ways = [
    (n: number) => n.toLocaleString("en-US"),
    (n: number) => n.toLocaleString("de-DE"),
    (n: number) => n.toLocaleString("fr-FR"),
    (n: number) => n.toLocaleString("en-US", { notation: "compact", maximumFractionDigits: 1 }),
    (n: number) =>
      n >= 1e6 ? n.toLocaleString("de-DE", { notation: "compact", maximumFractionDigits: 1 }) : String(n),
  ];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_000_000 }), fc.constantFrom(...ways), (n, show) => {
      const read = readShown(show(n), "count");
      if (typeof read === "string") throw new Error(`${show(n)} is ${read}`);
      expect(read.low ?? read.value).toBeLessThanOrEqual(n);
      expect(read.high ?? read.value).toBeGreaterThanOrEqual(n);
    }),
  );
});

test("readShown: no input gives an impossible figure", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom<ShownKind>("count", "money", "rate"), (text, kind) => {
      const read = readShown(text, kind);
      if (typeof read === "string") return;
      const { value, low = value, high = value } = read;
      expect([low >= 0, low <= value, value <= high, Number.isFinite(high)]).toEqual([true, true, true, true]);
    }),
  );
});
