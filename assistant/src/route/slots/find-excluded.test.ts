import { expect, test } from "vitest";
import { tokensOf } from "../tokens.ts";
import { findExcluded } from "./find-excluded.ts";
import { findTag } from "./find-tag.ts";

const names = ["tiktok", "x", "carla", "tips", "propinas", "instagram"];
const excludedIn = (text: string) => {
  const tokens = tokensOf(text);
  const spans = tokens.flatMap((token, from) => (names.includes(token) ? [{ from, length: 1, value: token }] : []));
  const { excluded, words, isOfBefore } = findExcluded(tokens, spans);
  return {
    names: excluded.map(({ value }) => value),
    words: words.map(({ from, length }) => tokens.slice(from, from + length).join(" ")),
    isOfBefore,
  };
};

test.each([
  ["total followers without TikTok", ["tiktok"]],
  ["everyone except TikTok and X on Instagram", ["tiktok", "x"]],
  ["what did we earn leaving Carla out", ["carla"]],
  ["Follower ohne TikTok", ["tiktok"]],
  ["Einnahmen, Carla ausgenommen", ["carla"]],
  ["seguidores en total sin contar X", ["x"]],
  ["ingresos sin las propinas", ["propinas"]],
  ["todas menos Carla", ["carla"]],
  ["abonnés sans compter Instagram", ["instagram"]],
  ["tout sauf X", ["x"]],
])("findExcluded: '%s' leaves out what stands beside the word", (text, expected) =>
  expect(excludedIn(text).names).toEqual(expected),
);

test.each([
  "Carla is leaving Instagram",
  "leave Carla a tip",
  "does she post without a caption on X",
  "gana menos que Carla",
  "qué mes ganó menos Carla",
])("findExcluded: '%s' leaves out nothing", (text) => expect(excludedIn(text).names).toEqual([]));

test("findExcluded: what was spoken of before is left out by a pronoun, and its words are known", () => {
  expect(excludedIn("and without them?")).toEqual({ names: [], words: ["without them"], isOfBefore: true });
  expect(excludedIn("engagement without X").words).toEqual(["without x"]);
});

const models = [
  { id: 1, name: "Ava", handles: [], tags: ["Fitness", "new"] },
  { id: 2, name: "Mika", handles: [], tags: ["fitness coach"] },
];
test.each([
  ["how do my models tagged fitness do", "Fitness", [1]],
  ["nur die Models mit dem Tag Fitness Coach", "fitness coach", [2]],
  ["las modelos con la etiqueta new", "new", [1]],
  ["models with the tag winter", "winter", []],
])("findTag: '%s' means the models that wear it", (text, tag, ids) =>
  expect(findTag(tokensOf(text), models)).toMatchObject({ tag, models: ids }),
);

test("findTag: the German day is no tag", () => {
  expect(findTag(tokensOf("An welchem Tag haben wir am meisten verdient?"), models)).toBeUndefined();
  expect(findTag(tokensOf("der beste Tag im Oktober"), models)).toBeUndefined();
});

test("findTag: a tag without a word for tags is none", () => {
  expect(findTag(tokensOf("fitness posts"), models)).toBeUndefined();
});
