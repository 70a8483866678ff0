import { articleFrames } from "../articles/articles.ts";
import type { IntentId } from "../intents/intent-ids.ts";
import { frameOf, type Measure } from "./frames.ts";

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
