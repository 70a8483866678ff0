import type { Language } from "@fanradar/contract";
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

interface Entry {
  feature: PaymentFeature;
  words: readonly string[];
}

const indexed = 2;
const startOf = (word: string): string => word.slice(0, indexed);

/** The phrases of a language, by the beginning of their first word. */
function indexOf(lists: Readonly<Record<PaymentFeature, string>>): ReadonlyMap<string, Entry[]> {
  const entries = paymentFeatures.flatMap((feature) =>
    lists[feature].split(/,\s+/).map((phrase): Entry => ({ feature, words: phrase.split(" ") })),
  );
  return Map.groupBy(entries, ({ words: [first = ""] }) => startOf(first));
}
const indexes: Readonly<Record<Language, ReadonlyMap<string, Entry[]>>> = {
  en: indexOf(en),
  de: indexOf(de),
  es: indexOf(es),
  fr: indexOf(fr),
};

const fits = (word: string, pattern: string) =>
  pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

/**
 * What folded words say of a question on payments, in this language; undefined where one of them is in no list: then more may be meant than is
 * understood.
 */
export function findPaymentFeatures(tokens: readonly string[], language: Language): Set<PaymentFeature> | undefined {
  const found = new Set<PaymentFeature>();
  const isKnown = tokens.map((token) => token.length === 1 && !/\d/.test(token));
  for (const [at, token] of tokens.entries())
    for (const { feature, words } of indexes[language].get(startOf(token)) ?? []) {
      if (!words.every((pattern, next) => fits(tokens[at + next] ?? "", pattern))) continue;
      found.add(feature);
      for (const [next] of words.entries()) isKnown[at + next] = true;
    }
  return isKnown.every(Boolean) ? found : undefined;
}
