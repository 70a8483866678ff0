import { expect, test } from "vitest";
import { minorityFields } from "./minority-fields.ts";

const today = new Date("2026-11-22T12:00:00Z");

test.each(["Mia (17)", "Mia(16)", "Mia, 9", "María José, 15", "Mia 16yo", "Mia (f, 17)"])(
  "minorityFields: the name '%s' states an age under 18",
  (name) => expect(minorityFields({ name }, today)).toEqual({ name: "age.minor" }),
);

test.each([
  "Mia (2)",
  "Mia (9)",
  "Mia (21)",
  "Mia, 24",
  "Mia 17",
  "select pg_sleep(9)",
  "pg_sleep(16)",
  "Studio 16",
  "Top 9 (9)",
  "Mia (2017)",
])("minorityFields: the name '%s' states none", (name) => expect(minorityFields({ name }, today)).toBeUndefined());

test.each(["f17", "f16fan", "w17_lina", "mia_17", "route16", "17f"])(
  "minorityFields: the username '%s' states none",
  (username) => expect(minorityFields({ username }, today)).toBeUndefined(),
);

test("minorityFields: an age beyond the first 10,000 characters of a bio is read", () => {
  expect(minorityFields({ bio: `${"dancing every day. ".repeat(700)} I am 16 years old` }, today)).toEqual({
    bio: "age.minor",
  });
});

test.each([
  '{"model":"Anna","prices":[9,12,15],"posts":17}',
  "name,price,posts\nAnna,15,9\nMia,12,17",
  "Anna: 16 posts, Mia: 9",
])("minorityFields: the notes '%s' hold numbers, and no age", (notes) =>
  expect(minorityFields({ notes }, today)).toBeUndefined(),
);
