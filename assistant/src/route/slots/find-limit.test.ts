import { expect, test } from "vitest";
import { tokensOf } from "../tokens.ts";
import { findLimit, findSilence } from "./find-limit.ts";

test.each([
  ["Which models have more than 10k followers?", "over", 10_000, false],
  ["who has at least 5,000 subs", "over", 5_000, true],
  ["models below 2.5 % engagement", "under", 2.5, false],
  ["which girls make $5000 or more", "over", 5_000, true],
  ["everyone with 100k+", "over", 100_000, true],
  ["Welche Models haben über 10.000 Follower?", "over", 10_000, false],
  ["wer liegt unter 2,5 %", "under", 2.5, false],
  ["mindestens 1 Mio Follower", "over", 1_000_000, true],
  ["¿Qué modelos tienen más de 20 mil seguidores?", "over", 20_000, false],
  ["las que ganan menos de 1 000 €", "under", 1_000, false],
  ["Quels modèles ont moins de 500 abonnés ?", "under", 500, false],
  ["celles qui dépassent 3 %", "over", 3, false],
  ["no more than 40 posts", "under", 40, true],
])("findLimit: '%s' is %s %d", (text, way, amount, isInclusive) => {
  expect(findLimit(text)).toMatchObject({ way, amount, isInclusive });
});

test.each([
  ["models below 2.5 % engagement", true],
  ["über 4 Prozent gewachsen", true],
  ["más del 3 por ciento", undefined],
  ["plus de 6 000 en octobre", undefined],
])("findLimit: whether '%s' names percent is %s", (text, isShare) => {
  expect(findLimit(text)?.isShare).toBe(isShare);
});

test.each([
  "Who has not posted for more than 30 days?",
  "seit über 2 Wochen still",
  "How many followers do I have?",
  "over the last 7 days",
  "The 3 best models",
  "depuis plus de 3 mois",
])("findLimit: '%s' holds nothing against an amount", (text) => {
  expect(findLimit(text)).toBeUndefined();
});

test.each([
  ["who hasn't posted in a week", 7],
  ["who has been silent for more than 30 days", 30],
  ["wer postet seit zwei Wochen nicht", 14],
  ["¿quién no publica desde hace 10 días?", 10],
  ["qui n'a rien posté depuis un mois", 30],
  ["qui n'a rien posté depuis 2 semaines", 14],
  ["who posts least", undefined],
])("findSilence: '%s' names %s days", (text, days) => {
  expect(findSilence(tokensOf(text))?.amount).toBe(days);
});
