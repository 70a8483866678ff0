import { expect, test } from "vitest";
import { isAboutFigures, unknownNameIn } from "./about-figures.ts";
import { wordsOfModel } from "./slots/find-models.ts";

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

test("unknownNameIn: a model whose name is in other letters is known by her handle, beside another", () => {
  const known = new Set([...wordsOfModel({ name: "さくら", handles: ["sakura.daily"] }), "ava"]);
  expect(unknownNameIn("ava und sakura zusammen im november", "de", { known, isBeside: true })).toBeUndefined();
  expect(unknownNameIn("ava und jenna zusammen im november", "de", { known, isBeside: true })).toBe("jenna");
});
