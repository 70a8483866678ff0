import { addDays, daysBetween, isOfTime, type MetricName } from "@fanradar/engine";
import { isKindOfPayments } from "../../payment-kinds.ts";
import { daysOfPeriod } from "../../period.ts";
import type { Question } from "../../question.ts";
import type { AudienceQuestion } from "../audience/read-audience-question.ts";
import { isOfData } from "../decide.ts";
import type { QuestionFeature } from "../features/find-features.ts";
import { frameOf } from "../frames.ts";
import { keyOfUnit } from "../payments/find-candidate.ts";
import type { PaymentQuestion } from "../payments/read-payment-question.ts";
import type { QuestionSlots } from "../read-slots.ts";
import { monthBefore } from "../slots/find-period.ts";
import { isWeekday, latestWeekday, weekdaysIn } from "../slots/weekdays.ts";
import { askAgain, isOfModels } from "./ask-again.ts";
import type { Focus } from "./focus.ts";
import type { Move } from "./moves.ts";
import { usualSpans, usualUnit } from "./usual.ts";

/** A few words after a question, with what that was about. */
export interface FollowUp {
  text: string;
  tokens: readonly string[];
  slots: QuestionSlots;
  /** How many of a ranking it asks for. */
  count: number | undefined;
  before: Question;
  focus: Focus;
  now: string;
  moves: ReadonlySet<Move>;
  /** What its words say beside names and moves; undefined where one of them is not understood. */
  features: ReadonlySet<QuestionFeature> | undefined;
}
type Rule = (turn: FollowUp) => Question | undefined;
type Name = "metrics" | "models" | "platforms" | "period";

/** Whether the words say one of these, nothing else that is asked of figures, and name nothing but `named`. */
function says(
  { features, moves, slots, focus }: FollowUp,
  some: readonly (QuestionFeature | Move)[],
  { beside = [], named }: { beside?: readonly (QuestionFeature | Move)[]; named?: Name } = {},
): boolean {
  if (!features || slots.hashtag !== undefined || slots.tagged) return false;
  // 'That day' names nothing new.
  const isStatedTime = slots.period !== undefined && slots.period === focus.period && slots.before === undefined;
  const isNamed = (name: Name) =>
    name !== named && !(name === "period" && isStatedTime) && slots[name] !== undefined && slots[name].length > 0;
  if ((["metrics", "models", "platforms", "period"] as const).some(isNamed)) return false;
  const known = new Set<string>([...some, ...beside, ...neutral]);
  const said = [...features, ...moves];
  return said.every((one) => known.has(one)) && (some.length === 0 || some.some((one) => said.includes(one)));
}
const neutral = ["plain", "much", "which", "that", "versus", "degree"] as const satisfies QuestionFeature[];

const same = ({ before, text }: FollowUp): Question => {
  const { place: _, ...rest } = before;
  return { ...rest, text, certainty: "sure" };
};

/** A question on sums of money; undefined of any other. */
const sumsOf = ({ payments }: Question): PaymentQuestion | undefined =>
  payments?.measure === "amount" ? payments : undefined;

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

const allSums: PaymentQuestion = { measure: "amount", basis: "net", kinds: [], operation: "value" };

/** A question on sums without the units that it grouped them by. */
const whole = ({ by: _, isExplained: _explained, isOfEach: _each, limit: _limit, ...sums }: PaymentQuestion) => sums;

/** 'What's the difference?', 'which of the two is more?', and 'how much less is September?' after another month or the best one. */
const difference: Rule = (turn) => {
  const { slots, before, focus, text } = turn;
  if (!says(turn, ["gap", "two"], { beside: ["change", "most", "least", "norm"], named: "period" })) return undefined;
  if (slots.period === undefined) return held(turn, "change");
  const sums = sumsOf(before);
  const period = isExtreme(sums) ? focus.period : before.period;
  const isOfOther = period !== undefined && period !== slots.period && slots.before === undefined;
  return sums && isOfOther
    ? askAgain(text, before, { payments: { ...whole(sums), operation: "change" }, period, before: slots.period })
    : undefined;
};

/** 'Why so much less?' after two times, 'why?' after the model that changed most, 'what happened that day?' after the best one. */
const cause: Rule = (turn) => {
  const { before, focus, text } = turn;
  const beside = ["change", "grow", "lose", "least", "most", "norm", "each", "day", "week", "month"] as const;
  if (!says(turn, ["why"], { beside })) return undefined;
  const sums = sumsOf(before);
  if (sums?.by === "model" && focus.model !== undefined)
    return askAgain(text, before, {
      ...{ payments: { ...whole(sums), operation: "why" }, models: [focus.model], isOfAll: false },
      before: before.before,
    });
  if (!isExtreme(sums)) return held(turn, "why");
  return sums && isOfTime(sums.by) ? askAgain(text, before, { payments: { ...sums, isExplained: true } }) : undefined;
};
const isExtreme = (sums: PaymentQuestion | undefined) => sums?.operation === "most" || sums?.operation === "least";

/** 'And on Saturday?' after the sum of a day: the latest one; after that of a week or less the one in it. */
const weekday: Rule = (turn) => {
  const { before, text, tokens, now } = turn;
  const named = tokens.filter(isWeekday);
  const [day] = weekdaysIn(named);
  const sums = sumsOf(before);
  const span = before.period === undefined ? undefined : daysOfPeriod(before.period, now);
  const days = span ? daysBetween(span.from, span.to) + 1 : 0;
  if (!sums || !span || !isStated(sums.operation) || days > daysOfWeek) return undefined;
  if (day === undefined || named.length > 1 || !says(turn, ["weekday"])) return undefined;
  const latest = latestWeekday(day, days > 1 ? addDays(span.to, 1) : now);
  return latest < span.from && days > 1
    ? undefined
    : askAgain(text, before, { payments: { ...whole(sums), operation: "value" }, period: latest });
};
const daysOfWeek = 7;

/** 'How much did the top one spend?' after those who paid most. */
const topPayer: Rule = (turn) => {
  const { before, text, count } = turn;
  const { payments } = before;
  const beside = ["paid", "together", "net", "brings", "payer", "people"] as const;
  return payments?.measure === "payers" && count === undefined && says(turn, ["most"], { beside })
    ? askAgain(text, before, { payments: { ...payments, operation: "most" }, count: 1 })
    : undefined;
};

/** 'What do we do about it?' after figures. */
const whatToDo: Rule = (turn) => {
  const { payments: _, audience: _audience, period: _period, before: _before, ...rest } = same(turn);
  if (!isOfData(turn.before.intents[0] ?? "none") || !says(turn, ["act"])) return undefined;
  return { ...rest, metrics: [], intents: [isOfModels(turn.before) ? "models-attention" : "next-steps"] };
};

/** 'And the second best?' */
const place: Rule = (turn) => {
  const { before, moves, count, tokens } = turn;
  // 'The second best' is spelt '2 best'.
  const isSpelt = count !== undefined && !tokens.includes("top");
  const beside = ["most", "least", "day", "week", "month", "model", "post", "who"] as const;
  if (!says(turn, isSpelt ? beside : ["second", "third"], { beside })) return undefined;
  const isOfRanking =
    before.isRanked === true || isOfModels(before) || before.intents[0]?.startsWith("posts-") === true;
  if (!isOfRanking) return undefined;
  const sums = sumsOf(before);
  const ranked = sums ? { ...same(turn), payments: { ...sums, isExplained: undefined } } : same(turn);
  return { ...ranked, place: count ?? (moves.has("second") ? 2 : 3) };
};

/** 'Per day?' after a sum. */
const perUnit: Rule = (turn) => {
  const { before, text, features } = turn;
  const by = (["day", "week", "month"] as const).find((one) => features?.has(one));
  const sums = sumsOf(before);
  return by !== undefined && sums && sumsAlone.has(sums.operation) && says(turn, ["each"], { beside: ["mean", by] })
    ? askAgain(text, before, { payments: { ...whole(sums), operation: "mean", by } })
    : undefined;
};

const sumsAlone: ReadonlySet<string> = new Set(["value", "share", "change"]);

/** 'What share is that?', 'how much of it is Carla?' */
const part: Rule = (turn) => {
  const { text, slots, focus } = turn;
  // 'The top five' are those who paid most, whatever was asked since.
  const ofPayers = [turn.before, ...focus.past].find(({ payments }) => payments?.measure === "payers");
  const before = turn.features?.has("most") && turn.count !== undefined && ofPayers ? ofPayers : turn.before;
  const { payments } = before;
  const beside = ["together", "brings", "most", "people", "payer", "net"] as const;
  const ofTop = payments?.measure === "payers" && says(turn, ["together"], { beside });
  if (!payments || !(ofTop || says(turn, ["share", "percent"], { beside, named: "models" }))) return undefined;
  if (payments.measure === "payers")
    return askAgain(text, before, {
      ...{ payments: { ...payments, operation: "share", by: undefined } },
      count: turn.count ?? before.count ?? topPayers,
    });
  const sums = sumsOf(before);
  if (!sums) return undefined;
  const shares = { ...whole(sums), operation: "share" } as const;
  const [named, ...others] = slots.models;
  if (named !== undefined)
    return others.length > 0
      ? undefined
      : askAgain(text, before, { payments: { ...shares, kinds: [] }, models: [named], isOfAll: true });
  // How much of all came back is known as an amount alone.
  const isOfBack = sums.kinds.includes("earnings.back");
  if (isOfBack || sums.operation === "change" || sums.operation === "why") return same(turn);
  if (isOfModels(before)) return askAgain(text, before, { payments: { ...shares, kinds: [] } });
  const kinds = focus.sides?.of === "kinds" ? [focus.sides.one, focus.sides.other] : sums.kinds;
  if (kinds.length > 0) return askAgain(text, before, { payments: { ...shares, kinds } });
  const wasOfAll = before.models.length === 1 && focus.past.some(isOfModels);
  return wasOfAll ? askAgain(text, before, { payments: shares, isOfAll: true }) : undefined;
};
const topPayers = 5;

/** 'Since when?' of a sum or of followers: what each month brought. */
const sinceWhen: Rule = (turn) => {
  const { before, text } = turn;
  if (!says(turn, ["since-when"], { beside: ["change", "grow", "lose", "norm"] })) return undefined;
  const sums = sumsOf(before);
  const ofMonths = { operation: "value", by: "month" } as const;
  if (sums) return askAgain(text, before, { payments: { ...whole(sums), ...ofMonths }, period: undefined });
  const isOfFollowers = frameOf(before.intents[0])?.about === "followers";
  return isOfPeople(before.audience) || isOfFollowers || before.metrics.some((metric) => isOfAudience.has(metric))
    ? askAgain(text, before, { audience: { measure: "gain", ...ofMonths }, period: undefined })
    : undefined;
};
const isOfPeople = (audience: AudienceQuestion | undefined) =>
  audience?.measure === "followers" || (audience?.measure === "gain" && audience.isRelative !== true);

/** 'How much has she lost since then?' after the best month: the last whole month against it. */
const sinceThen: Rule = (turn) => {
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
const usual: Rule = (turn) => {
  const { before, text, now, focus } = turn;
  if (!says(turn, ["norm", "median", "mean"])) return undefined;
  const { audience } = before;
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
  return isOfTime ? askAgain(text, before, { audience: { measure: "gain", ...mean }, ...days }) : undefined;
};
const amongPeers = ["gainPercent", "growthPercentile", "peerGrowth"] as const satisfies MetricName[];
const stated: ReadonlySet<string> = new Set(["value", "total", "change", "why"]);
const isStated = (operation: string) => stated.has(operation);

/** The month that a period is, as `2026-11`. */
const monthOf = (period: string, now: string): string | undefined =>
  period === "this-month" ? now.slice(0, "2026-11".length) : keyOfUnit(period, "month", now);

/** 'And followers?', 'I mean money' after a change or the best of another measure: the same of that one. */
const otherMeasure: Rule = (turn) => {
  const { before, text, slots } = turn;
  const [metric, ...others] = slots.metrics;
  if (metric === undefined || others.length > 0 || !says(turn, [], { named: "metrics" })) return undefined;
  const { audience, period } = before;
  const days = { period, before: before.before };
  const sums = sumsOf(before);
  if (metric === "earningsNet" && audience) {
    const by = audience.by === "platform" ? undefined : audience.by;
    const operation = ofSums.find((one) => one === audience.operation) ?? "value";
    return askAgain(text, before, { payments: { measure: "amount", basis: "net", kinds: [], operation, by }, ...days });
  }
  const operation = ofGains.find((one) => one === sums?.operation);
  if (!isOfAudience.has(metric) || operation === undefined) return undefined;
  const by = ofUnits.find((one) => one === sums?.by);
  return askAgain(text, before, { audience: { measure: "gain", operation, by }, ...days });
};
const isOfAudience: ReadonlySet<MetricName> = new Set<MetricName>([...(["followers", "gain", "gainPercent"] as const)]);
const ofSums = ["value", "mean", "most", "least", "change", "why"] as const;
const ofGains = ["change", "most", "least"] as const;
const ofUnits = ["day", "week", "month", "model"] as const;

/** 'Only renewals' after a share: that of the other kind. */
const otherKinds: Rule = (turn) => {
  const { before, text, slots } = turn;
  const sums = sumsOf(before);
  const isMeant = slots.metrics.length > 0 && slots.metrics.every(isKindOfPayments);
  return sums?.operation === "share" && isMeant && says(turn, [], { named: "metrics" })
    ? askAgain(text, before, { payments: { ...sums, kinds: slots.metrics.filter(isKindOfPayments) } })
    : undefined;
};

/** 'And comments?' after the best posts: the same posts by another response. */
const postsByOther: Rule = (turn) => {
  const [metric, ...others] = turn.slots.metrics;
  const isOfPosts = turn.before.intents[0]?.startsWith("posts-") === true && others.length === 0;
  return isOfPosts && metric !== undefined && responses.has(metric) && says(turn, [], { named: "metrics" })
    ? { ...same(turn), metrics: [metric] }
    : undefined;
};
const responses: ReadonlySet<string> = new Set(["likesAverage", "commentsAverage", "avgViews", "engagement"]);

/** The same in percent, drawn, or once more. */
const otherwise: Rule = (turn) => {
  const { before, focus, text } = turn;
  const [last = "none"] = before.intents;
  if (!isOfData(last)) return undefined;
  if (says(turn, ["chart"], { beside: ["show"] })) return { ...same(turn), asChart: true };
  // What is shown is what was listed, though its cause was asked since.
  const listed = [before, ...focus.past].find(({ intents: [one = "none"] }) => isList.test(one)) ?? before;
  if (says(turn, ["show"])) return { ...listed, text, certainty: "sure" };
  if (last.startsWith("posts-") && says(turn, ["day"])) return { ...before, text, certainty: "sure" };
  const isOfFollowers = frameOf(last)?.about === "followers" && !last.startsWith("models-");
  return isOfFollowers && says(turn, ["percent"], { beside: ["share"] })
    ? { ...same(turn), intents: ["platform-share"], platforms: [] }
    : undefined;
};
const isList = /^(?:posts-|models-|breakdown)/;

/** 'And the fastest?': the other end of a ranking of models or posts. */
const otherEnd: Rule = (turn) => {
  const { before, slots } = turn;
  const [last = "none"] = before.intents;
  const order = slots.namedOrder;
  const isOfOrder = order !== undefined && isRanking.test(last) && says(turn, ["most", "least"], { beside: ["grow"] });
  // Among figures the end is a part of the question.
  if (!isOfOrder || before.payments || before.audience) return undefined;
  return { ...same(turn), order, isRanked: true, ...(last.startsWith("posts-") && { intents: [`posts-${order}`] }) };
};
const isRanking = /^(?:models-(?:growth|rank|best|earnings|platforms)|posts-)/;

/** 'Both together?': all models or kinds of payments of the questions on one measure, else all platforms. */
const together: Rule = (turn) => {
  const { before, focus } = turn;
  if (!says(turn, ["together"], { beside: ["total", "two"] }) || !isOfData(before.intents[0] ?? "none"))
    return undefined;
  const sums = sumsOf(before);
  const { models, kinds } = focus;
  if (models.length > 1 && before.models.length === 1 && (sums || isOfPeople(before.audience)))
    return { ...same(turn), intents: ["compare"], models, isTogether: true };
  if (sums && kinds.length > 1)
    return {
      ...same(turn),
      intents: ["earnings-kinds"],
      payments: { ...sums, kinds },
      metrics: kinds,
      isTogether: true,
    };
  const { isTogether: _, ...alone } = same(turn);
  if (before.audience) return undefined;
  return { ...alone, platforms: [], ...(before.models.length > 1 && { models: [] }) };
};

/** What may be asked of the question before; the first that is meant is. */
export const rules: readonly Rule[] = [
  ...[usual, together, part, difference, cause, weekday, topPayer, whatToDo, place, perUnit, sinceWhen, sinceThen],
  ...[otherMeasure, otherKinds, postsByOther, otherEnd, otherwise],
];
