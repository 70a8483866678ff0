import { expect, test } from "vitest";
import { namedPrices } from "./named-prices.ts";

test.each([
  ["what would $11.99 bring?", [1_199]],
  ["what happens if I raise the price by $2?", [1_199]],
  ["should I charge 2 dollars more?", [1_199]],
  ["and 2 dollars cheaper?", [799]],
  ["Was bringt es, den Preis um 2 $ zu erhöhen?", [1_199]],
  ["Was, wenn ich den Preis um 1,50 € senke?", [849]],
  ["¿Y si bajo el precio en 2 dólares?", [799]],
  ["¿Y si cobro 2 dólares más?", [1_199]],
  ["Et si j'augmente le prix de 2 $ ?", [1_199]],
  ["et 2 euros de moins ?", [799]],
  ["¿subir de 10 dólares a 12 dólares?", [1_000, 1_200]],
  ["from $9.99 to $11.99", [1_199]],
  ["is $9.99 right?", []],
  ["should I drop it within 8 days of launch", []],
])("namedPrices: from a price of $9.99, '%s' names %j", (question, prices) => {
  expect(namedPrices(question, 999)).toEqual(prices);
});

test("namedPrices: without today's price an amount is a price", () => {
  expect(namedPrices("2 dollars more", undefined)).toEqual([200]);
});
