import { expect, test } from "vitest";
import { factsOf, factsOn, given, inputOf, posted, subject } from "../test/make-input.ts";

const captioned = (captions: string[]) =>
  factsOn("instagram", {
    posts: posted(
      "instagram",
      captions.map((_, index) => 1 + index / 10),
      (index) => ({ caption: captions[index] ?? "" }),
    ),
  });
const themes = (captions: string[]) => {
  const facts = captioned(captions);
  return [1, 2, 3, 4, 5].flatMap((place) => facts.get(`theme.${place}`)?.value ?? []);
};

test("themes: none under six captions; the first states how many there were", () => {
  const facts = captioned(["#a one", "#a two", "#a three", "", " "]);
  expect(facts.get("theme.1")).toMatchObject({ value: null, reason: { code: "too-few-captions", needs: 6, has: 3 } });
});

test("themes: captions that share nothing have none", () => {
  const facts = captioned(["red", "green", "blue", "black", "white", "grey"]);
  expect(facts.get("theme.1")).toMatchObject({ value: null, reason: { code: "no-common-theme" } });
});

test("themes: hashtags come first, by number of posts; a share is of the posts with a caption", () => {
  const facts = captioned(["#yoga #diet", "#yoga", "#yoga #diet", "#yoga", "plain", "words"]);
  expect([facts.get("theme.1")?.value, facts.get("theme.2")?.value]).toEqual(["#yoga", "#diet"]);
  expect(facts.get("theme.1.share")).toMatchObject({ value: (100 * 4) / 6, n: 6, unit: "percent" });
});

test("themes: a pair replaces its words, and stop words are excluded", () => {
  const found = themes(["the morning run", "a morning run", "morning run again", "the sea", "the hills", "the night"]);
  expect(found).toEqual(["morning run"]);
});

test("themes: only the newest 100 captions of a platform count", () => {
  const now = Array.from({ length: 100 }, (_, index) => `#now word${index}`);
  const before = Array.from({ length: 50 }, () => "#once");
  expect(themes([...now, ...before])).toEqual(["#now"]);
  expect(themes([...now.slice(0, 60), ...before])).toEqual(["#now", "#once"]);
});

test("themes: words are found in scripts without spaces", () => {
  const found = themes(Array.from({ length: 6 }, (_, index) => `東京の写真${"あいうえおか"[index]}`));
  expect(found.length).toBeGreaterThan(0);
});

test("themes: a number may end a pair, and a prefixed article is cut off", () => {
  const found = themes(["l'iphone rouge", "avec l'iphone bleu", "windows 11 vert", "windows 11 noir", "jaune", "gris"]);
  expect(found).toEqual(["windows 11", "iphone"]);
});

test("themes: a hashtag that every creator uses ranks below five of the creator's own, however frequent it is", () => {
  const own = "#yoga #asana #breath #mat #flow";
  const captions = [`#fyp ${own}`, `#fyp ${own}`, "#fyp", "one", "two", "three"];
  const input = inputOf({
    subjects: [subject("tiktok")],
    evidence: [given("read")],
    posts: posted("tiktok", [1, 2, 3, 4, 5, 6], (index) => ({ caption: captions[index] ?? "" })),
    wordPool: { creators: 100, frequency: { "#fyp": 95 } },
  });
  const facts = factsOf(input);
  const themes = [1, 2, 3, 4, 5].map((place) => facts.get(`theme.${place}`)?.value);
  expect(themes.sort()).toEqual(own.split(" ").sort());
});

test("themes: an effect has an interval, and is missing without other posts to compare with", () => {
  const withLikes = (captions: string[], likes: (index: number) => number) =>
    factsOn("instagram", {
      posts: posted(
        "instagram",
        captions.map((_, index) => 2 + index),
        (index) => ({ caption: captions[index] ?? "", likes: likes(index) }),
      ),
    });
  const captions = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? "#yoga" : `word${index}`));
  const facts = withLikes(captions, (index) => (index % 3 === 0 ? 200 : 100) + (index % 7));
  expect(facts.get("theme.1.change")).toMatchObject({ kind: "estimated", level: 0.95, n: 20 });
  expect(facts.get("theme.1.change")?.low).toBeGreaterThan(0);
  const all = withLikes(Array<string>(8).fill("#yoga"), () => 100);
  expect(all.get("theme.1.change")?.reason).toEqual({ code: "no-other-posts" });
});
