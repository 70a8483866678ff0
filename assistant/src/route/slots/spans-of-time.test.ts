import type { Language } from "@fanradar/contract";
import { expect, test } from "vitest";
import { readQuestion } from "../read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Ava Lind", handles: ["avalind"] },
];
const read = (text: string, language: Language) =>
  readQuestion(text, { language, now: "2026-11-30T12:00:00Z", names, meansAll: true, hasFigures: true });

test.each([
  ["en", "Compare Ava and Carla earnings from August to October"],
  ["en", "Compare Ava and Carla earnings Aug to Oct"],
  ["de", "Vergleiche Ava und Carla Einnahmen von August bis Oktober"],
] as const)("readQuestion: two models are compared over all months of a span, in '%s': '%s'", (language, text) => {
  const { period, before } = read(text, language);
  expect([period, before]).toEqual(["2026-08..2026-10", undefined]);
});

test("readQuestion: two models are compared in each of two months that are only listed", () => {
  const { period, before } = read("compare ava and carla earnings in august and october", "en");
  expect([period, before]).toEqual(["2026-10", "2026-08"]);
});

test.each([
  ["en", "last weekend compared with the weekend before, Carla", "2026-11-28..2026-11-29", "2026-11-21..2026-11-22"],
  ["de", "carla letztes wochenende gegen das wochenende davor", "2026-11-28..2026-11-29", "2026-11-21..2026-11-22"],
  ["en", "the weekend before last carla earnings", "2026-11-21..2026-11-22", undefined],
] as const)("readQuestion: in '%s' '%s' is of %s, held against %s", (language, text, period, before) =>
  expect(read(text, language)).toMatchObject({ period, ...(before && { before }) }),
);

test.each([
  ["en", "Months where Carla earned under 1000"],
  ["en", "list months where carla earned less than 1000"],
  ["de", "monate in denen carla unter 1000 verdient hat"],
  ["es", "meses donde carla gano menos de 1000"],
] as const)("readQuestion: in '%s' '%s' asks for the months below an amount", (language, text) =>
  expect(read(text, language).payments).toMatchObject({
    ...{ operation: "beyond", by: "month", limit: { way: "under", amount: 1_000 } },
  }),
);

test.each([
  ["en", "carla earnings in euros for october", ["in euros"]],
  ["de", "was hat carla im oktober in euro verdient", ["in euro"]],
  ["en", "carla earnings for october", undefined],
  ["de", "war carlas oktober über 6000 euro", undefined],
] as const)("readQuestion: in '%s' of '%s' the currency is left out: %j", (language, text, unused) =>
  expect(read(text, language).unused).toEqual(unused),
);
