import { expect, test } from "vitest";
import { type ManageDraft, rebase } from "./manage-draft.ts";

const from: ManageDraft = {
  ...{ name: "Ann", username: "ann", notes: "", tags: "gym", schedule: "off" },
  ...{ onlyfansUrl: "", instagramUrl: "", twitterUrl: "", tiktokUrl: "" },
  ...{ isVerified: false, isOwnerVerified: false, isFeatured: false },
};
const to: ManageDraft = { ...from, name: "Anna", username: "anna", isFeatured: true };

test("rebase: a typed member stays, an untouched one follows the stored value", () => {
  expect(rebase({ ...from, name: "Annie", tags: "" }, { from, to })).toEqual({ ...to, name: "Annie", tags: "" });
});

test("rebase: a member typed back to its original follows the stored value", () => {
  expect(rebase({ ...from }, { from, to })).toEqual(to);
});

test("rebase: equal changes by two people are no conflict", () => {
  expect(rebase({ ...from, name: "Anna" }, { from, to })).toEqual(to);
});
