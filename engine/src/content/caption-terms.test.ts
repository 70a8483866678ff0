import fc from "fast-check";
import { expect, test } from "vitest";
import { segmentsOf, termsOf } from "./caption-terms.ts";

const words = (caption: string) => [...termsOf(caption).words];
const pairs = (caption: string) => [...termsOf(caption).pairs];
const tags = (caption: string) => [...termsOf(caption).tags];

test("termsOf: hashtags are lower-cased, each once, in any script", () => {
  expect(tags("#Yoga at home #yoga #朝ヨガ #café_life #2026goals")).toEqual([
    "#yoga",
    "#朝ヨガ",
    "#café_life",
    "#2026goals",
  ]);
});

test("termsOf: a hashtag of digits alone is ignored", () => {
  expect(tags("#1 #2026 # #__")).toEqual([]);
});

test("termsOf: hashtags are not words of the caption", () => {
  expect(words("#morningrun together")).toEqual(["together"]);
});

test("termsOf: full-width hashtags equal plain ones", () => {
  expect(tags("＃Ｙｏｇａ")).toEqual(["#yoga"]);
});

test("termsOf: words appear once each, lower-cased, without punctuation", () => {
  expect(words("Slow SLOW cooking, slow!")).toEqual(["slow", "cooking"]);
});

test("termsOf: words are not taken from links, addresses and mentions", () => {
  expect(words("look https://example.invalid/some/path www.example.invalid example.invalid/a @ava.b again")).toEqual([
    "look",
    "again",
  ]);
});

test("termsOf: words have two letters or more and are not numbers", () => {
  expect(words("a plan b 2026 7 x")).toEqual(["plan"]);
  expect(words("𝒳 𠮷 plan")).not.toContain("𠮷");
});

test("termsOf: words lose a prefixed article", () => {
  expect(words("l'iphone d’hiver dell'arte")).toEqual(["iphone", "hiver", "arte"]);
  expect(words("rock'n'roll don't")).toContain("don't");
});

test("termsOf: pairs are of neighbours, in order", () => {
  expect(pairs("slow cooking tonight")).toEqual(["slow cooking", "cooking tonight"]);
});

test("termsOf: pairs do not span a full stop, line end, number or single letter", () => {
  expect(pairs("slow. cooking")).toEqual([]);
  expect(pairs("slow\ncooking")).toEqual([]);
  expect(pairs("slow, cooking")).toEqual([]);
  expect(pairs("plan b works")).toEqual([]);
  expect(pairs("top 10 songs")).toEqual(["top 10"]);
  expect(pairs("10 songs")).toEqual([]);
});

test("termsOf: text around a link, an article or a number is split as it would be without it", () => {
  expect(words("one http://example.invalid/path two")).toEqual(["one", "two"]);
  expect(words("one sub.example.invalid/path/x two")).toEqual(["one", "two"]);
  expect(words("one 4you.example.2026/abc two")).toEqual(["one", "two"]);
  expect(words("one example.invalid/ two")).toEqual(["one", "two"]);
  expect(pairs("one https://example.invalid two")).toEqual(["one two"]);
  expect(words("all'alba sull'erba")).toEqual(["alba", "erba"]);
  expect(pairs("windows 11a")).toEqual(["windows 11a"]);
  expect(pairs("windows a11")).toEqual(["windows a11"]);
  expect(tags("#2026a #a #a2026")).toEqual(["#2026a", "#a", "#a2026"]);
  expect(tags("a#b-c")).toEqual(["#b"]);
});

test("termsOf: an empty caption has no terms", () => {
  for (const caption of ["", "   ", "!!! 🎉"])
    expect([tags(caption), words(caption), pairs(caption)]).toEqual([[], [], []]);
});

test("segmentsOf: splits plain captions as Intl.Segmenter does", () => {
  const segmenter = new Intl.Segmenter("en", { granularity: "word" });
  const letters = [..."abz019  \n\t!?\"()&+*%/|~=<>[]{}-.,:;'_’é朝"];
  const caption = fc.array(fc.constantFrom(...letters), { maxLength: 30 }).map((list) => list.join(""));
  const marked = (segments: Iterable<{ segment: string; isWordLike?: boolean | undefined }>) =>
    [...segments].map(({ segment, isWordLike }) => (isWordLike ? `«${segment}»` : segment)).join("");
  fc.assert(
    fc.property(caption, (text) => {
      expect(marked(segmentsOf(text))).toBe(marked(segmenter.segment(text)));
    }),
    { numRuns: 2_000 },
  );
});
