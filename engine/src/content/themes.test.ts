import { expect, test } from "vitest";
import { factsOf, given, inputOf, posted, subject } from "../test/make-input.ts";

const captioned = (captions: string[]) =>
  factsOf(
    inputOf({
      subjects: [subject("instagram")],
      evidence: [given("read")],
      posts: posted(
        "instagram",
        captions.map((_, index) => 1 + index / 10),
        (index) => ({ caption: captions[index] ?? "" }),
      ),
    }),
  );
const themes = (captions: string[]) => {
  const facts = captioned(captions);
  return [1, 2, 3, 4, 5].flatMap((place) => facts.get(`theme.${place}`)?.value ?? []);
};

test("under six captions there are no themes, and the first says how many there were", () => {
  const facts = captioned(["#a one", "#a two", "#a three", "", " "]);
  expect(facts.get("theme.1")).toMatchObject({ value: null, reason: { code: "too-few-captions", needs: 6, has: 3 } });
});

test("captions that share nothing have no theme", () => {
  const facts = captioned(["red", "green", "blue", "black", "white", "grey"]);
  expect(facts.get("theme.1")).toMatchObject({ value: null, reason: { code: "no-common-theme" } });
});

test("hashtags come first, by the number of posts they stand in; a share is of the posts with a caption", () => {
  const facts = captioned(["#yoga #diet", "#yoga", "#yoga #diet", "#yoga", "plain", "words"]);
  expect([facts.get("theme.1")?.value, facts.get("theme.2")?.value]).toEqual(["#yoga", "#diet"]);
  expect(facts.get("theme.1.share")).toMatchObject({ value: (100 * 4) / 6, n: 6, unit: "percent" });
});

test("a pair takes the place of its words, and stop words are no theme", () => {
  const found = themes(["the morning run", "a morning run", "morning run again", "the sea", "the hills", "the night"]);
  expect(found).toEqual(["morning run"]);
});

test("what was posted before the newest 200 captions of a platform is no theme any more", () => {
  const now = Array.from({ length: 200 }, (_, index) => `#now word${index}`);
  const before = Array.from({ length: 50 }, () => "#once");
  expect(themes([...now, ...before])).toEqual(["#now"]);
  expect(themes([...now.slice(0, 150), ...before])).toEqual(["#now", "#once"]);
});

test("words are found in scripts that have no spaces", () => {
  const found = themes(Array.from({ length: 6 }, (_, index) => `東京の写真${"あいうえおか"[index]}`));
  expect(found.length).toBeGreaterThan(0);
});
