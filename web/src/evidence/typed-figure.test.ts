import type { ShownKind } from "@fanradar/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readTyped, writeTyped } from "./typed-figure.ts";

test.each<[string, ShownKind, string, number]>([
  ["12104", "count", "en-US", 12104],
  [" 12,104 ", "count", "en-US", 12104],
  ["1,234,567", "count", "en-US", 1234567],
  ["12.104", "count", "de-DE", 12104],
  ["1.234", "count", "es-ES", 1234],
  ["12 104", "count", "fr-FR", 12104],
  ["12\u202f104", "count", "fr-FR", 12104],
  ["12 104", "count", "en-US", 12104],
  ["1 234 567,5", "rate", "de-DE", 1234567.5],
  ["0", "count", "en-US", 0],
  ["12.5", "rate", "en-US", 12.5],
  ["1.234,5", "rate", "de-DE", 1234.5],
  ["3", "rate", "fr-FR", 3],
  ["9.99", "money", "en-US", 999],
  ["1,234.5", "money", "en-US", 123450],
  ["0,29", "money", "fr-FR", 29],
  ["1.15", "money", "en-US", 115],
])("readTyped: %j as a %s in %s", (text, kind, locale, value) => {
  expect(readTyped(text, kind, locale)).toBe(value);
});

test.each<[string, ShownKind, string]>([
  ["1.5", "count", "en-US"],
  ["12e3", "count", "en-US"],
  ["0x1f", "count", "en-US"],
  ["+5", "count", "en-US"],
  ["-5", "count", "en-US"],
  ["12 10", "count", "en-US"],
  ["1 234,567", "count", "en-US"],
  ["1,23", "count", "en-US"],
  ["1,2345", "count", "en-US"],
  ["12K", "count", "en-US"],
  ["1.5", "rate", "de-DE"],
  ["1e2", "rate", "en-US"],
  [".5", "rate", "en-US"],
  ["1.", "rate", "en-US"],
  ["9.999", "money", "en-US"],
  ["$5", "money", "en-US"],
  ["Infinity", "rate", "en-US"],
  ["", "count", "en-US"],
])("readTyped: %j as a %s in %s is no figure", (text, kind, locale) => {
  expect(readTyped(text, kind, locale)).toBeUndefined();
});

test("writeTyped: a stored figure is written as it is typed", () => {
  const locales = ["en-US", "de-DE", "es-ES", "fr-FR"];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(...locales), (value, locale) => {
      for (const kind of ["count", "money", "rate"] as const)
        expect(readTyped(writeTyped(value, kind, locale), kind, locale)).toBe(value);
      expect(readTyped(writeTyped(value / 8, "rate", locale), "rate", locale)).toBe(value / 8);
    }),
  );
});
