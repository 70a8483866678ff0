import { expect, test } from "vitest";
import { tokensOf } from "../tokens.ts";
import { findNamedOrder } from "./find-order.ts";
import { findPremise } from "./find-premise.ts";

const premiseOf = (text: string) => {
  const tokens = tokensOf(text);
  return findPremise(tokens, findNamedOrder(tokens));
};

test.each([
  ["why did my followers fall on Instagram?", "fall"],
  ["since when am I losing subscribers", "fall"],
  ["Warum gehen die Likes auf Instagram zurück?", "fall"],
  ["Seit wann verliert sie Follower?", "fall"],
  ["¿Por qué bajaron las propinas en noviembre?", "fall"],
  ["depuis quand elle perd de l'argent ?", "fall"],
  ["why did my income double?", "rise"],
  ["Warum sind ihre Einnahmen gestiegen?", "rise"],
  ["por qué se duplicaron mis ingresos", "rise"],
  ["pourquoi ses revenus augmentent", "rise"],
  ["why don't my followers grow", "stall"],
  ["desde cuándo no crezco", "stall"],
  ["warum wachse ich nicht mehr", "stall"],
  ["pourquoi je ne grandis plus", "stall"],
  ["why is engagement best on TikTok", "best"],
  ["warum ist Ava die schlechteste", "worst"],
  ["why does Carla earn less than everyone else", "worst"],
  ["warum verdient Carla mehr als alle anderen", "best"],
  ["por qué Carla gana menos que todas", "worst"],
  ["pourquoi Carla gagne plus que les autres", "best"],
])("findPremise: '%s' takes it for granted", (text, claim) => expect(premiseOf(text)).toEqual({ claim }));

test.each([
  ["did my followers drop?", "fall"],
  ["Bin ich auf X gewachsen?", "rise"],
  ["¿Es verdad que bajan mis ingresos?", "fall"],
  ["mes abonnés augmentent, non ?", "rise"],
])("findPremise: '%s' asks whether it is so", (text, claim) =>
  expect(premiseOf(text)).toEqual({ claim, isQuestion: true }),
);

test.each([
  "which models fell",
  "how many followers did I lose",
  "why did my growth fall",
  "warum wächst sie so langsam",
  "qué hago si bajan mis seguidores",
  "combien ai-je perdu d'abonnés",
  "why is the price 9.99",
  "why didn't they fall",
])("findPremise: '%s' supposes no rise, fall or place", (text) => expect(premiseOf(text)).toBeUndefined());

test.each([
  "did Carla always earn more",
  "has my income ever fallen",
  "ist ihr Umsatz jemals gesunken",
  "¿alguna vez bajaron?",
])("findPremise: '%s' is of many times, and no claim on two of them", (text) =>
  expect(premiseOf(text)).toBeUndefined(),
);
