import { expect, test } from "vitest";
import { type Draft, rebase } from "./manage-draft.ts";

const from: Draft = {
  ...{ name: "Ann", username: "ann", notes: "", tags: "gym", schedule: "off" },
  ...{ onlyfansUrl: "", instagramUrl: "", twitterUrl: "", tiktokUrl: "" },
  ...{ isVerified: false, isOwnerVerified: false, isFeatured: false },
};
const to: Draft = { ...from, name: "Anna", username: "anna", isFeatured: true };

test("rebase: a typed member stays, an untouched one follows what is stored now", () => {
  expect(rebase({ ...from, name: "Annie", tags: "" }, { from, to })).toEqual({ ...to, name: "Annie", tags: "" });
});

test("rebase: a member that was typed back to what it was follows what is stored now", () => {
  expect(rebase({ ...from }, { from, to })).toEqual(to);
});

test("rebase: what two people typed alike is no conflict", () => {
  expect(rebase({ ...from, name: "Anna" }, { from, to })).toEqual(to);
});
