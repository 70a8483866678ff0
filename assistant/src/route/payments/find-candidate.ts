import type { Language } from "@fanradar/contract";
import { daysOfPeriod } from "../../period.ts";
import type { Question } from "../../question.ts";
import { saysFeature } from "../features/find-features.ts";
import type { QuestionSlots } from "../read-slots.ts";
import { keyOfUnit } from "../slots/key-of-unit.ts";

/** A day, week or month of which a text asks whether it was the best: its key among the groups, and the days among which it is meant. */
export interface Candidate {
  key: string;
  range: string | undefined;
}

const ofItsMonth = /\b(?:of the month|des monats|im monat|del mes|du mois)\b/;

const fewInFollowUp = 4;

/** 'Was August her best month?' asks it of all months, and 'was Oct 11 the best day in October?' of the days of that month. */
export function findCandidate(
  tokens: readonly string[],
  { period, before, rest }: Pick<QuestionSlots, "period" | "before" | "rest">,
  { language, now, last }: { language: Language; now: string; last: Question | undefined },
): Candidate | undefined {
  // 'And September?' asks the same of another month.
  const isSame = last?.candidate !== undefined && tokens.length <= fewInFollowUp;
  const isOfEnd = isSame || saysFeature(tokens, language, "most") || saysFeature(tokens, language, "least");
  // 'The top fan last month' names a month and asks for none.
  const unit = (["day", "week", "month"] as const).find((one) =>
    isSame ? last.payments?.by === one : saysFeature(rest, language, one),
  );
  if (!isOfEnd || unit === undefined || period === undefined) return undefined;
  const keyOf = (one: string | undefined) => (one === undefined ? undefined : keyOfUnit(one, unit, now));
  const [own, other] = [keyOf(period), keyOf(before)];
  if (own !== undefined && before === undefined) {
    const month = unit !== "month" && ofItsMonth.test(tokens.join(" ")) ? own.slice(0, "2026-11".length) : undefined;
    return { key: own, range: month };
  }
  if (own !== undefined && isWithin(period, before, now)) return { key: own, range: before };
  return other !== undefined && isWithin(before, period, now) ? { key: other, range: period } : undefined;
}

function isWithin(inner: string | undefined, outer: string | undefined, now: string): boolean {
  const [one, other] = [inner, outer].map((period) => (period === undefined ? undefined : daysOfPeriod(period, now)));
  return one !== undefined && other !== undefined && other.from <= one.from && one.to <= other.to;
}
