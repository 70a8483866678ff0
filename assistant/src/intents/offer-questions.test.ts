import { type Language, languages } from "@fanradar/contract";
import { tables } from "@fanradar/words/tables";
import { expect, test } from "vitest";
import type { Knowledge } from "../knowledge.ts";
import { readQuestion } from "../route/read-question.ts";
import { makeTestFact } from "../test/make-facts.ts";
import { knowledgeOfReport, makeQuestion, readDaily, sealedOf, withFacts } from "../test/make-knowledge.ts";
import { firstDay, one, three, withoutFigures } from "../test/sample-ledgers.ts";
import { offeredExamples } from "../words/offers/offers.ts";
import { textOf } from "../write/piece.ts";
import { intentOf } from "./intents.ts";
import { listQuestions, offerQuestions, offerReadings } from "./offer-questions.ts";

const readerOf = (language: Language) => ({
  language,
  format: { locale: language, timeZone: "UTC", words: tables[language] },
});
const english = readerOf("en");
const texts = (knowledge: Knowledge) => offerQuestions(knowledge, english).map(({ pieces }) => textOf(pieces));
const portfolio: Knowledge = {
  ...knowledgeOfReport(sealedOf()),
  models: ["Mika", "Carla {name}"].map((name, id) => ({ id, name, attention: [], state: "analyzed" })),
};
const { model: _, ...unchosen } = portfolio;

test("offerQuestions: what surely changed comes first, with its figure", () => {
  expect(texts(three)).toEqual([
    "Why did likes and comments on X fall by 67%?",
    "What are the biggest risks right now?",
    "Do posts with #homemade work better?",
    "Which posts on Instagram did best?",
    "What should I do next week?",
    "How many followers will Instagram have by Dec 18, 2026?",
  ]);
});

test("offerQuestions: each figure in a question is a piece of its fact, and other pieces have no numeral", () => {
  for (const { pieces } of listQuestions(three, english))
    for (const { text, factId } of pieces)
      if (factId === undefined) expect(text).not.toMatch(/\d/);
      else expect(three.facts.has(factId)).toBe(true);
});

test("offerQuestions: about another person's model no question has 'I'", () => {
  const other = { ...three, model: { id: 1, name: "Ava", isOwn: false, hasReport: true } };
  const all = listQuestions(other, english).map(({ pieces }) => textOf(pieces));
  expect(all.filter((text) => /\b(?:I|my)\b/.test(text))).toEqual([]);
  expect(all).toContain("How is Ava doing?");
});

test("offerQuestions: a change that may be chance is not asked about", () => {
  const unclear = withFacts(one, [makeTestFact("instagram.engagementChange", -17, { low: -40, high: 9 })]);
  expect(texts(unclear).join(" ")).not.toContain("likes and comments");
});

test("offerQuestions: an unusual day is asked about", () => {
  const leap = readDaily({ platform: "x", days: 60, followers: (age) => 2_000 - age + (age < 20 ? 700 : 0) });
  expect(texts(knowledgeOfReport(sealedOf(leap)))[0]).toMatch(/^Why did X suddenly gain 70\d followers\?$/);
});

test("offerQuestions: a first day offers what its count can answer", () => {
  expect(texts(firstDay)).toEqual([
    "What should I do next week?",
    "How am I doing overall?",
    "How many followers do I have on Instagram?",
    "Where does the follower count come from?",
    "Which data is missing?",
  ]);
});

test("offerQuestions: without a report or models nothing is offered", () => {
  expect(texts({ ...three, model: { id: 1, name: "Ava", isOwn: true, hasReport: false } })).toEqual([]);
});

test("offerQuestions: of several models who needs attention and who grows; names are not read as slots", () => {
  expect(texts(unchosen)).toEqual([
    "Which of my models needs attention?",
    "Which of my models grows fastest?",
    "How are my models doing?",
    "Compare Mika with Carla {name}",
    "How is Mika doing?",
  ]);
});

test.each(languages)("offerQuestions in %s: every question has an answer about what it names", (language) => {
  for (const knowledge of [three, one, withoutFigures, firstDay])
    for (const { pieces, intent, platform } of listQuestions(knowledge, readerOf(language))) {
      const text = textOf(pieces);
      const blocks = intentOf(intent)?.plan(knowledge, makeQuestion({ platforms: platform ? [platform] : [] })) ?? [];
      expect(text).not.toMatch(/[{}]|\s\s/);
      expect(blocks, text).not.toEqual([]);
      expect(blocks, text).not.toContainEqual({ kind: "phrase", phrase: "no-figure" });
    }
});

/** Months and payers are read as a breakdown of payments. */
const answers = (of: string, intent: string) =>
  intent === of || (intent === "breakdown" && (of === "earnings-best" || of === "payers"));

test.each(languages)("offerQuestions in %s: the router reads what is offered", (language) => {
  const names = ["Mika", "Ava"].map((name, at) => ({ id: at + 1, name, handles: [] }));
  const now = "2026-11-23T12:00:00.000Z";
  const examples = offeredExamples(language).map((each) => ({ ...each, text: each.text.replaceAll("{name}", "Mika") }));
  const missed = examples.filter(
    (each) => !readQuestion(each.text, { language, now, names }).intents.some((intent) => answers(each.for, intent)),
  );
  expect(missed).toEqual([]);
});

test("offerReadings: of each reading a question on the named platform, articles by their titles", () => {
  const unsure = makeQuestion({ intents: ["posts-best", "article:what-works", "payers"], platforms: ["x"] });
  expect(offerReadings(unsure, three, english).map(textOf)).toEqual([
    "Which posts on X did best?",
    "Which of your posts work",
    "How much does a fan spend on average?",
  ]);
});

test("offerReadings: a reading without a figure here is asked in general; what is asked of several models needs several", () => {
  const readings = makeQuestion({ intents: ["subscribers-lost", "models-losing"] });
  expect(offerReadings(readings, three, english).map(textOf)).toEqual(["How many subscribers left?"]);
  expect(offerReadings(readings, portfolio, english).map(textOf)).toContain("Which of my models lost followers?");
});
