import { type DataIntent, dataIntents } from "../intents/intent-ids.ts";
import type { Concept } from "./concepts/en.ts";
import { findConcepts } from "./concepts/find-concepts.ts";
import type { ClassProbability } from "./question-model.ts";

const ofMoney = ["money", "tip", "message", "renewal", "subscription", "payer", "sell", "price", "part"] as const;
const ofPrice = ["price", "subscription", "custom", "message", "money", "sell"] as const;
const ofSubscribers = ["subscriber", "subscription", "leave", "renewal", "money", "payer"] as const;

/** One of these is spoken of where a question has the intent. */
const needed: Partial<Record<DataIntent, readonly Concept[]>> = {
  earnings: ofMoney,
  "earnings-forecast": ofMoney,
  "earnings-best": ofMoney,
  "earnings-kinds": [...ofMoney, "subscriber"],
  "models-earnings": ofMoney,
  price: ofPrice,
  "price-extras": ofPrice,
  payers: [...ofMoney, "subscriber", "follower"],
  subscribers: ofSubscribers,
  "subscribers-lost": ofSubscribers,
};
/** A number may be of these instead. */
const ofNumbers: readonly Concept[] = ["grow", "engagement", "follower", "view", "like", "post"];
/** A reading that is this probable needs no word for what it is about. */
const beyondDoubt = 0.8;
const likelySearch = 0.6;

/**
 * Whether a text speaks of what a reading is about: 'why did she blow up?' is not about money, however near its other words are to questions on
 * money. A price may be meant by a number alone.
 */
export function speaksOf({ intent, probability }: ClassProbability, tokens: readonly string[]): boolean {
  // Who asks for somebody is found before by `readRequest`; what it leaves is refused only where hardly anything else is meant.
  if (intent === "person") return probability >= likelySearch;
  const concepts = Object.entries(needed).find(([id]) => id === intent)?.[1];
  if (!concepts || probability >= beyondDoubt) return true;
  const found = findConcepts(tokens);
  const isAmount = tokens.some((token) => /\d/.test(token)) && !ofNumbers.some((one) => found.includes(one));
  return concepts.some((one) => found.includes(one)) || (intent === "price" && isAmount);
}

/** Below, a text asks of figures, whether there are any or not. */
const leastOther = 0.15;

/** The readings that need no figures, as probable as they are among themselves; all of them where hardly any is left. */
export function withoutFigures(readings: readonly ClassProbability[]): ClassProbability[] {
  const others = readings.filter(({ intent }) => !dataIntents.some((id) => id === intent));
  const sum = others.reduce((total, { probability }) => total + probability, 0);
  return sum < leastOther
    ? [...readings]
    : others.map(({ intent, probability }) => ({ intent, probability: probability / sum }));
}
