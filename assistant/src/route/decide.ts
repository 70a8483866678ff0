import { type DataIntent, dataIntents, type IntentId, refusedIntents, talkIntents } from "../intents/intent-ids.ts";
import type { Certainty, Question } from "../question.ts";
import type { Concept } from "./concepts/en.ts";
import { figuresBehind } from "./figures-behind.ts";
import { intentAfter, type Operation, operations } from "./frames.ts";
import { basisOf, namedMeasure, nearnessOf } from "./nearness.ts";
import type { ClassProbability } from "./question-model.ts";

/** An intent that a text may have; `operation`: mostly because the text goes on from the question before. */
export interface Reading extends ClassProbability {
  operation?: Operation;
}

const byClass: ReadonlyMap<string, Operation> = new Map(
  operations.map((operation) => [`then:${operation}`, operation]),
);
const operationOf = (name: string): Operation | undefined => byClass.get(name);

/** Who has figures asks of them more often than the bank does. */
const likelierWithFigures = 1.25;
/** Of payments, and of people who are counted. */
export const ofCounted = [
  ...(["money", "price", "subscription", "subscriber", "follower"] as const),
  ...(["payer", "tip", "message", "custom", "renewal"] as const),
] satisfies Concept[];
/** What speaks of something that is asked here is hardly off topic. */
const unlikelyInside = 0.3;
const ofDomain: ReadonlySet<string> = new Set<Concept>([
  ...ofCounted,
  ...(["engagement", "like", "view", "models", "score", "report", "post"] as const),
]);

/**
 * People stay with what they ask about: so many times likelier is an intent about the same, or the advice on it. What is likelier a question of
 * its own than one that goes on is weighed without it.
 */
const continuity = { same: 2, near: 1.4, far: 1 };

/**
 * The intents that a text may have after the question before, the likeliest first, and how probable it is that it goes on from that
 * question. Alone, what only goes on from another is asked of the measure that the text names: 'what part comes from tips?'; of none it is nothing.
 */
export function readingsAfter(
  classes: readonly ClassProbability[],
  { last, concepts, hasFigures }: { last: IntentId | undefined; concepts: readonly string[]; hasFigures: boolean },
): { readings: Reading[]; continues: number } {
  const basis = last === undefined ? namedMeasure(concepts, classes) : basisOf(last, concepts, classes);
  const isCount = hasFigures && concepts.includes("count");
  const isOfDomain = concepts.some((concept) => ofDomain.has(concept));
  const found = new Map<string, Reading & { own: number }>();
  const add = (intent: string, probability: number, operation?: Operation) => {
    const before = found.get(intent);
    const largest = Math.max(before?.own ?? 0, probability);
    const by = probability === largest ? operation : before?.operation;
    const sum = (before?.probability ?? 0) + probability;
    found.set(intent, { intent, probability: sum, own: largest, ...(by && { operation: by }) });
  };
  let continues = 0;
  for (const { intent, probability } of classes) {
    const operation = operationOf(intent);
    if (operation) continues += probability;
    if (operation === undefined) add(intent, probability);
    else if (basis === undefined) add("none", probability);
    else add(intentAfter(basis, operation, isCount), probability, operation);
  }
  const alone = Math.max(...classes.map(({ intent, probability }) => (operationOf(intent) ? 0 : probability)));
  const prevails = continues >= alone;
  const weighed = [...found.values()].map(({ own, ...reading }) => {
    const [intent] = intentIdOf(reading.intent);
    const nearness = reading.operation
      ? prevails
        ? "same"
        : "far"
      : last !== undefined && basis && intent
        ? nearnessOf(basis, intent)
        : "far";
    const near = continuity[nearness];
    const owned = hasFigures && isOfData(reading.intent) ? likelierWithFigures : 1;
    const inside = isOfDomain && (reading.intent === "off-topic" || reading.intent === "none") ? unlikelyInside : 1;
    return { ...reading, probability: reading.probability * near * owned * inside };
  });
  const total = weighed.reduce((sum, { probability }) => sum + probability, 0);
  return {
    readings: weighed
      .map((reading) => ({ ...reading, probability: reading.probability / total }))
      .toSorted((one, other) => other.probability - one.probability),
    continues,
  };
}

/** How probable the first reading has to be at least, and how much more than the second. */
const least = {
  sure: { probability: 0.4, margin: 0.15 },
  likely: { probability: 0.2, margin: 0.05 },
  /** Figures of one's own, which state what they are of. */
  own: { probability: 0.14, margin: 0.02 },
};
/** Nothing is read of a text whose first reading is less likely; further readings are offered from `other` on. */
const floor = { first: 0.1, other: 0.08 };
const mostReadings = 3;

const aboutOne: ReadonlySet<string> = new Set<DataIntent>(dataIntents.filter((id) => !id.startsWith("models-")));

const ofData: ReadonlySet<string> = new Set(dataIntents);
const spoken: ReadonlySet<string> = new Set([...talkIntents, ...refusedIntents]);
export const isOfData = (id: string): boolean => ofData.has(id);
export const isSpoken = (intent: string): boolean => spoken.has(intent);

/** The intents of a text, and what becomes of them: answered, answered with others beside, or offered. */
export function decide(
  readings: readonly Reading[],
  { named, isOfOwn, isSearch }: { named: number; isOfOwn: boolean; isSearch: boolean },
): Pick<Question, "intents" | "certainty"> {
  const [first] = readings;
  if (!first || first.intent === "none" || first.probability < floor.first) return { intents: [], certainty: "unsure" };
  // What is asked of two models of the own is a comparison.
  if (named > 1 && (aboutOne.has(first.intent) || first.intent === "models-earnings"))
    return { intents: ["compare"], certainty: "sure" };
  const likely = readings
    .slice(0, mostReadings)
    .filter(({ intent, probability }) => probability >= floor.other && intent !== "none");
  return {
    intents: likely.flatMap(({ intent }) => intentIdOf(intent)),
    certainty: certaintyOf(readings, first, { isOfOwn, isSearch }),
  };
}

/** Talk or a refusal that may be wrong is worse than a question back. */
function certaintyOf(
  readings: readonly Reading[],
  first: Reading,
  { isOfOwn, isSearch }: { isOfOwn: boolean; isSearch: boolean },
): Certainty {
  const { intent, probability } = first;
  const reaches = (one: { probability: number; margin: number }) =>
    probability >= one.probability && probability - (readings[1]?.probability ?? 0) >= one.margin;
  if (reaches(least.sure) && (!isSearch || intent === "person")) return "sure";
  if (isOfOwn && isOfData(intent) && reaches(least.own)) return "likely";
  if (isSpoken(intent)) return "unsure";
  return reaches(least.likely) || isOfOneMatter(readings, first) ? "likely" : "unsure";
}

/** Figures of one measure, or these and the advice on them, are sure together where none of them is: the first is answered. */
function isOfOneMatter(readings: readonly Reading[], first: Reading): boolean {
  const [own] = intentIdOf(first.intent);
  if (own === undefined) return false;
  const isSame = ({ intent }: Reading) =>
    intentIdOf(intent).some((other) => other === own || nearnessOf(own, other) === "same" || isBehind(own, other));
  const together = readings.filter(isSame).reduce((sum, { probability }) => sum + probability, 0);
  const rival = readings.find((one) => !isSame(one))?.probability ?? 0;
  return together >= least.sure.probability && together - rival >= least.sure.margin;
}

const isBehind = (one: IntentId, other: IntentId): boolean =>
  figuresBehind[one] === other || figuresBehind[other] === one;

const allIntents: ReadonlyMap<string, IntentId> = new Map(
  [...dataIntents, ...talkIntents, ...refusedIntents].map((id) => [id, id]),
);

/** The intent of a class of the model; none where there is no such intent any more. */
export function intentIdOf(name: string): IntentId[] {
  const intent = allIntents.get(name);
  if (intent !== undefined) return [intent];
  return name.startsWith("article:") ? [`article:${name.slice("article:".length)}`] : [];
}
