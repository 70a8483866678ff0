import { expect, test } from "vitest";
import { mentionedIn, piecesOf } from "./mentioned.ts";

const ann = { id: 1, name: "Ann" };
const annLee = { id: 2, name: "Ann Lee" };

test("mentionedIn: whom a text names after an @, and nobody whose mention was deleted again", () => {
  expect(mentionedIn("Look, @Ann", [ann, annLee])).toEqual([ann]);
  expect(mentionedIn("Look, Ann", [ann])).toEqual([]);
});

test("piecesOf: a mention stands apart, the longer of two names that begin alike", () => {
  const shown = (text: string) => piecesOf(text, [ann, annLee]).map((piece) => [piece.text, piece.isMention]);
  expect(shown("Hi @Ann Lee and @Ann!")).toEqual([
    ["Hi ", false],
    ["@Ann Lee", true],
    [" and ", false],
    ["@Ann", true],
    ["!", false],
  ]);
  expect(shown("mail@example")).toEqual([["mail@example", false]]);
  expect(shown("")).toEqual([]);
});
