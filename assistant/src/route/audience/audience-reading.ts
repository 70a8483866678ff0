import type { MetricName } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { audienceParts as brokenDown } from "../../intents/breakdown-parts.ts";
import type { IntentId } from "../../intents/intent-ids.ts";
import type { Question } from "../../question.ts";
import { asksElsewhere } from "../features/asks-elsewhere.ts";
import { comparesWithModel } from "../features/compares-with-model.ts";
import { questionWords } from "../features/question-words.ts";
import type { FirstReading, QuestionOptions } from "../first-reading.ts";
import { findMoves } from "../follow/moves.ts";
import { findCount } from "../slots/find-count.ts";
import { isOfSameDay } from "../slots/find-day.ts";
import { findForms, formsOf } from "../slots/find-form.ts";
import { findLimit, type Limit, withoutLimit } from "../slots/find-limit.ts";
import { isMove } from "../slots/find-premise.ts";
import { isOfAverage } from "../slots/is-of-average.ts";
import type { Turn } from "../turn.ts";
import { premiseIn } from "../with-premise.ts";
import { intentOfAll, intentOfOne, metricsOf } from "./audience-intents.ts";
import { type AudienceScope, isExtreme, scopeOf } from "./audience-scope.ts";
import { type AudienceQuestion, measureOfMetric, readAudienceQuestion } from "./read-audience-question.ts";

/**
 * The question of a text that asks of followers, of how they grow, or of how posts do what every word of it says. Undefined of any other text, of what is
 * held against an amount, and of a time to come.
 */
export function audienceReading(
  text: string,
  options: QuestionOptions,
  first: FirstReading,
  before: Question | undefined,
): Question | undefined {
  const turn: Turn = { text, options, first, before };
  const { slots, tokens } = first;
  const limit = findLimit(text);
  const amount = limit && !limit.isShare ? limit : undefined;
  if (amount && asksSinceWhen(turn)) return reachedIn(turn, amount.amount);
  // What was posted on the day that was spoken of is a list of posts.
  const isOfNothing = tokens.length === 0 || isOfSameDay(tokens);
  const readsLimit = amount !== undefined;
  if (isOfNothing || slots.hashtag || asksElsewhere(text, { slots, tokens, now: options.now, readsLimit }))
    return undefined;
  const read = readWords(turn, amount);
  if (!read || (readsLimit && read.limit === undefined)) return undefined;
  if (read.operation === "change" && comparesWithModel(slots, tokens)) return undefined;
  // What posts of one form draw is no figure.
  if (read.measure !== "posts" && findForms(text).length > 0) return undefined;
  return asked(turn, scopeOf(turn, read));
}

/** What the words ask; undefined where one of them is not understood. */
function readWords({ text, options, first, before }: Turn, limit: Limit | undefined) {
  const { slots, language, concepts, tokens } = first;
  const count = findCount(tokens);
  const earlier = before && askedBefore(before);
  const words = questionWords(text, slots.rest, language, options.now).filter((word) => word !== String(count));
  return readAudienceQuestion(text, limit ? withoutLimit(text, words) : words, {
    ...{ slots, language, limit, before: earlier },
    isOfOthers: before !== undefined && earlier === undefined,
    isRanking: count !== undefined,
    isOfFall: concepts.includes("fall"),
  });
}

/** The question as it is answered; undefined where nothing answers it. */
function asked({ text, first, before }: Turn, scoped: AudienceScope): Question | undefined {
  const { slots, tokens, concepts, language } = first;
  const { audience, parts, models, isOfAll, takesUp, period, earlier } = scoped;
  const { measure, operation, by } = audience;

  const isOfPeople = measure === "followers" || (measure === "gain" && !audience.isRelative);
  const isTogether = models.length > 1 && isOfPeople && findMoves(tokens, language).moves.has("together");
  // 'How much of that is on Instagram?' is a part that a platform has.
  const isOfPlatform = isOfAll && operation === "share" && slots.platforms.length > 0;
  const intent = isTogether ? "compare" : intentOf(scoped, isOfPlatform, concepts);
  if (intent === undefined) return undefined;
  const isOfTotal = (operation === "total" && slots.platforms.length === 0) || isOfPlatform;
  // 'How many did she gain?' after followers on TikTok is of these.
  const namesNone = slots.platforms.length + slots.metrics.length === 0;
  const isOfSame = namesNone && isOfPeople && isOfFollowersOf(before && askedBefore(before));
  const ofBefore = isOfSame && !isOfAll ? (before?.platforms ?? []) : [];
  const named = parts.platforms ?? [];
  // 'Posts least' is a name of a metric.
  const isOfLeast = by === "model" && operation === "value" && slots.namedOrder === "worst";
  const isOfFall = isOfAll && measure === "gain" && concepts.includes("fall");
  const isOfModels = isOfAll && by === "model";
  const forms = measure === "posts" ? formsOf(text, takesUp ? before : undefined, concepts.includes("count")) : [];
  const premise = premiseIn(tokens, { slots, limit: undefined, concepts });
  const count = findCount(tokens);
  return {
    ...{ text, language, audience, models, intents: [intent], certainty: "sure" },
    platforms: isOfTotal ? [] : named.length > 0 ? named : ofBefore,
    metrics: metricsOf(audience, period !== undefined, isOfAll),
    ...(isTogether && { isTogether }),
    ...(slots.without && { without: slots.without }),
    order: operation === "least" || isOfLeast || isOfFall ? "worst" : "best",
    ...(isOfModels ? { scope: "all" as const } : parts.scope !== undefined && { scope: parts.scope }),
    ...(parts.tagged && { tagged: parts.tagged }),
    ...(period !== undefined && { period }),
    ...(earlier !== undefined && { before: earlier }),
    ...(operation === "change" && period !== undefined && { isCompared: true }),
    ...(isExtreme(audience) && { isRanked: true }),
    ...(isExtreme(audience) && by === "day" && { day: "gained" as const }),
    ...(premise && isMove(premise) && { premise }),
    ...(isOfModels && tokens.some(isOfAverage) && { isAverage: true }),
    ...(forms.length > 0 && { forms }),
    ...(count !== undefined && { count }),
  };
}

function intentOf(
  { audience, models, isOfAll, isOfPart, parts, period }: AudienceScope,
  isOfPlatform: boolean,
  concepts: readonly string[],
): IntentId | undefined {
  if (models.length > 1) return undefined;
  if (brokenDown({ audience, before: parts.before }, isOfAll))
    return isOfAll ? "models-audience-breakdown" : "audience-breakdown";
  if (!isOfAll && !isOfPart) return intentOfOne(audience, period !== undefined);
  return intentOfAll(isOfPlatform ? { ...audience, by: "platform" } : audience, concepts);
}

/** Since when an amount is there: what was reached is known of followers alone. */
const asksSinceWhen = ({ text, first: { slots } }: Turn): boolean =>
  sinceWhen.test(fold(text)) && slots.metrics.every(isOfFollowers) && slots.models.length < 2;

const reachedIn = ({ text, first: { language, slots } }: Turn, amount: number): Question => ({
  ...{ text, language, intents: ["forecast"], certainty: "sure", metrics: ["followers"], order: "best" },
  ...{ platforms: slots.platforms, models: slots.models, goal: { of: "followers", amount } },
});

const isOfFollowersOf = (audience: AudienceQuestion | undefined): boolean =>
  audience?.measure === "followers" || audience?.measure === "gain";

/** Since when an amount is there, in four languages, folded. */
const sinceWhen = /\b(?:since when|seit wann|desde cuando|depuis quand)\b/;
const isOfFollowers = (metric: MetricName) => metric === "followers" || metric === "follows.total";

/** What a question asked of an audience, in parts or as a whole. */
function askedBefore({ audience, intents: [intent = "none"], metrics }: Question): AudienceQuestion | undefined {
  if (audience) return audience;
  const measure = byIntent[intent];
  if (measure !== undefined) return { measure, operation: "value" };
  const [metric, ...others] = metrics;
  const named = others.length === 0 && metric !== undefined ? measureOfMetric[metric] : undefined;
  return named !== undefined && ofNamed.has(intent) ? { measure: named, operation: "value" } : undefined;
}
const ofNamed: ReadonlySet<IntentId> = new Set<IntentId>([
  "metric",
  "models-rank",
  "models-platforms",
  "platform-best",
]);
const byIntent: Partial<Record<IntentId, AudienceQuestion["measure"]>> = {
  followers: "followers",
  growth: "gain",
  "growth-compared": "gain",
  "models-growth": "gain",
  engagement: "engagement",
  "engagement-why": "engagement",
  "engagement-for-size": "engagement",
  rhythm: "posts",
};
