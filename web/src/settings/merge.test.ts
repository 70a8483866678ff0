import { defaultSettings, type Settings } from "@fanradar/contract";
import { expect, test } from "vitest";
import { merge } from "./merge.ts";

const shown: Settings = {
  profile: { name: "Ann", email: "ann@fanradar.test", bio: "", avatar: "" },
  ...defaultSettings,
};

test("merge: changes made here and elsewhere both stay; here wins if both changed the same member", () => {
  const stored: Settings = {
    ...shown,
    profile: { ...shown.profile, name: "Anna", bio: "elsewhere" },
    privacy: { ...shown.privacy, profileVisibility: "private", showActivity: true },
  };
  const begun = { ...shown, privacy: { ...shown.privacy, profileVisibility: "public" as const } };
  const draft: Settings = {
    ...begun,
    profile: { ...begun.profile, name: "Annie" },
    privacy: { ...begun.privacy, dataSharing: true },
  };
  expect(merge(stored, { shown: begun, draft })).toEqual({
    ...stored,
    profile: { ...stored.profile, name: "Annie" },
    privacy: { ...stored.privacy, dataSharing: true },
  });
});

test("merge: without changes here it is the stored value", () => {
  const stored: Settings = { ...shown, preferences: { ...shown.preferences, theme: "dark" } };
  expect(merge(stored, { shown, draft: shown })).toEqual(stored);
});
