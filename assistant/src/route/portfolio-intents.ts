import type { MetricName } from "@fanradar/engine";
import { type DataIntent, dataIntents, type IntentId } from "../intents/intent-ids.ts";
import type { Question } from "../question.ts";
import { findConcepts } from "./concepts/find-concepts.ts";
import { tokensOf } from "./tokens.ts";

interface Counterpart {
  intent: DataIntent;
  /** What the models are ranked by where the question names no metric. */
  metric?: MetricName;
}

/** What is asked of all models where the same question about one has another intent. Those that are absent are of one model alone. */
const counterparts: Partial<Record<DataIntent, Counterpart>> = {
  overview: { intent: "models-overview" },
  followers: { intent: "models-rank", metric: "followers" },
  growth: { intent: "models-growth" },
  "growth-compared": { intent: "models-growth" },
  forecast: { intent: "models-rank", metric: "forecast" },
  engagement: { intent: "models-rank", metric: "engagement" },
  "engagement-for-size": { intent: "models-rank", metric: "engagement" },
  "platform-best": { intent: "models-platforms" },
  rhythm: { intent: "models-rank", metric: "postFrequency" },
  views: { intent: "models-rank", metric: "avgViews" },
  risks: { intent: "models-attention" },
  "next-steps": { intent: "models-attention" },
  missing: { intent: "models-missing" },
  jump: { intent: "models-growth" },
  metric: { intent: "models-rank" },
  earnings: { intent: "models-earnings" },
  "earnings-best": { intent: "models-earnings" },
  subscribers: { intent: "models-rank", metric: "subscribers" },
  price: { intent: "models-rank", metric: "price" },
};
/** Of all only where the words say so: without them they are rather of one model. */
const onlyNamed: ReadonlySet<DataIntent> = new Set<DataIntent>(["forecast", "engagement-for-size", "price", "missing"]);

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
const metricsMeant = (text: string): MetricName[] => {
  const concepts = findConcepts(tokensOf(text));
  const found = metricOfConcept.find(([concept]) => concepts.includes(concept));
  return found ? [found[1]] : [];
};

/** A question that ranks models by what it is about where it names no metric. */
export const withMetric = <Read extends Pick<Question, "intents" | "metrics" | "text">>(read: Read): Read =>
  read.intents[0] === "models-rank" && read.metrics.length === 0 ? { ...read, metrics: metricsMeant(read.text) } : read;

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
  const found = counterpartOf(first, isNamed) ?? (first === "models-rank" ? { intent: first } : undefined);
  if (!found) return read;
  const intents = read.intents.map((id) => counterpartOf(id, isNamed)?.intent ?? id);
  const isMoney = found.intent === "models-rank" && read.metrics.some((metric) => amounts.includes(metric));
  const metrics = read.metrics.length > 0 || found.metric === undefined ? read.metrics : [found.metric];
  const [own, ...others] = [...new Set(isMoney ? (["models-earnings", ...intents] as const) : intents)];
  return { ...read, intents: own === undefined ? [] : [own, ...others], metrics };
}

function counterpartOf(id: IntentId | undefined, isNamed: boolean): Counterpart | undefined {
  const intent = dataIntents.find((one) => one === id);
  return intent && (isNamed || !onlyNamed.has(intent)) ? counterparts[intent] : undefined;
}
