import { expect, test } from "vitest";
import { expandPattern } from "./expand-pattern.ts";

test("expandPattern: each option of each part, with single spaces", () => {
  expect(expandPattern("[my|her] followers [|now]?").toSorted()).toEqual([
    "her followers now?",
    "her followers?",
    "my followers now?",
    "my followers?",
  ]);
  expect(expandPattern("how many followers")).toEqual(["how many followers"]);
});

test("expandPattern: of many sentences twelve, in which every option comes", () => {
  const texts = expandPattern("[a|b|c|d] [e|f|g] [h|i|j] [k|l]");
  expect(texts).toHaveLength(12);
  for (const option of "abcdefghijkl") expect(texts.join(" ")).toContain(option);
});
