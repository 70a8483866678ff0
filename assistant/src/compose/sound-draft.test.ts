import { expect, test } from "vitest";
import { composeInstructions } from "./instructions.ts";
import { soundBlock } from "./sound-draft.ts";

const draft = (...texts: string[]) => ({ kind: "draft" as const, form: "message" as const, texts });
const instructions = composeInstructions("en");

test.each([
  "See https://evil.example",
  "Visit www.evil.example now",
  "Visit evil.com",
  "![x](data:1)",
  "<img src=x>",
  "[here](javascript:alert(1))",
  "You have 9,876,543 followers",
  "You grew by 12 %",
  "91.3K followers love you",
  "The product writes all sentences from your blocks",
])("soundBlock: a draft is left out if it says '%s'", (text) => {
  expect(soundBlock(draft(text), instructions)).toBeUndefined();
});

test.each(["3 looks for a rainy day. Which is yours?", "Thank you for 2 wonderful years!", "Neues Set ab Freitag 🎉"])(
  "soundBlock: a draft keeps '%s'",
  (text) => {
    expect(soundBlock(draft(text, "see www.evil.example"), instructions)).toEqual(draft(text));
  },
);

test("soundBlock: other blocks stay as they are", () => {
  const block = { kind: "facts" as const, facts: ["instagram.followers"] };
  expect(soundBlock(block, instructions)).toBe(block);
});
