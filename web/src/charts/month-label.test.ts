import { expect, test } from "vitest";
import { monthLabel } from "./month-label.ts";

test.each([
  ["en-US", "Nov ’25"],
  ["de-DE", "Nov. ’25"],
  ["fr-FR", "nov. ’25"],
  ["es-ES", "nov ’25"],
])("monthLabel: in %s the year of a month cannot be read as a day", (locale, label) => {
  expect(monthLabel("2025-11-01", locale)).toBe(label);
});
