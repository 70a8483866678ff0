import { type MetricName, metricOf } from "@fanradar/engine";
import type { DataIntent, IntentId } from "../intents/intent-ids.ts";
import type { Question } from "../question.ts";
import type { Concept } from "./concepts/en.ts";
import { isOfData } from "./decide.ts";
import { frameOf, isOfSeveral, type Measure } from "./frames.ts";
import { comparedIn, type QuestionSlots } from "./read-slots.ts";
import { findPremise, isMove, type Premise } from "./slots/find-premise.ts";

/** What a question takes for granted, by all that it names. Growing faster than others of one's size is no claim of a rise. */
export function premiseIn(
  tokens: readonly string[],
  { slots, limit, concepts }: { slots: QuestionSlots; limit: Question["limit"]; concepts: readonly string[] },
): Premise | undefined {
  const compared = limit === undefined ? comparedIn(slots) : undefined;
  const isOfOthers = compared === undefined && concepts.includes("size") && concepts.includes("than");
  // Which of two is asked by no yes or no.
  const isOfTwo = slots.platforms.length > 1 && concepts.includes("compare");
  return isOfOthers || isOfTwo ? undefined : findPremise(tokens, slots.namedOrder, compared);
}

type Moving = Extract<Measure, "followers" | "engagement" | "earnings" | "subscribers">;

/** What says how a measure moved, of one model and of all. */
const whyOf: Record<Moving, { one: DataIntent; all: DataIntent; metric?: MetricName }> = {
  followers: { one: "jump", all: "models-growth" },
  engagement: { one: "engagement-why", all: "models-rank", metric: "engagementChange" },
  earnings: { one: "earnings-why", all: "models-earnings" },
  subscribers: { one: "subscribers-lost", all: "models-losing", metric: "subscribers" },
};
/** What says how models stand to each other by a measure. */
const rankOf: Record<Moving, { intent: DataIntent; metric?: MetricName }> = {
  followers: { intent: "models-rank", metric: "followers" },
  engagement: { intent: "models-rank", metric: "engagement" },
  earnings: { intent: "models-earnings" },
  subscribers: { intent: "models-rank", metric: "subscribers" },
};

/** The measure that a named figure is of, where it moves. */
function movingBy(metric: MetricName): Moving | undefined {
  if (ofResponse.has(metric)) return "engagement";
  if (ofSize.has(metric)) return "followers";
  const field = metricOf(metric)?.field;
  return field === "earnings" || field === "subscribers" ? field : undefined;
}
const ofResponse: ReadonlySet<MetricName> = new Set<MetricName>([
  ...(["engagement", "engagementByViews", "engagementByReach", "engagementChange"] as const),
  ...(["likesAverage", "commentsAverage", "avgViews", "reachTotal"] as const),
]);
const ofSize: ReadonlySet<MetricName> = new Set<MetricName>(["followers", "gain", "gainPercent", "gainDaily"]);

const ofConcepts: readonly (readonly [Concept, Moving])[] = [
  ["money", "earnings"],
  ["tip", "earnings"],
  ["subscriber", "subscribers"],
  ["engagement", "engagement"],
  ["like", "engagement"],
  ["view", "engagement"],
  ["subscription", "subscribers"],
  ["follower", "followers"],
];
const movingOf: Partial<Record<Measure, Moving>> = {
  followers: "followers",
  engagement: "engagement",
  views: "engagement",
  earnings: "earnings",
  subscribers: "subscribers",
};

/** What a claim is made of: what the question names, else what it was read to be about. */
function measureOf({ metrics, intents: [first] }: Read, concepts: readonly string[]): Moving | undefined {
  const named = metrics.flatMap((metric) => movingBy(metric) ?? []);
  const spoken = ofConcepts.find(([concept]) => concepts.includes(concept))?.[1];
  const about = frameOf(first)?.about;
  return named[0] ?? spoken ?? (about && movingOf[about]);
}

type Read = Pick<Question, "text" | "intents" | "metrics" | "certainty">;
/** A claim on these is one on posts. */
const ofPosts: readonly Concept[] = ["post", "time", "weekday", "kind", "often"];

interface PremiseOptions {
  premise: Premise | undefined;
  concepts: readonly string[];
  /** The question is about all models, or compares one with them. */
  isOfAll: boolean;
  namesModel: boolean;
  namesPlatform: boolean;
  /** A form of post is named, and not a theme. */
  namesFormat: boolean;
}

/**
 * A question that takes something for granted is answered by what shows whether it is so: how the figure moved, or the ranking in which
 * what it names would be first.
 */
export function withPremise<Of extends Read>(read: Of, options: PremiseOptions): Of {
  const { premise, concepts, isOfAll, namesModel, namesPlatform, namesFormat } = options;
  const [first] = read.intents;
  if (!premise || first === undefined) return read;
  const isAbout = isOfData(first) || read.certainty === "unsure" || first.startsWith("article:");
  const measure = measureOf(read, concepts);
  // How high a response is does not say which way it goes.
  if (measure === "engagement" && isMove(premise) && isOfAll && !namesModel && isAbout)
    return {
      ...read,
      intents: [...new Set<IntentId>(["models-rank", ...read.intents])],
      metrics: ["engagementChange"],
      certainty: "sure",
    };
  const put = (intent: IntentId, metric?: MetricName): Of => ({
    ...read,
    intents: [...new Set([intent, ...read.intents])],
    ...(metric && read.metrics.length === 0 && { metrics: [metric] }),
    certainty: "sure",
  });
  // Nor does what each earned.
  if (measure === "earnings" && isMove(premise) && isOfAll && !namesModel && concepts.includes("who") && isAbout)
    return {
      ...read,
      intents: [...new Set<IntentId>(["models-rank", ...read.intents])],
      metrics: ["earningsChange"],
      certainty: "sure",
    };
  // Nor does how many follow.
  if (measure === "followers" && isMove(premise) && isOfAll && !namesModel && first === "models-rank")
    return put("models-growth");
  // Who lost followers is asked of their losses.
  if (measure === "followers" && premise.isQuestion && premise.claim === "fall" && isOfAll && !namesModel)
    return put("models-losing");
  if (premise.isQuestion) return read;
  if (!isAbout) return read;
  if (premise.claim === "best" || premise.claim === "worst") {
    if (namesFormat) return put("content-best");
    if (ofPosts.some((one) => concepts.includes(one))) return read;
    if (isOfAll && namesModel) {
      if (isOfSeveral(first) && first !== "compare") return read;
      if (concepts.includes("grow")) return put("models-growth");
      const ranked = measure && rankOf[measure];
      return ranked ? put(ranked.intent, ranked.metric) : put("models-best");
    }
    return namesPlatform && !namesModel ? put("platform-best") : read;
  }
  if (measure === undefined || first === "earnings-kinds") return read;
  const { one, all, metric } = whyOf[measure];
  // What moved of all together is known of money and of followers: no model has to be chosen first.
  const isOfTogether = isOfAll && !namesModel && (measure === "earnings" || measure === "followers");
  if (isOfTogether && !isOfSeveral(first)) return put(all, metric);
  if (frameOf(first)?.about === measure) return read;
  return isOfAll ? put(all, metric) : put(one);
}
