import { expect, test } from "vitest";
import { exchangeRatesOf, sampleRates } from "./exchange-rates.ts";

test("exchangeRatesOf: rates are read with their day and source", () => {
  expect(exchangeRatesOf("2026-11-20 EUR=0.8635,GBP=0.7588,CAD=1.4021 European Central Bank")).toEqual({
    perDollar: { USD: 1, EUR: 0.8635, GBP: 0.7588, CAD: 1.4021 },
    source: "European Central Bank",
    day: "2026-11-20",
    isSandbox: false,
  });
  expect(sampleRates).toMatchObject({ isSandbox: true, source: "Sandbox" });
});

test.each([
  undefined,
  "",
  "EUR=0.86",
  "2026-11-20 EUR=0.8635,GBP=0.7588,CAD=1.4021",
  "20.11.2026 EUR=1.0,GBP=1.0,CAD=1.0 A",
])("exchangeRatesOf: %j gives no rates", (text) => expect(exchangeRatesOf(text)).toBeUndefined());
