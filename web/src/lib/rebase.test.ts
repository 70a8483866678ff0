import { expect, test } from "vitest";
import { rebase } from "./rebase.ts";

const from = { name: "Ann", username: "ann", tags: "gym", isFeatured: false };
const to = { ...from, name: "Anna", username: "anna", isFeatured: true };

test("rebase: a typed member stays, an untouched one follows the stored value", () => {
  expect(rebase({ ...from, name: "Annie", tags: "" }, { from, to })).toEqual({ ...to, name: "Annie", tags: "" });
});

test("rebase: a member typed back to its original follows the stored value", () => {
  expect(rebase({ ...from }, { from, to })).toEqual(to);
});

test("rebase: equal changes by two people are no conflict", () => {
  expect(rebase({ ...from, name: "Anna" }, { from, to })).toEqual(to);
});
