import { daysOfPeriod } from "../../period.ts";
import { sumIn } from "../goal-of.ts";
import type { QuestionSlots } from "../read-slots.ts";
import { findComingMonth } from "../slots/find-coming-month.ts";
import { findHorizon } from "../slots/find-horizon.ts";
import { findLimit } from "../slots/find-limit.ts";

/**
 * Whether a text is on a time to come, holds figures against an amount, or leaves out platforms or kinds of payments: none of this is read from its
 * parts.
 */
export function asksElsewhere(
  text: string,
  { slots, tokens, now }: { slots: QuestionSlots; tokens: readonly string[]; now: string },
): boolean {
  const { period, without, isWithoutBefore } = slots;
  const days = period === undefined ? undefined : daysOfPeriod(period, now);
  const isToCome = days ? days.from > now : findComingMonth(tokens, undefined, now) !== undefined;
  const leavesOut = isWithoutBefore === true || (without && without.metrics.length + without.platforms.length > 0);
  const isHeld = findLimit(text) !== undefined || sumIn(text, slots, undefined) !== undefined;
  return isToCome || findHorizon(tokens, now) !== undefined || isHeld || leavesOut === true;
}
