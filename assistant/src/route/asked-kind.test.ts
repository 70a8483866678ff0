import { expect, test } from "vitest";
import { kindsAsked } from "./asked-kind.ts";

test.each([
  ["What do I say to a fan who haggles?", "words"],
  ["was antworte ich darauf", "words"],
  ["qué le escribo", "words"],
  ["je lui réponds quoi", "words"],
  ["fixed pay or commission?", "choice"],
  ["lieber Festlohn oder Provision", "choice"],
  ["what % is usual", "share"],
  ["welcher Anteil ist üblich", "share"],
  ["¿Qué porcentaje es normal?", "share"],
  ["quelle part prend une agence", "share"],
  ["how long until it is lifted", "duration"],
  ["wie schnell muss das gehen", "duration"],
  ["cuánto tarda", "duration"],
  ["ça prend combien de temps", "duration"],
  ["how many reels a week", "frequency"],
  ["wie oft poste ich das", "frequency"],
  ["cada cuánto", "frequency"],
  ["combien de fois par jour", "frequency"],
  ["what should I charge for it", "amount"],
  ["was kostet so etwas", "amount"],
  ["qué precio pongo", "amount"],
  ["à quel prix", "amount"],
  ["what do I do if he leaks it", "what-to-do"],
  ["was mach ich jetzt", "what-to-do"],
  ["¿qué hago con eso?", "what-to-do"],
  ["que faire dans ce cas", "what-to-do"],
  ["can I block him", "yes-no"],
  ["darf ich das", "yes-no"],
  ["¿puedo hacerlo?", "yes-no"],
  ["est-ce que c'est permis", "yes-no"],
])("kindsAsked: '%s' asks first for %s", (text, kind) => {
  expect(kindsAsked(text)[0]).toBe(kind);
});

test.each(["how do I fix it", "tell me about retention", "wie kann ich das lösen", "comment je fais"])(
  "kindsAsked: '%s' is no question whether something is so, and asks for no figure",
  (text) => {
    expect(kindsAsked(text)).toEqual([]);
  },
);

test("kindsAsked: how often something is done is no amount", () => {
  expect(kindsAsked("how often should I raise the price")).not.toContain("amount");
  expect(kindsAsked("¿cada cuánto subo el precio?")).toEqual(["frequency"]);
  expect(kindsAsked("combien de fois par semaine")).toEqual(["frequency"]);
  expect(kindsAsked("how much do they earn a month")).toContain("amount");
});

test("kindsAsked: what supposes something, or says when, asks for no kind", () => {
  for (const text of [
    "and if he asks again",
    "quoi poster quand je suis en panne",
    "qué publico cuando no tengo ideas",
  ])
    expect(kindsAsked(text), text).toEqual([]);
});
