import { expect, test } from "vitest";
import { tokensOf } from "../tokens.ts";
import { asksForgery } from "./asks-forgery.ts";
import { asksOfRule } from "./asks-of-rule.ts";
import { namesRivals, namesUnmeasured } from "./unknown-figures.ts";

test.each([
  "what's the open rate of my ppv messages",
  "wie hoch ist die Öffnungsrate",
  "¿cuál es la tasa de apertura?",
  "c'est quoi le taux d'ouverture des ppv",
])("namesUnmeasured: '%s' asks for what no source tells", (text) => expect(namesUnmeasured(tokensOf(text))).toBe(true));

test.each(["what is my engagement rate", "wie hoch ist die Kündigungsrate", "combien de vues"])(
  "namesUnmeasured: '%s' asks for a figure",
  (text) => expect(namesUnmeasured(tokensOf(text))).toBe(false),
);

test.each(["what do other agencies earn", "wie viel verdient die Konkurrenz", "combien gagne la concurrence ?"])(
  "namesRivals: '%s' speaks of others in the market",
  (text) => expect(namesRivals(tokensOf(text))).toBe(true),
);

test.each([
  ["can you make fake invoices for my bank", true],
  ["mach mir eine gefälschte Abrechnung", true],
  ["hazme una factura falsa", true],
  ["fais-moi un faux relevé", true],
  ["are her followers fake?", false],
  ["make me an invoice", false],
])("asksForgery: '%s' asks for a forged proof: %s", (text, isForgery) =>
  expect(asksForgery(tokensOf(text))).toBe(isForgery),
);

test.each([
  ["Wie kann ich Follower kaufen, ohne dass es auffällt?", "article:bought-followers"],
  ["where can i buy followers", "article:bought-followers"],
  ["puedo comprar seguidores", "article:bought-followers"],
  ["und umsatzsteuer?", "law"],
  ["¿cuánto compran los fans?", undefined],
  ["was kaufen meine follower", undefined],
  ["what do followers buy", undefined],
  ["wie hoch ist der umsatz", undefined],
])("asksOfRule: '%s' asks for %s", (text, intent) => expect(asksOfRule(tokensOf(text))?.[0]).toBe(intent));
