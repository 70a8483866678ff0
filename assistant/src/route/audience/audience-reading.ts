import { dayMs, type MetricName } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { audienceParts as brokenDown } from "../../intents/breakdown-parts.ts";
import type { IntentId } from "../../intents/intent-ids.ts";
import { daysOfPeriod, isDay } from "../../period.ts";
import type { Question } from "../../question.ts";
import { asksElsewhere } from "../features/asks-elsewhere.ts";
import { comparesWithModel } from "../features/compares-with-model.ts";
import { saysFeature } from "../features/find-features.ts";
import { partsTakenUp } from "../features/parts-taken-up.ts";
import { questionWords } from "../features/question-words.ts";
import type { FirstReading, QuestionOptions } from "../first-reading.ts";
import { findMoves } from "../follow/moves.ts";
import { findCount } from "../slots/find-count.ts";
import { isOfSameDay } from "../slots/find-day.ts";
import { findForms, formsOf } from "../slots/find-form.ts";
import { findLimit, withoutLimit } from "../slots/find-limit.ts";
import { isMove } from "../slots/find-premise.ts";
import { isOfAverage } from "../slots/is-of-average.ts";
import { dayBefore, isYesterday } from "../slots/yesterday.ts";
import { premiseIn } from "../with-premise.ts";
import { intentOfAll, intentOfOne, metricsOf } from "./audience-intents.ts";
import { type AudienceQuestion, measureOfMetric, readAudienceQuestion } from "./read-audience-question.ts";

/**
 * The question of a text that asks of followers, of how they grow, or of how posts do what every word of it says. Undefined of any other text, of what is
 * held against an amount, and of a time to come.
 */
export function audienceReading(
  text: string,
  { now, names = [], meansAll = false }: QuestionOptions,
  { slots, tokens, concepts, language, goesOn }: FirstReading,
  before: Question | undefined,
): Question | undefined {
  // What was posted on the day that was spoken of is a list of posts.
  const isOfNothing = tokens.length === 0 || isOfSameDay(tokens);
  const limit = findLimit(text);
  if (
    limit &&
    !limit.isShare &&
    sinceWhen.test(fold(text)) &&
    slots.metrics.every(isOfFollowers) &&
    slots.models.length < 2
  )
    return {
      ...{ text, language, intents: ["forecast"], certainty: "sure", metrics: ["followers"], order: "best" },
      ...{ platforms: slots.platforms, models: slots.models, goal: { of: "followers", amount: limit.amount } },
    };
  const readsLimit = limit !== undefined && !limit.isShare;
  if (isOfNothing || slots.hashtag || asksElsewhere(text, { slots, tokens, now, readsLimit })) return undefined;
  const count = findCount(tokens);
  const earlier = before && (before.audience ?? askedBy(before));
  const words = questionWords(text, slots.rest, language, now).filter((word) => word !== String(count));
  const read = readAudienceQuestion(text, readsLimit ? withoutLimit(text, words) : words, {
    slots,
    language,
    before: earlier,
    isOfOthers: before !== undefined && earlier === undefined,
    isRanking: count !== undefined,
    isOfFall: concepts.includes("fall"),
    limit: readsLimit ? limit : undefined,
  });
  if (readsLimit && read?.limit === undefined) return undefined;
  if (!read || (read.operation === "change" && comparesWithModel(slots, tokens))) return undefined;
  // What posts of one form draw is no figure.
  if (read.measure !== "posts" && findForms(text).length > 0) return undefined;
  const { goesOn: isFurther, ...said } = read;
  // 'Faster on X or Instagram' holds platforms against each other, not days.
  const isOfPlatforms = said.operation === "change" && slots.platforms.length > 1 && slots.before === undefined;
  // Of named days each platform's own figure is stated.
  const ofPair =
    slots.period === undefined ? ({ operation: "most", by: "platform" } as const) : ({ operation: "value" } as const);
  const parsed: AudienceQuestion = isOfPlatforms ? { ...said, ...ofPair } : said;
  const { takesUp, parts, models, wasOfAll } = partsTakenUp({ slots, tokens, goesOn }, before, {
    ...{ isFurther, isCompared: parsed.operation === "change" },
  });
  const isOfAll =
    names.length > 1 &&
    models.length === 0 &&
    (meansAll ? parts.scope !== "one" : parts.scope === "all" || (parsed.by === "model" && slots.scope !== "one"));
  // 'Which is best?' is asked of models where it is of all, else of platforms.
  const isExtreme = parsed.operation === "most" || parsed.operation === "least";
  const ofOne =
    isFurther && !isOfAll && parsed.by === "model" ? { ...parsed, operation: "value" as const, by: undefined } : parsed;
  const whole: AudienceQuestion =
    ofOne.by === undefined && (ofOne.operation === "most" || ofOne.operation === "least")
      ? { ...ofOne, by: isOfAll ? ("model" as const) : ("platform" as const) }
      : ofOne;
  const between = daysBetween(whole, parts, { tokens, now });
  const audience = between === undefined ? whole : { ...whole, operation: "value" as const };
  // What differs from a count that was stated is what was gained since.
  const wasOfDay = before?.audience?.measure === "followers" && before.period !== undefined && isDay(before.period);
  const isSince = audience.measure === "gain" && wasOfDay && slots.period === undefined;
  // Among months one alone is no choice.
  const isOfMonths = audience.by === "month" && isExtreme && !brokenDown({ audience, before: undefined }, isOfAll);
  const isNow = slots.period === undefined && tokens.some((token) => presently.test(token));
  const named = isOfMonths || isNow ? undefined : parts.period;
  const period =
    between ??
    (isSince ? `${dayAfter(parts.period ?? "")}..${now.slice(0, 10)}` : onDay(named, audience, { tokens, now }));
  // 'How much of that is on Instagram?' is a part that a platform has.
  const isOfPlatform = isOfAll && audience.operation === "share" && slots.platforms.length > 0;
  const ofPlatforms = isOfPlatform ? { ...audience, by: "platform" as const } : audience;
  const isOfPart =
    audience.operation === "share" &&
    models.length === 1 &&
    names.length > 1 &&
    (wasOfAll || saysFeature(tokens, language, "ours"));
  const isOfPeople = audience.measure === "followers" || (audience.measure === "gain" && !audience.isRelative);
  const isTogether = models.length > 1 && isOfPeople && findMoves(tokens, language).moves.has("together");
  const intent = isTogether
    ? "compare"
    : models.length > 1
      ? undefined
      : brokenDown({ audience, before: parts.before }, isOfAll)
        ? isOfAll
          ? "models-audience-breakdown"
          : "audience-breakdown"
        : isOfAll || isOfPart
          ? intentOfAll(ofPlatforms, concepts)
          : intentOfOne(audience, period !== undefined);
  if (intent === undefined) return undefined;
  const { measure, operation, by } = audience;
  const isOfTotal = (operation === "total" && slots.platforms.length === 0) || isOfPlatform;
  // 'How many did she gain?' after followers on TikTok is of these.
  const isOfSame = slots.platforms.length + slots.metrics.length === 0 && isOfPeople && isOfFollowersOf(earlier);
  const ofBefore = isOfSame && !isOfAll ? (before?.platforms ?? []) : [];
  const platforms = isOfTotal ? [] : parts.platforms.length > 0 ? parts.platforms : ofBefore;
  // 'Posts least' is a name of a metric.
  const isOfLeast = by === "model" && operation === "value" && slots.namedOrder === "worst";
  const isCompared = operation === "change";
  const forms = measure === "posts" ? formsOf(text, takesUp ? before : undefined, concepts.includes("count")) : [];
  const premise = premiseIn(tokens, { slots, limit: undefined, concepts });
  return {
    ...{ text, language, audience, models, intents: [intent], certainty: "sure" },
    platforms,
    metrics: metricsOf(audience, period !== undefined, isOfAll),
    ...(isTogether && { isTogether }),
    ...(slots.without && { without: slots.without }),
    order:
      operation === "least" || isOfLeast || (isOfAll && measure === "gain" && concepts.includes("fall"))
        ? "worst"
        : "best",
    ...(isOfAll && by === "model" ? { scope: "all" as const } : parts.scope !== undefined && { scope: parts.scope }),
    ...(parts.tagged && { tagged: parts.tagged }),
    ...(period !== undefined && { period }),
    ...(parts.before !== undefined && !isSince && between === undefined && { before: parts.before }),
    ...(isCompared && period !== undefined && { isCompared: true }),
    ...(isExtreme && { isRanked: true }),
    ...(isExtreme && by === "day" && { day: "gained" as const }),
    ...(premise && isMove(premise) && { premise }),
    ...(isOfAll && by === "model" && tokens.some(isOfAverage) && { isAverage: true }),
    ...(forms.length > 0 && { forms }),
    ...(count !== undefined && { count }),
  };
}

/** Two counts that are compared are of what was gained between their days. */
function daysBetween(
  { measure }: AudienceQuestion,
  { period, before }: Pick<Question, "period" | "before">,
  on: { tokens: readonly string[]; now: string },
): string | undefined {
  const later = onDay(period, { measure: "gain", operation: "value" }, on);
  const areDays = before !== undefined && isDay(before) && later !== undefined && isDay(later) && before < later;
  return measure === "gain" && areDays ? `${dayAfter(before)}..${later}` : undefined;
}

const isOfFollowersOf = (audience: AudienceQuestion | undefined): boolean =>
  audience?.measure === "followers" || audience?.measure === "gain";

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

const presently = /^(?:now|currently|jetzt|aktuell|derzeit|ahora|actualmente|maintenant|actuellement)$/;

/** Of today and yesterday the one that is named; how many follow today is how many follow. */
function onDay(
  period: string | undefined,
  { measure }: AudienceQuestion,
  { tokens, now }: { tokens: readonly string[]; now: string },
): string | undefined {
  const days = period === undefined || measure !== "followers" ? undefined : daysOfPeriod(period, now);
  // Of days that are over, how many followed at their end.
  if (days && days.to < now.slice(0, 10) && days.from !== days.to && period !== "1d") return days.to;
  if (period !== "1d") return period;
  if (tokens.some(isYesterday)) return dayBefore(now);
  return measure === "followers" ? undefined : now.slice(0, "2026-11-30".length);
}

/** Since when an amount is there, in four languages, folded. */
const sinceWhen = /\b(?:since when|seit wann|desde cuando|depuis quand)\b/;
const isOfFollowers = (metric: MetricName) => metric === "followers" || metric === "follows.total";

/** What a question that was read as a whole asked of an audience. */
function askedBy({ intents: [intent = "none"], metrics }: Question): AudienceQuestion | undefined {
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
