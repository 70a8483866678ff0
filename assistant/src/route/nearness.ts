import { articleFrames } from "../articles/articles.ts";
import type { DataIntent, IntentId } from "../intents/intent-ids.ts";
import type { Concept } from "./concepts/en.ts";
import { figuresBehind } from "./figures-behind.ts";
import { frameOf, isOfSeveral, type Measure } from "./frames.ts";
import type { ClassProbability } from "./question-model.ts";

/** Topics of the playbook by what they advise on. */
const topics: Partial<Record<Measure, readonly string[]>> = {
  followers: ["crossPromotion", "engagement"],
  engagement: ["engagement"],
  views: ["engagement", "tiktok", "crossPromotion"],
  posts: ["schedule", "tiktok"],
  content: ["schedule", "branding"],
  rhythm: ["schedule", "retention"],
  audience: ["engagement"],
  platform: ["crossPromotion"],
  score: ["figures"],
  figures: ["figures"],
  earnings: ["customs", "retention"],
  subscribers: ["retention"],
  price: ["customs", "retention"],
  payers: ["retention", "customs"],
};
const topicOf: ReadonlyMap<string, string> = new Map(
  Object.entries(articleFrames).flatMap(([topic, articles]) =>
    Object.keys(articles).map((id) => [`article:${id}`, topic]),
  ),
);

/** What a class of the model of questions is about: the measure of an intent, the topic of an article, else itself. */
export const measureOf = (name: string): string => frameOf(name)?.about ?? topicOf.get(name) ?? name;

/** How near two intents are: about the same, about a matter and the advice on it, or neither. */
export function nearnessOf(one: IntentId, other: IntentId): "same" | "near" | "far" {
  const [left, right] = [frameOf(one), frameOf(other)];
  if (left && right) return left.about === right.about ? "same" : "far";
  const [first, second] = [topicOf.get(one), topicOf.get(other)];
  if (first !== undefined && second !== undefined) return first === second ? "same" : "far";
  const about = left?.about ?? right?.about;
  const topic = first ?? second;
  return about && topic !== undefined && topics[about]?.includes(topic) ? "near" : "far";
}

/** The measure that a concept names, by the intent that states it. */
const statedBy: readonly (readonly [Concept, DataIntent])[] = [
  ["tip", "earnings-kinds"],
  ["message", "earnings-kinds"],
  ["custom", "price-extras"],
  ["price", "price"],
  ["payer", "payers"],
  ["renewal", "subscribers-lost"],
  ["money", "earnings"],
  ["subscriber", "subscribers"],
  ["engagement", "engagement"],
  ["like", "engagement"],
  ["view", "views"],
  ["follower", "followers"],
  ["jump", "growth"],
  ["often", "rhythm"],
  ["format", "content-best"],
];

/**
 * The intent that states the measure which words name; of several measures the likeliest among the readings of the text itself. Undefined where
 * they name none.
 */
export function namedMeasure(
  concepts: readonly string[],
  classes: readonly ClassProbability[],
): DataIntent | undefined {
  const likelihood = (intent: DataIntent) =>
    classes.reduce((sum, one) => sum + (measureOf(one.intent) === measureOf(intent) ? one.probability : 0), 0);
  const [named] = statedBy
    .flatMap(([concept, intent]) => (concepts.includes(concept) ? [intent] : []))
    .toSorted((one, other) => likelihood(other) - likelihood(one));
  return named;
}

/** What a question goes on from: the intent before it, or the one that states another measure that its words name. */
export function basisOf(last: IntentId, concepts: readonly string[], classes: readonly ClassProbability[]): IntentId {
  const named = namedMeasure(concepts, classes);
  const about = (frameOf(last) ?? frameOf(figuresBehind[last]))?.about;
  if (named === undefined || named === about || frameOf(named)?.about === about) return last;
  // Whatever a ranking or a comparison is by, the same is asked by another figure.
  if (last === "compare" || last === "models-rank") return last;
  return (isOfSeveral(last) && frameOf(named)?.all?.intent) || named;
}
