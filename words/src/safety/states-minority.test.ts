import { expect, test } from "vitest";
import { statesMinority } from "./states-minority.ts";

const today = new Date("2026-11-22T12:00:00Z");
const ofAuthor = { today, of: "author" } as const;

test.each([
  "16 years old",
  "17 y/o | dancer",
  "I'm 16 🌸 gymnast",
  "im 15, she/her",
  "I am only 14.",
  "i am 13 and i love cats",
  "Hi! I’m seventeen years old",
  "sixteen year old singer",
  "16yo model",
  "age: 17",
  "AGE 15 | NYC",
  "tengo 15 años",
  "Bailarina ✨ Tengo 17 años ✨",
  "j'ai 16 ans",
  "bin 16 🏐",
  "ich bin 15 Jahre alt",
  "17 Jahre jung",
  "tenho 14 anos",
  "ho 16 anni",
  "mam 15 lat",
  "мне 16",
  "мне 15 лет",
  "16 jaar oud",
  "15 yaşındayım",
  "عمري ١٦",
  "umur 16 tahun",
  "高校生 16歳",
  "17岁",
  "16살",
  "17 tuổi",
  "１６ years old",
  "I'm a minor",
  "im under 18",
  "𝟏𝟔 years old",
  "turning 18 in May",
  "not yet 18",
  "tengo diecisiete años",
  "je suis mineure",
  "ich werde im April 18",
  "I was born in 2010",
])("statesMinority: %s states an age under 18", (text) => {
  expect(statesMinority([undefined, text], ofAuthor)).toBe(true);
});

test.each([
  "18+",
  "18+ only 🔞",
  "21 years old",
  "18 y/o",
  "I'm 18",
  "i am 25",
  "17 years of experience",
  "17+ years in fashion",
  "Photographer for 15 years",
  "15 years sober",
  "mom of a 16 year old",
  "my 10 year old son",
  "a 12 year old brand",
  "10 años de experiencia",
  "tengo 10 años de experiencia",
  "15 ans d'expérience",
  "j'ai 10 ans de métier",
  "seit 10 Jahren Trainerin",
  "ho 10 anni di esperienza",
  "No minors. Minors DNI",
  "under 18 do not interact",
  "must be 18 years old",
  "ages 10-16 welcome",
  "Ages 6 to 12",
  "Age 16 to 25 programme",
  "16 | she/her",
  "15.5K on TikTok",
  "I'm 16 weeks pregnant",
  "I am 10 minutes away",
  "im 12k strong",
  "I'm 5'10",
  "I am 17% cocoa",
  "since 2010, 14 countries",
  "12/05/1994",
  "iPhone 16 years ahead",
  "A minor, C major: music daily",
  "I'm a minor league pitcher",
  "116 years old house",
  "1.16 years old",
  "16 years older",
  "Class of 2016",
  "10 jahre selbständig",
  "",
])("statesMinority: %s does not state an age under 18", (text) => {
  expect(statesMinority([text, undefined], ofAuthor)).toBe(false);
});

test("statesMinority: a long text without an age is read to its end", () => {
  expect(statesMinority(["i am a i'm 1 ".repeat(700), "16 ".repeat(3_000), "a ".repeat(5_000)], ofAuthor)).toBe(false);
});

test.each([
  ["2026-02-10", true],
  ["2026-11-26", false],
])("statesMinority: who leaves high school this year is a pupil on %s: %s", (day, isMinor) => {
  expect(statesMinority(["high school class of 2026"], { today: new Date(day), of: "anyone" })).toBe(isMinor);
});

const ofAnyone = { today, of: "anyone" } as const;

test.each([
  "model is 17, very photogenic",
  "she turns 18 next month",
  "new talent, 16",
  "17yo",
  "lena_17yo",
  "Geburtstag: wird im März 18",
  "minderjährig",
  "cumple 18 en abril",
  "elle a dix-sept ans",
  "born in 2010",
  "Model (17)",
  "im17",
  "She turned 17 in May",
  "b. 2010, Leeds",
  "elle a eu 17 ans en mai",
  "cumplió 17 en mayo",
])("statesMinority of anyone: %s states an age under 18", (text) => {
  expect(statesMinority([text], ofAnyone)).toBe(true);
});

test.each([
  "posts 17 times a month",
  "17 posts, price 15, account 12 years old",
  "born in 1998",
  "shoots with two agencies since 2015",
  "no minors, 18+ only",
  "studio17",
  "has a 6 year old dog",
  "a fan said he is 16, blocked",
  "minor changes planned",
  "contract until 2027, 17 % commission",
  "im 12. Monat schwanger",
  "her account turned 17 in May",
])("statesMinority of anyone: %s does not state an age under 18", (text) => {
  expect(statesMinority([text], ofAnyone)).toBe(false);
});
