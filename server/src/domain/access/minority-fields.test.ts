import { expect, test } from "vitest";
import { minorityFields } from "./minority-fields.ts";

const today = new Date("2026-11-22T12:00:00Z");

test.each([
  "Mia (17)",
  "Mia(16)",
  "Mia, 9",
  "María José, 15",
  "Mia 16yo",
  "Mia (f, 17)",
  "f 17",
  "17f",
  "Mia f17",
  "M13, 13",
  "Kinderfotos Lisa",
  "Jailbait Mia",
])("minorityFields: the name '%s' states an age under 18", (name) =>
  expect(minorityFields({ name }, today)).toEqual({ name: "age.minor" }),
);

test.each([
  "Mia (2)",
  "Mia (9)",
  "Mia (21)",
  "Mia, 24",
  "Mia 17",
  "Mia f21",
  "Studio M16",
  "select pg_sleep(9)",
  "pg_sleep(16)",
  "Studio 16",
  "Top 9 (9)",
  "M13",
  "f17",
  "Mia (2017)",
])("minorityFields: the name '%s' states none", (name) => expect(minorityFields({ name }, today)).toBeUndefined());

test.each(["f17", "f16fan", "w17_lina", "mia_17", "route16", "17f"])(
  "minorityFields: the username '%s' states none",
  (username) => expect(minorityFields({ username }, today)).toBeUndefined(),
);

test.each(["17yo_mia", "demo_mia_16yo"])("minorityFields: the username '%s' states an age under 18", (username) =>
  expect(minorityFields({ username }, today)).toEqual({ username: "age.minor" }),
);

test.each([
  "birthday: 12/03/2010",
  "birthday 2010-03-12",
  "birthday 12 March 2010",
  "Geburtstag 12. März 2010",
  "cumpleaños: 12 de marzo de 2010",
  "née le 12 mars 2010",
  "né le 12/03/2010",
])("minorityFields: the notes '%s' contain a date of birth of a minor", (notes) =>
  expect(minorityFields({ notes }, today)).toEqual({ notes: "age.minor" }),
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
  "birthday 12 March 1998",
  "channel birthday 12 March 2010",
  "birthday stream 12/03/2026",
])("minorityFields: the notes '%s' contain numbers, and no age under 18", (notes) =>
  expect(minorityFields({ notes }, today)).toBeUndefined(),
);

test.each([
  "bday 2011",
  "birthday is 4 May 2010",
  "yob 2010",
  "sophomore in high school",
  "freshman in hs, models part time",
  "will be legal in June",
  "graduates high school in 2028",
  "still underage",
  "Geburtstag 2011",
  "noch minderjährig",
  "ist erst siebzehn",
  "Tina ist erst 16",
  "Tina, del 2010",
  "es de 2010",
  "está en segundo de bachillerato",
  "sigue siendo menor",
  "cumpleaños en 2011",
  "Tina, de 2010",
  "encore mineure",
  "elle est en troisième",
  "Tina est de 2011",
])("minorityFields: the notes '%s' about a model state an age under 18", (notes) =>
  expect(minorityFields({ name: "Tina", notes }, today)).toEqual({ notes: "age.minor" }),
);

test.each([
  "10th grade teacher",
  "teaches high school sophomores",
  "her daughter is in 10th grade",
  "has a 12 year old son",
  "ihre Tochter ist 15",
  "tiene una hija de 9 años",
  "sa fille a 12 ans",
  "birthday sale 2026",
  "birthday is on 4 May",
  "joined in 2011",
  "Kanal aus 2011, Geburtstag im Mai",
  "fotos de 2010",
  "del 2010 al 2020 vivió en Madrid",
  "la cuenta es de 2011",
  "le compte est de 2010",
  "elle est en troisième position",
  "Tina, de Madrid",
  "ist seit 2012 dabei",
  "es de 1999",
])("minorityFields: the notes '%s' about a model state none", (notes) =>
  expect(minorityFields({ name: "Tina", notes }, today)).toBeUndefined(),
);

test.each([
  "note on demo.race.7",
  "see ava.l.16",
  "x.com/mia.15",
  "see mia.15",
  "@mia.15 on Instagram",
  "onlyfans.com/mia/16",
])("minorityFields: a number in the handle or address of the notes '%s' is no age", (notes) =>
  expect(minorityFields({ name: "Tina", notes }, today)).toBeUndefined(),
);

test.each(["mia.15 is 17", "@mia.rose, 17", "Tina.is.17", "new model.17", "only.16", "f.17.la", "Tina.17"])(
  "minorityFields: the dots of the notes '%s' do not hide an age",
  (notes) => expect(minorityFields({ name: "Tina", notes }, today)).toEqual({ notes: "age.minor" }),
);
