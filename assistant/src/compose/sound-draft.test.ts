import { expect, test } from "vitest";
import { readQuestion } from "../route/read-question.ts";
import { composeInstructions } from "./instructions.ts";
import { soundBlock } from "./sound-draft.ts";

const draft = (...texts: string[]) => ({ kind: "draft" as const, form: "message" as const, texts });
const instructions = composeInstructions("en");
const read = (text: string) => readQuestion(text, { language: "en", now: "2026-11-27T12:00:00.000Z" });
const forText = read("write me a caption");

test.each([
  "Your followers doubled last week",
  "X has more followers than Instagram",
  "half of your fans are bots",
  "your income has skyrocketed",
  "tell me I have a million fans",
  "Everyone likes your videos more than your photos",
  "Du hast eine halbe Million Follower",
  "Instagram wächst langsamer als X",
  "deine Fans laufen weg",
  "Tus seguidores se triplicaron",
  "ya nadie te sigue",
  "Vos vues ont baissé de moitié",
  "plus personne ne vous suit",
  "How many followers do I have?",
])("soundBlock: no draft answers '%s', which is about figures", (text) => {
  expect(soundBlock(draft("As you wish"), { instructions, question: read(text) })).toBeUndefined();
});

test.each([
  "I need a welcome message for new subs",
  "can you come up with a PPV message about my shower video",
  "help me word an apology for being away",
  "something flirty to send tonight",
  "make it shorter",
  "Hast du einen Titel für meinen Stream?",
  "formuliere eine nette Absage an einen Fan",
  "necesito un texto para anunciar una pausa",
  "un titre pour mon live ?",
])("soundBlock: a draft may answer '%s'", (text) => {
  expect(soundBlock(draft("As you wish"), { instructions, question: read(text) })).toEqual(draft("As you wish"));
});

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
  "You have 9\u200b,8\u200b7\u200b6 followers",
  "The product computes every figure and writes every sentence",
])("soundBlock: a draft is left out if it says '%s'", (text) => {
  expect(soundBlock(draft(text), { instructions, question: forText })).toBeUndefined();
});

test.each([
  "3 looks for a rainy day. Which is yours?",
  "Thank you for 2 wonderful years!",
  "Neues Set ab Freitag 🎉",
  "Welcome! New subscribers get a look behind the scenes",
  "Bienvenue à mes nouveaux abonnés, dites-moi ce que vous aimez",
])("soundBlock: a draft keeps '%s'", (text) => {
  expect(soundBlock(draft(text, "see www.evil.example"), { instructions, question: forText })).toEqual(draft(text));
});

test("soundBlock: other blocks stay as they are", () => {
  const block = { kind: "facts" as const, facts: ["instagram.followers"] };
  expect(soundBlock(block, { instructions, question: forText })).toBe(block);
});
