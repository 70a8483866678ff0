import { tables } from "@fanradar/words/tables";
import { drawLedger } from "@fanradar/words/test/draw-ledger";
import { expect, test } from "vitest";
import { answer } from "./answer.ts";
import { metricsAsked } from "./figures-asked.ts";
import { searchPlaybook } from "./search-playbook.ts";

test.each([
  ["Wann soll ich posten?", "schedule"],
  ["Welchen Preis soll ich verlangen?", "retention"],
  ["Quand publier ?", "schedule"],
  ["Quel prix demander ?", "retention"],
  ["¿Cuándo publico?", "schedule"],
  ["¿Cómo evito que roben mi contenido robado?", "piracy"],
  ["Wie bekomme ich mehr Kommentare?", "engagement"],
  ["Mes vidéos ont été volées, que faire ?", "piracy"],
  ["Compare me with @carla.reyes", "figures"],
  ["Vergleiche mich mit Carla", "figures"],
  ["Wie hole ich Abonnenten zurück, die gekündigt haben?", "retention"],
])("'%s' finds an article on %s", (question, topic) => {
  expect(searchPlaybook(question)[0]?.topic).toBe(topic);
});

test.each(["How many followers does she have?", "Wie viele Follower hat sie?", "¿Cuántos seguidores tiene?"])(
  "'%s' asks for a count, and for no article on bought ones",
  (question) => expect(searchPlaybook(question)).toEqual([]),
);

test("who asks for a count and more is answered the rest", () => {
  expect(searchPlaybook("How many followers are there, and how are comments answered?")[0]?.id).toBe(
    "answering-comments",
  );
});

test("'Is my audience real?' finds the article on bought followers", () => {
  expect(searchPlaybook("Is my audience real?")[0]?.id).toBe("bought-followers");
});

test.each([
  ["What will my followers be in 30 days?", "forecast"],
  ["Wie viele Follower werde ich in 30 Tagen haben?", "forecast"],
  ["¿Cuántos seguidores tendré el próximo mes?", "forecast"],
  ["¿Cuántos seguidores habrá en marzo?", "forecast"],
  ["Combien d'abonnés aurai-je le mois prochain ?", "forecast"],
  ["How is my audience growth?", "gain"],
  ["Wie ist mein Wachstum?", "gain"],
  ["What is my reach?", "reachTotal"],
] as const)("'%s' asks for %s", (question, metric) => {
  expect(metricsAsked(question, tables.en.metricWords)).toContain(metric);
});

test("'How do I grow?' asks for advice, and for no figure", () => {
  expect(metricsAsked("How do I grow faster?", tables.en.metricWords)).toEqual([]);
});

test("of somebody else's record the figures stand without 'your'", () => {
  const sealed = { facts: drawLedger(7), sources: [], subjects: [], asOf: "2026-11-20T12:00:00.000Z" };
  const reader = { language: "de", currency: "USD", timeZone: "UTC" } as const;
  const question = "What does my engagement rate say?";
  const said = (isOwn: boolean) =>
    answer({ question, chosen: { name: "Mia Öz", isOwn, newer: [], sealed }, reader }).response;
  expect(said(true)).toContain("Your engagement");
  expect(said(false)).not.toContain("Your ");
  expect(said(false)).toMatch(/^Engagement auf Instagram: 2,94\s%/m);
});
