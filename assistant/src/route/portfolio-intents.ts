import type { MetricName } from "@fanradar/engine";
import type { Question } from "../question.ts";
import { findConcepts } from "./concepts/find-concepts.ts";
import { ofAllModels } from "./frames.ts";
import { tokensOf } from "./tokens.ts";

/** Money has a ranking of its own, of the period that the question names. */
const amounts: readonly MetricName[] = ["earningsNet", "earningsGross"];

/** What models are ranked by where no metric is named: by what the question is about, the first that fits. */
const metricOfConcept: readonly (readonly [string, MetricName])[] = [
  ["silent", "daysSincePost"],
  ["often", "postFrequency"],
  ["engagement", "engagement"],
  ["like", "likesAverage"],
  ["view", "avgViews"],
  ["money", "earningsNet"],
  ["subscriber", "subscribers"],
  ["follower", "followers"],
  ["price", "price"],
  ["post", "postFrequency"],
];
const metricsIn = (words: readonly string[]): MetricName[] => {
  const concepts = findConcepts(words);
  const found = metricOfConcept.find(([concept]) => concepts.includes(concept));
  return found ? [found[1]] : [];
};

/**
 * A question that ranks models by what it is about where it names no metric; who leaves is a subscriber where it speaks of these.
 *
 * @param words those of the text that name no model, platform or period
 */
export function withMetric<Read extends Pick<Question, "intents" | "metrics" | "text">>(
  read: Read,
  words: readonly string[],
): Read {
  const [first] = read.intents;
  if (first === "models-losing" && !read.metrics.includes("followers")) {
    const concepts = findConcepts(tokensOf(read.text));
    const isOfSubscribers = concepts.includes("subscriber") || concepts.includes("subscription");
    return isOfSubscribers ? { ...read, metrics: [...new Set<MetricName>([...read.metrics, "subscribers"])] } : read;
  }
  if (read.metrics.length > 0) return read;
  if (first === "models-rank") return { ...read, metrics: metricsIn(tokensOf(read.text)) };
  // Who is compared is no figure: a name may begin as a word for one does. What is earned is said by a verb.
  if (first !== "compare") return read;
  const spoken = findConcepts(words);
  if (spoken.includes("money")) return { ...read, metrics: ["earningsNet"] };
  return spoken.includes("grow") ? { ...read, metrics: ["gainPercent"] } : read;
}

/** What else than the figure itself may be held against an amount: how it changed. */
const ofChanges: ReadonlySet<string> = new Set(["grow", "fall", "leave", "jump"]);
const more = /^(?:fewer|mehr|mas|plus|more|menos|weniger|moins|less)$/;
const ofOtherFigures: ReadonlySet<string> = new Set([
  "models-losing",
  "models-growth",
  "models-best",
  "models-overview",
]);

/** Models beyond an amount of a figure that is named are found by that figure, unless the text speaks of its change. */
export function withLimit<Read extends Pick<Question, "intents" | "metrics" | "text">>(
  read: Read,
  limit: Question["limit"],
): Read {
  const [first, ...others] = read.intents;
  const isAdvice = first?.startsWith("article:") === true && read.metrics.length > 0;
  if (limit === undefined || first === undefined || !(ofOtherFigures.has(first) || isAdvice)) return read;
  const metrics = read.metrics.length > 0 ? read.metrics : metricsIn(tokensOf(read.text));
  const concepts = findConcepts(tokensOf(read.text).filter((token) => !more.test(token)));
  if (metrics.length === 0 || concepts.some((one) => ofChanges.has(one))) return read;
  const intent = metrics.some((metric) => amounts.includes(metric)) ? "models-earnings" : "models-rank";
  return { ...read, metrics, intents: [intent, ...others.filter((one) => one !== intent)] };
}

/**
 * The same question about all models. What has no counterpart stays as it is.
 *
 * @param isNamed the question says that it is about all; otherwise it only names none
 */
export function withPortfolioIntents<Read extends Pick<Question, "intents" | "metrics">>(
  read: Read,
  isNamed: boolean,
): Read {
  const [first] = read.intents;
  const found = ofAllModels(first, isNamed) ?? (first === "models-rank" ? { intent: first } : undefined);
  if (!found) return read;
  const intents = read.intents.map((id) => ofAllModels(id, isNamed)?.intent ?? id);
  const isMoney = found.intent === "models-rank" && read.metrics.some((metric) => amounts.includes(metric));
  const metrics = read.metrics.length > 0 || found.metric === undefined ? read.metrics : [found.metric];
  const [own, ...others] = [...new Set(isMoney ? (["models-earnings", ...intents] as const) : intents)];
  return { ...read, intents: own === undefined ? [] : [own, ...others], metrics };
}
