import { expect, test } from "vitest";
import { emptyDraft, fillNames, type ModelDraft } from "./draft.ts";

const filled = (typed: Partial<ModelDraft>) => {
  const { name, username } = fillNames({ ...emptyDraft(), ...typed });
  return [name, username];
};

test("fillNames: an empty name and username follow from the first link that names a profile", () => {
  expect(filled({ instagramUrl: "https://www.instagram.com/Ava.Lind/?hl=en" })).toEqual(["ava.lind", "ava.lind"]);
  expect(filled({ onlyfansUrl: "https://example.com/x", twitterUrl: "@kai" })).toEqual(["kai", "kai"]);
});

test("fillNames: typed text stays, and a link that names no profile fills in nothing", () => {
  expect(filled({ name: "Ava", instagramUrl: "@ava.lind" })).toEqual(["Ava", "ava.lind"]);
  expect(filled({ instagramUrl: "https://www.instagram.com/p/abc/" })).toEqual(["", ""]);
  expect(filled({})).toEqual(["", ""]);
});
