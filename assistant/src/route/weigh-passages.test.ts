import { expect, test } from "vitest";
import { nearPassages } from "./find-passage.ts";
import { onNamedPlatforms } from "./on-named-platforms.ts";
import { readQuestion } from "./read-question.ts";
import { weighPassages } from "./weigh-passages.ts";

const read = (text: string, language: "en" | "de" | "es" | "fr" = "en") =>
  readQuestion(text, { language, now: "2026-11-30T12:00:00Z" }).intents[0];

test("nearPassages: those come first whose words are the rarest that a question has", () => {
  const [first] = nearPassages("what do I say when he asks for my whatsapp");
  expect(first).toMatchObject({ article: "fans-who-want-more", id: "number" });
  expect(nearPassages("lorem ipsum")).toEqual([]);
});

test("weighPassages: an article whose passage has the words gains, figures keep what they had", () => {
  const classes = [
    { intent: "article:voice", probability: 0.4 },
    { intent: "article:share-report", probability: 0.3 },
    { intent: "metric", probability: 0.3 },
  ];
  const weighed = weighPassages(classes, "kill the link I shared");
  expect(weighed[0]?.intent).toBe("article:share-report");
  expect(weighed.find(({ intent }) => intent === "metric")?.probability).toBe(0.3);
  expect(weighed.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
});

test("onNamedPlatforms: what is on another platform is behind what is on none", () => {
  const classes = [
    { intent: "article:how-often-instagram", probability: 0.7 },
    { intent: "article:how-often-elsewhere", probability: 0.3 },
  ];
  expect(onNamedPlatforms(classes, "how often on tiktok", "en")[0]?.intent).toBe("article:how-often-elsewhere");
  expect(onNamedPlatforms(classes, "how often on insta", "en")).toBe(classes);
});

test.each([
  ["guy charged back 400 bucks what now", "money-back"],
  ["need a welcome msg for new subs", "first-days-of-a-subscriber"],
  ["he asks if its really me typing, what should my chatter answer", "writing-in-her-name"],
  ["fan wants me to show my face", "privacy-of-a-creator"],
  ["got banned from a subreddit on reddit", "account-banned"],
])("readQuestion: '%s' is answered by the article %s", (text, article) => {
  expect(read(text)).toBe(`article:${article}`);
});

test.each(["Write me a caption for a beach photo", "schreib mir eine Bildunterschrift"])(
  "readQuestion: '%s' asks for a text that no passage has",
  (text) => {
    expect(read(text, text.startsWith("schreib") ? "de" : "en")).toBe("draft");
  },
);
