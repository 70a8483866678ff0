import type { Language } from "@fanradar/contract";
import { indexPhrases, type PhraseIndex, phrasesAt } from "../phrase-lists.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";

/** What words say of a question on payments. */
export const paymentFeatures = [
  ...(["plain", "much", "count", "which", "that", "who", "why"] as const),
  // What is measured.
  ...(["net", "brings", "fees", "payment", "size", "people", "payer", "paid", "new", "back", "message"] as const),
  // What is done with it.
  ...(["mean", "median", "most", "least", "share", "change", "degree", "versus", "single", "each"] as const),
  // By what.
  ...(["day", "week", "month", "weekday", "hour", "kind", "model"] as const),
] as const;
export type PaymentFeature = (typeof paymentFeatures)[number];

const indexOf = (lists: Readonly<Record<PaymentFeature, string>>) =>
  indexPhrases(paymentFeatures.map((feature) => [feature, lists[feature]] as const));
const indexes: Readonly<Record<Language, PhraseIndex<PaymentFeature>>> = {
  ...{ en: indexOf(en), de: indexOf(de), es: indexOf(es), fr: indexOf(fr) },
};

/**
 * What folded words say of a question on payments, in this language; undefined where one of them is in no list: then more may be meant than is
 * understood.
 */
export function findPaymentFeatures(tokens: readonly string[], language: Language): Set<PaymentFeature> | undefined {
  const found = new Set<PaymentFeature>();
  const isKnown = tokens.map((token) => token.length === 1 && !/\d/.test(token));
  for (const at of tokens.keys())
    for (const { name, length } of phrasesAt(indexes[language], tokens, at)) {
      found.add(name);
      isKnown.fill(true, at, at + length);
    }
  return isKnown.every(Boolean) ? found : undefined;
}
