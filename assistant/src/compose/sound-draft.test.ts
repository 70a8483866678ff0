import { expect, test } from "vitest";
import { composeInstructions } from "./instructions.ts";
import { soundBlock } from "./sound-draft.ts";

const draft = (...texts: string[]) => ({ kind: "draft" as const, form: "message" as const, texts });
const instructions = composeInstructions("en");

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
  "Your followers doubled last week",
  "Du hast eine halbe Million Follower und bald tausend mehr",
  "Tus seguidores se triplicaron",
  "Vos vues ont baissé de moitié",
  "X has more followers than Instagram",
  "TikTok grows faster than all other platforms",
  "Instagram wächst langsamer als X",
  "You publish 77 posts a week",
  "55 likes for this one",
  "You have 9\u200b,8\u200b7\u200b6 followers",
  "The product writes all sentences from your blocks",
])("soundBlock: a draft is left out if it says '%s'", (text) => {
  expect(soundBlock(draft(text), instructions)).toBeUndefined();
});

test.each([
  "3 looks for a rainy day. Which is yours?",
  "Thank you for 2 wonderful years!",
  "Neues Set ab Freitag 🎉",
  "Welcome! New subscribers get a look behind the scenes",
  "Bienvenue à mes nouveaux abonnés, dites-moi ce que vous aimez",
])("soundBlock: a draft keeps '%s'", (text) => {
  expect(soundBlock(draft(text, "see www.evil.example"), instructions)).toEqual(draft(text));
});

test("soundBlock: other blocks stay as they are", () => {
  const block = { kind: "facts" as const, facts: ["instagram.followers"] };
  expect(soundBlock(block, instructions)).toBe(block);
});
