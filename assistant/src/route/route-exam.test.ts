import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

/**
 * Questions and what they mean, by somebody who had seen neither the bank nor the router. None of it is to be learnt from. The floors
 * are about three points under the first measurement, after which only the probability from which a reading is sure was chosen.
 */
const exam: { language: "en" | "de" | "es" | "fr"; for: string[]; text: string; before?: string }[] = readFileSync(
  new URL("./test/exam.jsonl", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const names = ["Carla Reyes", "Mika Tanaka", "Sakura", "Jun", "Ava Lindqvist"].map((name, at) => ({
  id: at + 1,
  name,
  handles: [],
}));

/** What payments come to by a unit answers what these ask. */
const ofPayments = new Set(["earnings-best", "earnings-kinds", "payments", "payers"]);

const results = exam.map((one) => {
  const { language, text, before } = one;
  const options = { language, now: "2026-11-23T12:00:00Z", names, before: before === undefined ? [] : [before] };
  const { intents, certainty } = readQuestion(text, options);
  const isMeant = (intent = "none") =>
    one.for.includes(intent.startsWith("article:") ? "advice" : intent) ||
    (intent.endsWith("breakdown") && one.for.some((meant) => ofPayments.has(meant)));
  const isFirst = isMeant(intents[0]);
  return { ...one, certainty, isFirst, isAmong: isFirst || intents.some(isMeant) };
});
const share = (list: typeof results, is: (one: (typeof results)[number]) => boolean) =>
  list.filter(is).length / list.length;

test.each([
  ["en", 0.84, 0.86],
  ["de", 0.84, 0.87],
  ["es", 0.87, 0.88],
  ["fr", 0.82, 0.85],
] as const)(
  "readQuestion: of an exam in '%s' the first reading and one of three are right",
  (language, first, three) => {
    const own = results.filter((one) => one.language === language);
    expect(share(own, ({ isFirst }) => isFirst)).toBeGreaterThanOrEqual(first);
    expect(share(own, ({ isAmong }) => isAmong)).toBeGreaterThanOrEqual(three);
  },
);

test("readQuestion: seven of eight questions of an exam are answered, at most one in twenty is read wrongly", () => {
  const answered = results.filter(({ certainty }) => certainty !== "unsure");
  expect(answered.length / results.length).toBeGreaterThanOrEqual(0.85);
  expect(share(results, (one) => one.certainty !== "unsure" && !one.isFirst)).toBeLessThanOrEqual(0.05);
});

test("readQuestion: the language of nearly every question of an exam is detected", () => {
  const isDetected = ({ text, language }: (typeof results)[number]) =>
    readQuestion(text, { language: language === "en" ? "de" : "en", now: "2026-11-23T12:00:00Z" }).language ===
    language;
  expect(share(results, isDetected)).toBeGreaterThanOrEqual(0.9);
});
