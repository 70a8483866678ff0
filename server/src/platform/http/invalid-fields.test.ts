import { saveSettings, submitModels } from "@fanradar/contract";
import { expect, test } from "vitest";
import { invalidFields } from "./invalid-fields.ts";

const refused = (body: unknown) => {
  const parsed = saveSettings.body?.safeParse(body);
  if (!parsed?.error) throw new Error("nothing was refused");
  return invalidFields(parsed.error, body);
};
const profile = { name: "Ava", email: "ava@fanradar.test", bio: "", avatar: "" };

test("invalidFields: missing members are named as missing", () => {
  expect(refused({ profile })).toEqual({ notifications: "missing", privacy: "missing", preferences: "missing" });
});

test("invalidFields: with a wrong member, missing ones are not named", () => {
  expect(refused({ profile: { ...profile, bio: 7 } })).toEqual({ "profile.bio": "text.type" });
  expect(refused({ profile, colour: "red" })).toEqual({ colour: "unknown-key" });
});

test("invalidFields: a missing member has its schema's code", () => {
  expect(refused({ profile: { bio: "", avatar: "" } })).toMatchObject({
    "profile.name": "signupName.short",
    "profile.email": "email.required",
    privacy: "missing",
  });
});

test("invalidFields: a body of another type is invalid as a whole", () => {
  expect(refused([])).toEqual({ body: "invalid" });
  expect(refused("text")).toEqual({ body: "invalid" });
});

test("invalidFields: items of a list are judged separately: a wrong member does not hide another item's missing one", () => {
  const body = {
    rows: [
      { name: "", username: "a", instagramUrl: "@a" },
      { name: "No link", username: "c" },
    ],
  };
  const parsed = submitModels.body?.safeParse(body);
  if (!parsed?.error) throw new Error("nothing was refused");
  expect(invalidFields(parsed.error, body)).toEqual({ "rows.0.name": "name.required", "rows.1.link": "link.empty" });
});
