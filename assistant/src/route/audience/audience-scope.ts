import { dayMs } from "@fanradar/engine";
import { audienceParts as brokenDown } from "../../intents/breakdown-parts.ts";
import { daysOfPeriod, isDay } from "../../period.ts";
import type { Question } from "../../question.ts";
import { saysFeature } from "../features/find-features.ts";
import { partsTakenUp } from "../features/parts-taken-up.ts";
import type { NamedParts } from "../go-on.ts";
import type { QuestionSlots } from "../read-slots.ts";
import { dayBefore, isYesterday } from "../slots/yesterday.ts";
import type { Turn } from "../turn.ts";
import type { AudienceQuestion } from "./read-audience-question.ts";

/** A question on an audience with the models and days that it is about. */
export interface AudienceScope {
  audience: AudienceQuestion;
  parts: Partial<NamedParts>;
  models: readonly number[];
  isOfAll: boolean;
  /** It asks which part of all one model has. */
  isOfPart: boolean;
  takesUp: boolean;
  period: string | undefined;
  /** The days before, which the named ones are held against. */
  earlier: string | undefined;
}

/** Whom, and which days, a question on an audience is about. */
export function scopeOf(
  { options, first, before }: Turn,
  { goesOn: isFurther, ...said }: AudienceQuestion & { goesOn: boolean },
): AudienceScope {
  const { now, names = [], meansAll = false } = options;
  const { slots, tokens, language, goesOn } = first;
  const parsed = betweenPlatforms(said, slots);
  const isCompared = parsed.operation === "change";
  const taken = partsTakenUp({ slots, tokens, goesOn }, before, { isFurther, isCompared });
  const { takesUp, parts, models } = taken;
  const isOfModels = parts.scope === "all" || (parsed.by === "model" && slots.scope !== "one");
  const isOfAll = names.length > 1 && models.length === 0 && (meansAll ? parts.scope !== "one" : isOfModels);
  const whole = inUnits(parsed, { isFurther, isOfAll });
  const between = daysBetween(whole, parts, { tokens, now });
  const audience = between === undefined ? whole : { ...whole, operation: "value" as const };
  const isOfWhole = taken.wasOfAll || saysFeature(tokens, language, "ours");
  const isOfPart = audience.operation === "share" && models.length === 1 && names.length > 1 && isOfWhole;
  const scoped = { audience, parts, models, isOfAll, isOfPart, takesUp };
  if (between !== undefined) return { ...scoped, period: between, earlier: undefined };
  // What differs from a count that was stated is what was gained since.
  const wasOfDay = before?.audience?.measure === "followers" && before.period !== undefined && isDay(before.period);
  if (audience.measure === "gain" && wasOfDay && slots.period === undefined)
    return { ...scoped, period: `${dayAfter(parts.period ?? "")}..${now.slice(0, 10)}`, earlier: undefined };
  // Among months one alone is no choice.
  const isOfMonths =
    audience.by === "month" && isExtreme(audience) && !brokenDown({ audience, before: undefined }, isOfAll);
  const isNow = slots.period === undefined && tokens.some((token) => presently.test(token));
  const named = isOfMonths || isNow ? undefined : parts.period;
  return { ...scoped, period: onDay(named, audience, { tokens, now }), earlier: parts.before };
}

/** Whether the question is for one end of a ranking. */
export const isExtreme = ({ operation }: AudienceQuestion): boolean => operation === "most" || operation === "least";

/** 'Faster on X or Instagram' holds platforms against each other, not days; of named days each platform's own figure is stated. */
function betweenPlatforms(said: AudienceQuestion, { platforms, period, before }: QuestionSlots): AudienceQuestion {
  if (said.operation !== "change" || platforms.length < 2 || before !== undefined) return said;
  return period === undefined ? { ...said, operation: "most", by: "platform" } : { ...said, operation: "value" };
}

/** 'Which is best?' is asked of models where it is of all, else of platforms. */
function inUnits(
  parsed: AudienceQuestion,
  { isFurther, isOfAll }: { isFurther: boolean; isOfAll: boolean },
): AudienceQuestion {
  if (isFurther && !isOfAll && parsed.by === "model") return { ...parsed, operation: "value", by: undefined };
  return parsed.by === undefined && isExtreme(parsed) ? { ...parsed, by: isOfAll ? "model" : "platform" } : parsed;
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
