import { expect, test } from "vitest";
import { ownersSteps } from "../report/statement-keys.ts";
import { placeOfStep } from "./steps.ts";

test("placeOfStep: to write to payers leads to their list, to add figures to the data sources, and what is done on a platform nowhere", () => {
  expect(["next.winBack", "next.winBackNew"].map(placeOfStep)).toEqual(["quietPayers", "quietPayers"]);
  expect(["next.typePosts", "next.checkLink"].map(placeOfStep)).toEqual(["sources", "sources"]);
  expect(["next.shiftTheme", "next.keep", "next.later"].map(placeOfStep)).toEqual([undefined, undefined, undefined]);
});

test("ownersSteps: who may not change a submission gets no step to add figures, but what is done elsewhere", () => {
  expect(ownersSteps).toContain("next.type");
  for (const key of ["next.winBack", "next.shiftTheme"]) expect(ownersSteps).not.toContain(key);
});
