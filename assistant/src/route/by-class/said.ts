import type { Question } from "../../question.ts";
import { sumIn } from "../goal-of.ts";
import { findComingMonth } from "../slots/find-coming-month.ts";
import { findCount } from "../slots/find-count.ts";
import { findDeadline } from "../slots/find-deadline.ts";
import { findGoal } from "../slots/find-goal.ts";
import { findHorizon, past } from "../slots/find-horizon.ts";
import { findLimit, type Limit } from "../slots/find-limit.ts";
import type { Premise } from "../slots/find-premise.ts";
import { openQualifiers, type Qualifier } from "../slots/find-qualifiers.ts";
import type { Turn } from "../turn.ts";
import { premiseIn } from "../with-premise.ts";

/** What a text says of amounts, of times to come and of how figures are meant. */
export interface Said {
  /** The first day of the time to come. */
  horizon: string | undefined;
  deadline: string | undefined;
  /** The month to come to earn in. */
  month: string | undefined;
  limit: Limit | undefined;
  qualifiers: readonly Qualifier[];
  premise: Premise | undefined;
  /** How many of a ranking. */
  count: number | undefined;
  namesForm: boolean;
  /** It names a sum to earn. */
  namesSum: boolean;
}

export function saidIn({ text, options: { now, hasFigures = true }, first, before }: Turn): Said {
  const { fixed, slots, tokens, concepts, parts, goesOn, next } = first;
  // 'By Christmas' is when something is reached, and no month to earn in.
  const deadline = concepts.includes("money") ? undefined : findDeadline(tokens, now);
  const coming = deadline === undefined ? findComingMonth(tokens, slots.period, now) : undefined;
  const month = coming ?? (goesOn ? before?.month : undefined);
  const limit = findLimit(text) ?? (next && sameWay(text, before));
  const qualifiers = openQualifiers(tokens, { without: parts.without, limit });
  const isPast = past.test(tokens.join(" ")) || slots.period === "last-month";
  return {
    horizon: findHorizon(tokens, now) ?? (goesOn && slots.period === undefined ? before?.horizon : undefined),
    ...{ deadline, month, limit, qualifiers, count: findCount(tokens) },
    premise: fixed || !hasFigures ? undefined : premiseIn(tokens, { slots, limit, concepts }),
    namesForm: qualifiers.some(({ kind }) => kind === "format"),
    namesSum: !fixed && !isPast && limit === undefined && sumIn(text, slots, month) !== undefined,
  };
}

/** Another amount after 'more than 6k' is held against the same figure. */
function sameWay(text: string, before: Question | undefined): Limit | undefined {
  const other = before?.limit && findGoal(text, "followers");
  return other && before.limit && { ...before.limit, amount: other.amount };
}
