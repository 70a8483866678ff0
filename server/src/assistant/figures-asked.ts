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

/** Words that ask for earnings as well as their label does. */
const ofEarnings = [
  ...["earnings", "earn", "revenue", "income"],
  ...["ingresos", "ganancias", "gano"],
  ...["revenus", "gains", "gagne"],
  ...["einnahmen", "umsatz", "verdiene"],
];

type Labels = Record<(typeof askable)[number], string>;

const asksFor = (asked: ReadonlySet<string>, words: string) => termsOf(words).every((term) => asked.has(term));

/** Whether a question is about what somebody earns. */
export function asksEarnings(question: string, { earningsNet }: Pick<Labels, "earningsNet">): boolean {
  const asked = new Set(termsOf(question));
  return [earningsNet, ...ofEarnings].some((words) => asksFor(asked, words));
}

/**
 * The facts that a question names: by their labels as the reader knows them, of the platforms it names where it names any.
 * One that is unavailable is among them: that nobody knows is an answer.
 */
export function figuresAsked(question: string, facts: readonly Fact[], labels: Labels): Fact[] {
  const asked = new Set(termsOf(question));
  const named = platformNames.filter((platform) => asksFor(asked, platformWords[platform]));
  const metrics = askable.filter((metric) =>
    metric === "earningsNet" ? asksEarnings(question, labels) : asksFor(asked, labels[metric]),
  );
  return metrics
    .flatMap((metric) => facts.filter((fact) => fact.metric === metric))
    .filter(({ platform }) => named.length === 0 || platform === undefined || named.includes(platform))
    .slice(0, atMost);
}
