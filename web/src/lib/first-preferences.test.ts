import { expect, test } from "vitest";
import { currencyOf } from "./first-preferences.ts";

test.each([
  [["de-DE", "en-US"], "EUR"],
  [["fr-CA"], "CAD"],
  [["en-GB"], "GBP"],
  [["es"], "EUR"],
  [["es-MX"], "USD"],
  [["ja-JP"], "USD"],
  [["en"], "USD"],
  [[], "USD"],
])("currencyOf: a browser of %j begins in %s", (locales, currency) => {
  expect(currencyOf(locales)).toBe(currency);
});
