import { defaultSettings, type Settings } from "@fanradar/contract";
import { expect, test } from "vitest";
import { merge } from "./merge.ts";

const shown: Settings = {
  profile: { name: "Ann", email: "ann@fanradar.test", bio: "", avatar: "" },
  ...defaultSettings,
};

test("what was changed here and what was changed elsewhere both stay; here wins where both changed the same", () => {
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

test("nothing changed is what is stored", () => {
  const stored: Settings = { ...shown, preferences: { ...shown.preferences, theme: "dark" } };
  expect(merge(stored, { shown, draft: shown })).toEqual(stored);
});
