import { isOfTime, type MetricName } from "@fanradar/engine";
import { daysOfPeriod } from "../../period.ts";
import type { Question } from "../../question.ts";
import { frameOf } from "../frames.ts";
import type { PaymentQuestion } from "../payments/read-payment-question.ts";
import { sameDaysIn } from "../slots/compared-periods.ts";
import { monthBefore } from "../slots/find-period.ts";
import { keyOfUnit } from "../slots/key-of-unit.ts";
import { askAgain, isOfModels } from "./ask-again.ts";
import {
  type FollowUp,
  isExtreme,
  isOfAudience,
  isOfPeople,
  isStated,
  paidOf,
  type Rule,
  same,
  says,
  sumsOf,
  whole,
} from "./turn.ts";
import { usualSpans, usualUnit } from "./usual.ts";

/** What was last held against each other: how the later differs, or why. */
function held(turn: FollowUp, operation: "change" | "why"): Question | undefined {
  const { text, before, focus } = turn;
  // Of two times that were compared in all, what was paid has causes that are known.
  const isOfAll = operation === "why" && before.metrics.length === 0 && before.isCompared === true;
  const sums = sumsOf(before) ?? (isOfAll && !before.audience ? allSums : undefined);
  switch (focus.sides?.of) {
    case "times": {
      const days = { period: focus.sides.one, before: focus.sides.other };
      if (sums) return askAgain(text, before, { payments: { ...whole(sums), operation }, ...days });
      if (operation === "why") return undefined;
      if (before.audience) return askAgain(text, before, { audience: { measure: "gain", operation }, ...days });
      return before.isCompared ? same(turn) : undefined;
    }
    case "models": {
      const { scope: _, ...ofTwo } = same(turn);
      const models = [focus.sides.one, focus.sides.other];
      return operation === "change" ? { ...ofTwo, intents: ["compare"], models } : undefined;
    }
    case "kinds": {
      const kinds = [focus.sides.one, focus.sides.other];
      return operation === "change" && sums
        ? askAgain(text, before, { payments: { ...whole(sums), kinds, operation: "value" } })
        : undefined;
    }
    default:
      return undefined;
  }
}

/** How what was stated differs from the days before; undefined of what is no figure of some days. */
export function changeOf({ text, before }: FollowUp): Question | undefined {
  const { audience } = before;
  const paid = paidOf(before);
  const days = { period: before.period ?? "30d" };
  if (paid) {
    const changed = { payments: { ...whole(paid), operation: "change" } as const, ...days };
    return isExtreme(paid) ? undefined : askAgain(text, before, changed);
  }
  // What differs from the number of followers of a day is what was gained since.
  const isOfDay = audience?.measure === "followers" && before.period !== undefined;
  if (!audience || isOfDay || !isStated(audience.operation)) return undefined;
  const measure = audience.measure === "followers" ? "gain" : audience.measure;
  // How posts do is known of the posts lately read, and of those before them.
  const isOfDays = measure === "gain" || measure === "posts";
  return askAgain(text, before, {
    audience: { measure, operation: "change" },
    period: isOfDays ? days.period : before.period,
  });
}

/** Why what was stated is as it is; undefined of what is no figure. */
function causeOf({ text, before }: FollowUp): Question | undefined {
  const { audience } = before;
  const sums = sumsOf(before);
  if (sums) return askAgain(text, before, { payments: { ...whole(sums), operation: "why" } });
  return audience && isStated(audience.operation)
    ? askAgain(text, before, { audience: { ...audience, operation: "why" } })
    : undefined;
}

/** What was earned in all. */
export const allSums: PaymentQuestion = { measure: "amount", basis: "net", kinds: [], operation: "value" };

const besideGap = ["change", "most", "least", "norm", "grow", "lose", "percent", "brings", "net"] as const;

/** 'What's the difference?', 'which of the two is more?', and 'how much less is September?' after another month or the best one. */
export const difference: Rule = (turn) => {
  const { slots, before, focus, text, now, moves } = turn;
  const ofPercent = slots.period === undefined ? [] : (["percent"] as const);
  if (!says(turn, ["gap", "two", ...ofPercent], { beside: besideGap, named: "period" })) return undefined;
  if (slots.period === undefined) return held(turn, "change") ?? (moves.has("gap") ? changeOf(turn) : undefined);
  const sums = sumsOf(before);
  const period = isExtreme(sums) ? focus.period : before.period;
  const isOfOther = period !== undefined && period !== slots.period && slots.before === undefined;
  return sums && isOfOther
    ? askAgain(text, before, {
        ...{ payments: { ...whole(sums), operation: "change" }, period },
        before: sameDaysIn(period, slots.period, now),
      })
    : undefined;
};

/** 'Why so much less?' after two times, 'why?' after the model that changed most, 'what happened that day?' after the best one. */
export const cause: Rule = (turn) => {
  const { before, focus, text } = turn;
  const beside = [
    ...(["change", "grow", "lose", "least", "most", "norm", "brings", "net"] as const),
    ...(["each", "day", "week", "month"] as const),
  ] as const;
  if (!says(turn, ["why"], { beside })) return undefined;
  const sums = sumsOf(before);
  if (sums?.by === "model" && focus.model !== undefined)
    return askAgain(text, before, {
      ...{ payments: { ...whole(sums), operation: "why" }, models: [focus.model], isOfAll: false },
      before: before.before,
    });
  const paid = paidOf(before);
  // Why there were so many is asked of what they brought.
  if (paid?.measure === "payments" && isStated(paid.operation))
    return askAgain(text, before, { payments: { ...whole(paid), measure: "amount", operation: "why" } });
  if (!isExtreme(sums)) return held(turn, "why") ?? causeOf(turn);
  return sums && isOfTime(sums.by) ? askAgain(text, before, { payments: { ...sums, isExplained: true } }) : undefined;
};

/** 'Since when?' of a sum or of followers: what each month brought. */
export const sinceWhen: Rule = (turn) => {
  const { before, text } = turn;
  if (!says(turn, ["since-when"], { beside: ["change", "grow", "lose", "norm"] })) return undefined;
  const paid = paidOf(before);
  const ofMonths = { operation: "value", by: "month" } as const;
  if (paid) return askAgain(text, before, { payments: { ...whole(paid), ...ofMonths }, period: undefined });
  const isOfFollowers = frameOf(before.intents[0])?.about === "followers" && !before.metrics.includes("subscribers");
  return isOfPeople(before.audience) || isOfFollowers || before.metrics.some((metric) => isOfAudience.has(metric))
    ? askAgain(text, before, { audience: { measure: "gain", ...ofMonths }, period: undefined })
    : undefined;
};

/** 'How much has she lost since then?' after the best month: the last whole month against it. */
export const sinceThen: Rule = (turn) => {
  const { before, text, focus, now } = turn;
  const beside = ["change", "grow", "lose", "net", "brings"] as const;
  const [sums, then, last] = [sumsOf(before), focus.period, monthBefore(undefined, now)];
  if (!sums || !says(turn, ["since-then"], { beside }) || then === undefined || monthOf(then, now) !== then)
    return undefined;
  return then < last
    ? askAgain(text, before, { payments: { ...whole(sums), operation: "change" }, period: last, before: then })
    : undefined;
};

/** 'Versus normal?', 'is that a lot?': what such a time brings on average, or the same of the month before; of followers those of their like. */
export const usual: Rule = (turn) => {
  const { before, text, now, focus } = turn;
  if (!says(turn, ["norm", "median", "mean"])) return undefined;
  const { audience } = before;
  if (before.payments?.measure === "payers") return same(turn);
  // How large single payments are on average is a figure of its own.
  if (paidOf(before)?.measure === "payments") return turn.features?.has("mean") ? undefined : changeOf(turn);
  const sums = sumsOf(before);
  // The best day is what was singled out.
  const period = isExtreme(sums) ? (focus.period ?? before.period) : before.period;
  const month = period === undefined ? undefined : monthOf(period, now);
  if (sums?.operation === "share" && sums.kinds.length > 0)
    return month === undefined
      ? undefined
      : askAgain(text, before, { payments: sums, before: monthBefore(month, now) });
  const isSum = sums !== undefined && sums.kinds.length < 2 && (isStated(sums.operation) || focus.period !== undefined);
  const isOfTime = audience?.measure === "gain" && isStated(audience.operation) && period !== undefined;
  const changed = isSum ? ({ ...whole(sums), operation: "change" } as const) : undefined;
  if (isOfPeople(audience) && !isOfTime) {
    const { audience: _, ...rest } = same(turn);
    return { ...rest, intents: [isOfModels(before) ? "models-growth" : "metric"], metrics: amongPeers };
  }
  if (period === undefined) return changed ? askAgain(text, before, { payments: changed, period: "30d" }) : undefined;
  // A month that is not over is held against as many days of the one before.
  if (changed && month === now.slice(0, "2026-11".length))
    return askAgain(text, before, { payments: changed, period, before: monthBefore(month, now) });
  const by = usualUnit(period, now);
  // A day, week or month that is over is held against the mean; of other days only that is stated.
  const isOver = (daysOfPeriod(period, now)?.to ?? now) < now.slice(0, "2026-11-30".length);
  const isUnit = isOver && keyOfUnit(period, by, now) !== undefined;
  // Days that are none of these are held against those that were spoken of before them.
  if (!isUnit && isSum && focus.sides?.of === "times") return held(turn, "change");
  const days = isUnit ? { period, before: usualSpans[by] } : { period: usualSpans[by] };
  const mean = { operation: "mean", by } as const;
  if (isSum) return askAgain(text, before, { payments: { ...whole(sums), ...mean }, ...days });
  return isOfTime ? changeOf(turn) : undefined;
};

const amongPeers = ["gainPercent", "growthPercentile", "peerGrowth"] as const satisfies MetricName[];

/** The month that a period is, as `2026-11`. */
const monthOf = (period: string, now: string): string | undefined =>
  period === "this-month" ? now.slice(0, "2026-11".length) : keyOfUnit(period, "month", now);
