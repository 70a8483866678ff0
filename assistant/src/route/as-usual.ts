import { dayMs } from "@fanradar/engine";
import { daysOfPeriod } from "../period.ts";
import type { Question } from "../question.ts";
import { findFeatures } from "./features/find-features.ts";
import type { FirstReading } from "./first-reading.ts";
import { keyOfUnit } from "./payments/find-candidate.ts";
import { monthBefore } from "./slots/find-period.ts";

const fewWords = 9;
const daysOfWeek = 7;

/** Over how many days a mean by such a unit is stated. */
export const usualSpans = { day: "30d", week: "90d", month: "365d" } as const;

/**
 * 'Versus normal?', 'is that a lot?' after what a day, week or month brought, or how many followers were gained in it: what one brings on average.
 * Undefined of any other text, and after a question that names no such time.
 */
export function asUsual(
  text: string,
  { slots, tokens, language }: Pick<FirstReading, "slots" | "tokens" | "language">,
  before: Question | undefined,
  now: string,
): Question | undefined {
  const names = slots.metrics.length + slots.models.length + slots.platforms.length > 0 || slots.period !== undefined;
  if (!before?.period || names || tokens.length > fewWords) return undefined;
  const features = findFeatures(tokens, language);
  const isMeant =
    features !== undefined &&
    (features.has("norm") || features.has("median") || features.has("mean")) &&
    !others.some((one) => features.has(one));
  if (!isMeant) return undefined;
  const unit = usualUnit(before.period, now);
  const { payments, audience, before: _earlier, isCompared: _compared, count: _count, ...same } = before;
  const isOfAll = before.intents[0]?.startsWith("models-") === true;
  // A day, week or month that is over is held against the mean; of other days only that is stated.
  const isOver = (daysOfPeriod(before.period, now)?.to ?? now) < now.slice(0, 10);
  const runs = payments?.measure === "amount" && isPresentMonth(before.period, now);
  if (runs && payments.kinds.length < 2 && stated.has(payments.operation))
    return {
      ...{ ...same, text, certainty: "sure", period: before.period, before: monthBefore(before.period, now) },
      ...{ payments: { ...payments, operation: "change" }, isCompared: true },
    };
  const days =
    isOver && keyOfUnit(before.period, unit, now) !== undefined
      ? { period: before.period, before: usualSpans[unit] }
      : { period: usualSpans[unit] };
  const mean = { ...same, text, certainty: "sure", ...days } as const;
  if (payments?.measure === "amount" && payments.kinds.length < 2 && stated.has(payments.operation))
    return {
      ...mean,
      payments: { ...payments, operation: "mean", by: unit },
      intents: [isOfAll ? "models-breakdown" : "breakdown"],
    };
  if (audience?.measure === "gain" && stated.has(audience.operation))
    return {
      ...mean,
      audience: { measure: "gain", operation: "mean", by: unit },
      metrics: ["gain"],
      intents: [isOfAll ? "models-audience-breakdown" : "audience-breakdown"],
    };
  return undefined;
}

/** A month that is not over is held against as many days of the one before. */
const isPresentMonth = (period: string, now: string) => period === "this-month" || period === now.slice(0, 7);

/** What asks for more than how it compares. */
const others = ["why", "who", "which", "count", "day", "week", "month", "model", "post", "paid", "share"] as const;
const stated: ReadonlySet<string> = new Set(["value", "total", "change", "why"]);

/** Of what time the average is: as long as the one that was spoken of. */
export function usualUnit(period: string, now: string): keyof typeof usualSpans {
  const days = daysOfPeriod(period, now);
  const length = days ? (Date.parse(days.to) - Date.parse(days.from)) / dayMs + 1 : daysOfWeek;
  if (length < daysOfWeek) return "day";
  return length < 2 * daysOfWeek ? "week" : "month";
}
