import { expect, test } from "vitest";
import { tokensOf } from "../tokens.ts";
import { asksForgery } from "./asks-forgery.ts";
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
