import { daysOfPeriod } from "../../period.ts";
import { sumIn } from "../goal-of.ts";
import type { QuestionSlots } from "../read-slots.ts";
import { findComingMonth } from "../slots/find-coming-month.ts";
import { findHorizon } from "../slots/find-horizon.ts";
import { findLimit } from "../slots/find-limit.ts";

/**
 * Whether a text is on a time to come, names a sum to reach, or leaves out platforms or kinds of payments: none of this is read from its parts. An
 * amount that figures are held against is, where `readsLimit`.
 */
export function asksElsewhere(
  text: string,
  {
    slots,
    tokens,
    now,
    readsLimit = false,
  }: { slots: QuestionSlots; tokens: readonly string[]; now: string; readsLimit?: boolean },
): boolean {
  const { period, without, isWithoutBefore } = slots;
  const days = period === undefined ? undefined : daysOfPeriod(period, now);
  const isToCome = days ? days.from > now : findComingMonth(tokens, undefined, now) !== undefined;
  const leavesOut = isWithoutBefore === true || (without && without.metrics.length + without.platforms.length > 0);
  const isHeld = !readsLimit && (findLimit(text) !== undefined || sumIn(text, slots, undefined) !== undefined);
  return isToCome || findHorizon(tokens, now) !== undefined || isHeld || leavesOut === true;
}
