import { saveSettings, submitModels } from "@fanradar/contract";
import { expect, test } from "vitest";
import { invalidFields } from "./invalid-fields.ts";

const refused = (body: unknown) => {
  const parsed = saveSettings.body?.safeParse(body);
  if (!parsed?.error) throw new Error("nothing was refused");
  return invalidFields(parsed.error, body);
};
const profile = { name: "Ava", email: "ava@fanradar.test", bio: "", avatar: "" };

test("a body that lacks members names them as missing", () => {
  expect(refused({ profile })).toEqual({ notifications: "missing", privacy: "missing", preferences: "missing" });
});

test("where something that was sent is wrong, that alone is named", () => {
  expect(refused({ profile: { ...profile, bio: 7 } })).toEqual({ "profile.bio": "text.type" });
  expect(refused({ profile, colour: "red" })).toEqual({ colour: "unknown-key" });
});

test("a missing member keeps the code that its schema has for that", () => {
  expect(refused({ profile: { bio: "", avatar: "" } })).toMatchObject({
    "profile.name": "signupName.short",
    "profile.email": "email.required",
    privacy: "missing",
  });
});

test("a body of another kind is wrong as a whole", () => {
  expect(refused([])).toEqual({ body: "invalid" });
  expect(refused("text")).toEqual({ body: "invalid" });
});

test("each item of a list is refused by itself: one with a wrong member does not hide that another lacks one", () => {
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
