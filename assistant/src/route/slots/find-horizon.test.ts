import { expect, test } from "vitest";
import { tokensOf } from "../tokens.ts";
import { findHorizon } from "./find-horizon.ts";

const now = "2026-11-27T12:00:00Z";

test.each([
  ["how many followers in 2 years", "2028-11-27"],
  ["wie viele follower habe ich 2029", "2029-01-01"],
  ["cuántos seguidores tendré en 5 años", "2031-11-27"],
  ["j'aurai combien d'abonnés dans trois ans", "2029-11-27"],
  ["seguidores dentro de un mes", "2026-12-27"],
  ["follower in einer woche", "2026-12-04"],
  ["what will i make next year", "2027-01-01"],
])("findHorizon: %j means the time from %s on", (text, day) => {
  expect(findHorizon(tokensOf(text), now)?.slice(0, 7)).toBe(day.slice(0, 7));
});

test.each([
  "how much did i grow in 2 years",
  "followers in 2025",
  "in welchem monat verdiene ich am meisten",
  "hace 2 años",
])("findHorizon: %j names no time to come", (text) => {
  expect(findHorizon(tokensOf(text), now)).toBeUndefined();
});
