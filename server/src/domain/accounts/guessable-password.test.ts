import { expect, test } from "vitest";
import { isGuessable } from "./guessable-password.ts";

const owner = { email: "bo.derek@fanradar.test", name: "Bo Derek" };

test.each([
  "password",
  "Password",
  "password1!",
  "12345678",
  "qwertyuiop",
  "!!iloveyou",
  "aaaaaaaaaa",
  "FanRadar2026",
  "bo.derek@fanradar.test",
  "bo.derek1",
  "Bo Derek",
  "boderek99",
])("isGuessable: '%s' is", async (password) => {
  expect(await isGuessable(password, owner)).toBe(true);
});

test.each([
  "long enough",
  "a correct password",
  "open sesame 1",
  " 🦊🦊🦊🦊🦊🦊 ",
  "password of my aunt",
  "9!x2-monkey-7#Qp",
])("isGuessable: '%s' is not", async (password) => {
  expect(await isGuessable(password, owner)).toBe(false);
});
