import { expect, test } from "vitest";
import { tokensOf } from "../tokens.ts";
import { findCount } from "./find-count.ts";

test.each([
  ["show me the 3 girls with worst engagement", 3],
  ["top 5 posts", 5],
  ["die 2 besten Models", 2],
  ["mis 4 mejores publicaciones", 4],
  ["les 3 pires publications", 3],
  ["my 30 best posts", 10],
  ["les 3 dernières publications", 3],
  ["nuestros 3 días más grandes", 3],
  ["the 4 days with the most sales", 4],
  ["posts of the last 30 days", undefined],
  ["les 30 derniers jours", undefined],
  ["which post did best in 2026", undefined],
  ["models with more than 3 % engagement", undefined],
])("findCount: '%s' asks for %s", (text, count) => {
  expect(findCount(tokensOf(text))).toBe(count);
});
