import { expect, test } from "vitest";
import { text, usernameOr } from "./text.ts";

const name = text({ max: 100, required: "name.required" });
const why = (value: string) => name.safeParse(value).error?.issues.map(({ message }) => message);

test("text: accepts names in any script, with emoji and direction marks, and trims them", () => {
  for (const value of ["Ava", "Мила", "박준", "نور\u200f", "👩‍👩‍👧 family", "é́", "1"])
    expect(name.parse(` ${value} `)).toBe(value);
});

test("text: refuses a name without visible characters", () => {
  for (const value of ["", " ", "\u200b\u200d\u2060", "\u3164", "\u00a0\ufeff", "\u2800", "\u00ad", "\ufe0f"])
    expect(why(value), JSON.stringify(value)).toEqual(["name.required"]);
});

test("text: refuses characters that reverse surrounding text or cannot be stored", () => {
  for (const value of ["\u202egnp.exe", "a\u2066b", "a\u0000b", "a\ud800"])
    expect(why(value), JSON.stringify(value)).toEqual(["text.unstorable"]);
});

test("usernameOr: an @ before the username is removed", () => {
  expect(["@mia", "@@mia", "mi@a"].map((value) => usernameOr("username.required").parse(value))).toEqual([
    "mia",
    "mia",
    "mi@a",
  ]);
});

test.each([
  ...["mia.makes", "@mia", "mia-99", "Müller", "__proto__", ".mia", "米娅"].map((username) => [username, undefined]),
  ...["demo h", "a/b", "a\\b", ".", "..", "mi\u200ba", "mi\u00a0a", "mi\u00ada"].map((username) => [
    username,
    "username.shape",
  ]),
  ["", "username.required"],
])("usernameOr: %j is refused as a handle in a link is: %s", (username, code) => {
  expect(usernameOr("username.required").safeParse(username).error?.issues[0]?.message).toBe(code);
});
