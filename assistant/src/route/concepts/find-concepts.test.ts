import { expect, test } from "vitest";
import { tokensOf } from "../tokens.ts";
import { findConcepts } from "./find-concepts.ts";

test.each([
  "How much money did she earn?",
  "¿Cuánto dinero ganó?",
  "Wie viel Geld hat sie verdient?",
  "Combien d'argent a-t-elle gagné ?",
])("findConcepts: '%s' is about an amount of money in any language", (text) => {
  expect(findConcepts(tokensOf(text))).toEqual(expect.arrayContaining(["count", "money"]));
});

test("findConcepts: a phrase counts as a whole, and each concept once", () => {
  expect(findConcepts(tokensOf("day of the week"))).toContain("weekday");
  expect(findConcepts(tokensOf("day after day"))).toEqual([]);
  expect(findConcepts(tokensOf("tip tips tipped")).filter((one) => one === "tip")).toHaveLength(1);
});
