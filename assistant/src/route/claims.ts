import type { MetricName } from "@fanradar/engine";
import { type DataIntent, dataIntents, type IntentId } from "../intents/intent-ids.ts";
import { isKindOfPayments } from "../payment-kinds.ts";
import type { Question } from "../question.ts";
import type { Concept } from "./concepts/en.ts";
import { findConcepts } from "./concepts/find-concepts.ts";
import { intentIdOf, isOfData } from "./decide.ts";
import { frameOf, type Measure } from "./frames.ts";
import type { ClassProbability } from "./question-model.ts";
import { findMetrics } from "./slots/find-metrics.ts";
import { asWritten, type Qualifier, type QualifierKind } from "./slots/find-qualifiers.ts";
import { tokensOf } from "./tokens.ts";

const ofModels = ["mean", "change", "sameDays", "beyond"] as const;
const ofResponse = ["mean", "median", "beyond"] as const;

/** The qualifiers that the answer of each intent uses; none where it is not named here. */
const claims: Partial<Record<DataIntent, readonly QualifierKind[]>> = {
  overview: ["sameDays"],
  followers: ["beyond"],
  growth: ["sameDays", "beyond", "daily", "mean"],
  "growth-compared": ["sameDays", "change"],
  forecast: ["beyond"],
  engagement: [...ofResponse, "sameDays"],
  "engagement-for-size": [...ofResponse, "change"],
  "engagement-why": ["change", "format"],
  jump: ["format", "single"],
  "posts-best": ["sameDays", "format", "beyond"],
  "posts-worst": ["sameDays", "format", "beyond"],
  "posts-newest": ["format"],
  "content-best": ["format", "change"],
  "content-themes": ["format", "change"],
  "best-time": ["format", "hour", "daily"],
  rhythm: ["sameDays", "mean", "daily", "change", "beyond"],
  views: [...ofResponse, "daily"],
  risks: ["change"],
  source: ["mean", "median"],
  missing: ["without"],
  metric: ["sameDays", "beyond"],
  changes: ["change", "sameDays"],
  earnings: ["sameDays", "change", "beyond", "mean", "daily"],
  "earnings-forecast": ["change", "beyond"],
  "earnings-why": ["change"],
  "earnings-best": ["daily"],
  "earnings-kinds": ["sameDays", "staying"],
  subscribers: ["sameDays", "change", "beyond"],
  "subscribers-staying": ["staying", "mean"],
  "subscribers-lost": ["sameDays"],
  conversion: ["change"],
  "goal-subscribers": ["beyond"],
  price: ["change", "mean", "beyond"],
  "price-extras": ["format"],
  payments: ["mean", "median", "single", "hour", "leading"],
  payers: ["mean", "median", "leading", "lapsed"],
  splits: ["change"],
  "models-overview": [...ofModels],
  "models-best": [...ofModels],
  "models-goal": [...ofModels],
  "models-growth": [...ofModels],
  "models-losing": [...ofModels, "staying"],
  "models-missing": ["without", "beyond"],
  "models-attention": ["change"],
  "models-earnings": [...ofModels],
  "models-rank": [...ofModels],
  compare: [...ofModels],
};
const claimsOf: ReadonlyMap<string, readonly QualifierKind[]> = new Map(Object.entries(claims));

/** What answers a qualifier that another answer about the same leaves out. */
const answering: Partial<Record<QualifierKind, Partial<Record<Measure, DataIntent>>>> = {
  lapsed: { earnings: "payers", subscribers: "payers", followers: "payers" },
  leading: { earnings: "payers", followers: "payers", subscribers: "payers", posts: "payers", content: "payers" },
  staying: { subscribers: "subscribers-staying", payers: "subscribers-staying" },
  single: { earnings: "payments", payers: "payments", subscribers: "payments", price: "payments" },
  hour: { earnings: "payments", payers: "payments", subscribers: "payments" },
  daily: { followers: "growth", account: "growth" },
  sameDays: { earnings: "earnings", payers: "earnings" },
  change: { followers: "growth-compared", posts: "rhythm", rhythm: "rhythm", engagement: "engagement-why" },
};

/** Within one of these another reading may be meant; from one to another none is taken up. */
const groups: readonly (readonly Measure[])[] = [
  ["earnings", "payers", "subscribers", "price"],
  ["posts", "content", "rhythm", "engagement", "views"],
  ["followers", "account", "platform", "audience", "score", "figures"],
];
const groupOf = (intent: string) => groups.findIndex((group) => group.some((one) => one === frameOf(intent)?.about));

/** What a figure that is asked for by its name is of. */
const measureOfMetric = (metric: MetricName | undefined): Measure | undefined =>
  metric === "postFrequency" || metric === "postsTotal" || metric === "daysSincePost"
    ? "rhythm"
    : dataIntents.map(frameOf).find((frame) => metric !== undefined && frame?.states?.includes(metric))?.about;

/** What states the figures that these leave out. */
const instead: ReadonlyMap<string, DataIntent[]> = new Map([
  ["payers", ["earnings-kinds"]],
  ["models-earnings", ["models-rank"]],
  ["splits", ["earnings-kinds"]],
]);
/** What states payments by their kind, in place of a reading that is about no money. */
const ofKinds: readonly DataIntent[] = ["earnings-kinds", "payments"];

const ofPosting: readonly Concept[] = ["post", "often"];
const ofDrawn: readonly Concept[] = ["engagement", "like", "view", "follower", "money", "best", "worst", "format"];

/** Figures that are means themselves. */
const means = /^(?:likesAverage|commentsAverage|avgViews|engagement|postFrequency|earningsPerSubscriber)$/;
const isPerTime = ({ kind }: Qualifier) => kind === "mean" || kind === "daily";
const isMean = ({ kind }: Qualifier) => kind === "mean" || kind === "median";
/** What is said of people who pay, and of nothing else. */
const ofPayers: ReadonlySet<QualifierKind> = new Set(["leading", "lapsed"]);
/** What asks for a figure of payments or posts, and for no advice on them. */
const ofFigures: ReadonlySet<QualifierKind> = new Set(["mean", "median", "leading", "single", "hour"]);
/** Parts of earnings, which one answer states and another leaves out. */
const statesKinds: ReadonlySet<string> = new Set<DataIntent>([
  ...(["earnings", "earnings-kinds", "earnings-why", "price-extras", "metric", "source", "missing"] as const),
  "earnings-best",
  ...(["compare", "models-earnings", "models-rank", "models-missing", "subscribers-staying"] as const),
]);
/** Single payments, and who made them, are known of all together or of one kind, as new subscriptions. */
const statesOneKind: ReadonlySet<string> = new Set<DataIntent>(["payments", "payers", "subscribers"]);

/** What models are ranked by that is no money. */
const isOfOtherFigure = (metric: MetricName) => /^(?:followers|engagement|likesAverage|avgViews)$/.test(metric);

type Named = Pick<Question, "text" | "intents" | "metrics" | "certainty" | "limit"> & {
  qualifiers: readonly Qualifier[];
};

/** Qualifiers of a question that the answer of an intent leaves out. */
function leftOut(intent: string, { metrics, qualifiers, limit }: Named): Qualifier[] {
  const claimed = claimsOf.get(intent) ?? [];
  // What a day or a month brings on average is known of all payments together.
  const isOfKinds = intent === "earnings" && metrics.some(isKindOfPayments);
  const isOfMean = intent === "metric" && metrics.length > 0 && metrics.some((metric) => means.test(metric));
  return qualifiers.filter(
    (one) =>
      (!claimed.includes(one.kind) || (isOfKinds && isPerTime(one))) &&
      !(isOfMean && isMean(one)) &&
      // Renewals are payments where they are named as such.
      !(
        one.kind === "staying" &&
        metrics.includes("earnings.renewal") &&
        (statesKinds.has(intent) || statesOneKind.has(intent))
      ) &&
      // Who is without a post is silent.
      !(one.kind === "without" && metrics.includes("daysSincePost")) &&
      // Without an amount nothing is held against one.
      !(one.kind === "beyond" && (limit === undefined || (intent === "earnings-kinds" && limit.isShare))),
  );
}

/** How much of a question the answer of an intent leaves out: which payments are meant counts more than how they are counted. */
const lossOf = (intent: string, named: Named) =>
  leftOut(intent, named).length + (leavesMetrics(intent, named) ? 1.5 : 0);

function leavesMetrics(intent: string, { metrics, text }: Named): boolean {
  const kinds = metrics.filter(isKindOfPayments).length;
  const states = statesKinds.has(intent) || (statesOneKind.has(intent) && kinds === 1);
  const isOfOther = intent === "models-earnings" && metrics.length > 0 && metrics.every(isOfOtherFigure);
  return (kinds > 0 && (!states || isOfWeekdays(intent, text))) || isOfOther;
}

/** Weekdays are of all payments together, and of a kind only months are. */
const isOfWeekdays = (intent: string, text: string) =>
  intent === "earnings-best" && findConcepts(tokensOf(text)).includes("weekday");

/** Another reading is as good as the first, where it uses more of the question, if it is at least this probable, and so much of the first. */
const rival = { least: 0.06, share: 0.2 };

/**
 * The reading that uses most of what the question says, and the words that even this one does not use: an answer names them. Of what uses
 * as much the first.
 */
export function account(
  named: Named,
  readings: readonly ClassProbability[],
): Pick<Question, "intents" | "certainty" | "unused" | "leavesAmount"> {
  const { intents, certainty, text } = named;
  const [first] = intents;
  const asksFigure = named.qualifiers.some(({ kind }) => ofFigures.has(kind));
  const isAdvice = first?.startsWith("article:") === true;
  if ((first === undefined || certainty === "unsure") && named.qualifiers.some(({ kind }) => ofPayers.has(kind)))
    return { intents: [...new Set<IntentId>(["payers", ...intents])], certainty: "likely" };
  // A best week of nothing that is named is one of earnings.
  const isOfWeek = named.qualifiers.some(({ kind }) => kind === "week");
  if (isOfWeek && certainty === "unsure" && !isOfData(first ?? "none"))
    return account({ ...named, intents: ["earnings-best", ...intents], certainty: "likely" }, readings);
  if (first === undefined || !(isOfData(first) || (isAdvice && asksFigure))) return { intents, certainty };
  const concepts = findConcepts(tokensOf(text));
  // Who posts less does so whatever it is that posts draw.
  const isOfPosting = ofPosting.some((one) => concepts.includes(one)) && !ofDrawn.some((one) => concepts.includes(one));
  const about =
    isOfPosting && named.metrics.length === 0
      ? "rhythm"
      : first === "metric"
        ? measureOfMetric(named.metrics[0])
        : frameOf(first)?.about;
  const own = named.qualifiers.flatMap(({ kind }) => (about && answering[kind]?.[about]) ?? []);
  const isOfMoney = about !== undefined && groups[0]?.includes(about);
  const stating = leavesMetrics(first, named) ? (instead.get(first) ?? (isOfMoney ? [] : ofKinds)) : [];
  const likely = readings
    .filter(({ probability }) => probability >= Math.max(rival.least, rival.share * (readings[0]?.probability ?? 0)))
    .flatMap(({ intent }) => intentIdOf(intent))
    .filter((intent) => isOfData(intent) && (isAdvice || groupOf(intent) === groupOf(first)));
  const data = isAdvice
    ? readings.flatMap(({ intent }) => (isOfData(intent) ? intentIdOf(intent) : [])).slice(0, 1)
    : [];
  const isMeant = (intent: IntentId) => isOfPosting && own.some((one) => one === intent);
  const candidates: IntentId[] = [...new Set([...(isAdvice ? [] : [first]), ...own, ...stating, ...likely, ...data])];
  const [best = first] = candidates
    .filter((one) => isOfData(one))
    .toSorted(
      (one, other) => lossOf(one, named) - lossOf(other, named) || Number(isMeant(other)) - Number(isMeant(one)),
    );
  const tokens = tokensOf(text);
  const kinds = leavesMetrics(best, named) ? findMetrics(tokens).filter(({ value }) => isKindOfPayments(value)) : [];
  const left = [
    ...leftOut(best, named).flatMap(({ kind, words }) => (kind === "beyond" ? [] : [words])),
    ...kinds.map(({ from, length }) => tokens.slice(from, from + length)),
  ];
  const words = left.map((one) => asWritten(text, one)).filter((one) => one !== "");
  const isOfQualifier = own.some((one) => one === best);
  const isAsRead = (best === first && words.length === 0) || (certainty === "unsure" && !isOfQualifier);
  return {
    intents: [...new Set([best, ...intents])],
    certainty: isAsRead ? certainty : "likely",
    ...(words.length > 0 && { unused: words }),
    ...(leftOut(best, named).some(({ kind }) => kind === "beyond") && { leavesAmount: true }),
  };
}
