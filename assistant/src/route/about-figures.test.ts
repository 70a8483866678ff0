import { expect, test } from "vitest";
import { isAboutFigures } from "./about-figures.ts";

const options = { language: "en", now: "2026-11-30T12:00:00Z" } as const;

test.each(["Can our assistant see the earnings? I don't want him to.", "Should I say his name in the custom video?"])(
  "isAboutFigures: '%s' asks for a passage of an article, and searches for nobody",
  (text) => {
    expect(isAboutFigures(text, options)).toBe(true);
  },
);

test.each([
  "What is her real name? And how should I price custom content?",
  "How should I price custom content? And what is her real name?",
])("isAboutFigures: of '%s' one part is a search", (text) => {
  expect(isAboutFigures(text, options)).toBe(false);
});
