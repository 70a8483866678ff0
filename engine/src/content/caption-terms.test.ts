import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { segmentsOf, termsOf } from "./caption-terms.ts";

const words = (caption: string) => [...termsOf(caption).words];
const pairs = (caption: string) => [...termsOf(caption).pairs];
const tags = (caption: string) => [...termsOf(caption).tags];

describe("hashtags", () => {
  test("are read in lower case, each once, in any script", () => {
    expect(tags("#Yoga at home #yoga #朝ヨガ #café_life #2026goals")).toEqual([
      "#yoga",
      "#朝ヨガ",
      "#café_life",
      "#2026goals",
    ]);
  });

  test("of digits alone say nothing", () => {
    expect(tags("#1 #2026 # #__")).toEqual([]);
  });

  test("are no words of the caption", () => {
    expect(words("#morningrun together")).toEqual(["together"]);
  });

  test("written in full width are the same", () => {
    expect(tags("＃Ｙｏｇａ")).toEqual(["#yoga"]);
  });
});

describe("words", () => {
  test("stand once each, in lower case, without signs", () => {
    expect(words("Slow SLOW cooking, slow!")).toEqual(["slow", "cooking"]);
  });

  test("are not cut from links, addresses and mentions", () => {
    expect(words("look https://example.invalid/some/path www.example.invalid example.invalid/a @ava.b again")).toEqual([
      "look",
      "again",
    ]);
  });

  test("are longer than one letter, and no numbers", () => {
    expect(words("a plan b 2026 7 x")).toEqual(["plan"]);
    expect(words("𝒳 𠮷 plan")).not.toContain("𠮷");
  });

  test("lose the article that is written onto them", () => {
    expect(words("l'iphone d’hiver dell'arte")).toEqual(["iphone", "hiver", "arte"]);
    expect(words("rock'n'roll don't")).toContain("don't");
  });
});

describe("pairs", () => {
  test("are of neighbours, in their order", () => {
    expect(pairs("slow cooking tonight")).toEqual(["slow cooking", "cooking tonight"]);
  });

  test("reach over no full stop, line's end, number or letter alone", () => {
    expect(pairs("slow. cooking")).toEqual([]);
    expect(pairs("slow\ncooking")).toEqual([]);
    expect(pairs("slow, cooking")).toEqual([]);
    expect(pairs("plan b works")).toEqual([]);
    expect(pairs("top 10 songs")).toEqual(["top 10"]);
    expect(pairs("10 songs")).toEqual([]);
  });
});

test("what surrounds a link, an article or a number is cut as it would be without", () => {
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

test("an empty caption has nothing", () => {
  for (const caption of ["", "   ", "!!! 🎉"])
    expect([tags(caption), words(caption), pairs(caption)]).toEqual([[], [], []]);
});

test("words are cut as Intl.Segmenter cuts them, in captions of plain letters too", () => {
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
