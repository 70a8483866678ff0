import { type Fact, type MetricName, platformNames } from "@fanradar/engine";
import { platformWords } from "@fanradar/words";
import { termsOf } from "./terms.ts";

/** Figures that are asked for by their name. */
const askable = [
  "followers",
  "subscribers",
  "engagement",
  "engagementByViews",
  "gain",
  "forecast",
  "trendingScore",
  "avgViews",
  "viralPotential",
  "postFrequency",
  "price",
  "earningsNet",
  "tier",
] as const satisfies readonly MetricName[];
const atMost = 6;

/** Words that ask for a figure as well as its label does. */
const alsoAsked: Partial<Record<(typeof askable)[number], string[]>> = {
  earningsNet: ["earnings", "earn", "revenue", "income"],
};

/**
 * The facts that a question names: by their labels as the reader knows them, of the platforms it names where it names any.
 * One that is unavailable is among them: that nobody knows is an answer.
 */
export function figuresAsked(
  question: string,
  facts: readonly Fact[],
  labels: Record<(typeof askable)[number], string>,
): Fact[] {
  const asked = new Set(termsOf(question));
  const named = platformNames.filter((platform) => termsOf(platformWords[platform]).every((term) => asked.has(term)));
  const metrics = askable.filter(
    (metric) =>
      termsOf(labels[metric]).every((term) => asked.has(term)) ||
      alsoAsked[metric]?.some((word) => termsOf(word).every((term) => asked.has(term))),
  );
  return metrics
    .flatMap((metric) => facts.filter((fact) => fact.metric === metric))
    .filter(({ platform }) => named.length === 0 || platform === undefined || named.includes(platform))
    .slice(0, atMost);
}
