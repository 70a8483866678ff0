import { addDays, addMonths, daysBetween } from "@fanradar/engine";
import { isKindOfPayments } from "../../payment-kinds.ts";
import { daysOfPeriod } from "../../period.ts";
import { isOfData } from "../decide.ts";
import { frameOf, ofAllModels } from "../frames.ts";
import { isWeekday, latestWeekday, weekdaysIn } from "../slots/weekdays.ts";
import { askAgain, isOfModels } from "./ask-again.ts";
import { allSums, cause, changeOf, difference, sinceThen, sinceWhen, usual } from "./compare-rules.ts";
import { ofFirst } from "./of-first.ts";
import { knownOneWay, ofMeasure } from "./of-measure.ts";
import { isOfAudience, isOfPeople, isStated, paidOf, type Rule, same, says, sumsOf, whole } from "./turn.ts";

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

/** 'And the month before?' after what a coming month will bring: what one that is over brought. */
const monthGone: Rule = (turn) => {
  const { before, slots, text, now } = turn;
  const [gone, running] = [slots.period, now.slice(0, "2026-11".length)];
  if (before.month === undefined || gone === undefined || !isMonth.test(gone) || gone >= running) return undefined;
  if (gone < addMonths(running, -mostMonthsGone) || !says(turn, [], { beside: ["month"], named: "period" }))
    return undefined;
  const { month: _, ...rest } = before;
  return askAgain(text, rest, { payments: allSums, period: gone });
};
const isMonth = /^\d{4}-\d\d$/;
/** A month that was longer ago is rather the next of its name. */
const mostMonthsGone = 6;

/** 'How many did Carla lose?' after who loses subscribers. */
const leaving: Rule = (turn) => {
  const { before, slots } = turn;
  const isOfSubscribers = frameOf(before.intents[0])?.about === "subscribers" || before.metrics.includes("subscribers");
  const names = slots.models.length > 0 ? "models" : "period";
  if (!isOfSubscribers || !says(turn, ["lose"], { beside: ["much", "count", "people"], named: names }))
    return undefined;
  const { models, period } = slots;
  const { payments: _, scope, ...rest } = same(turn);
  return {
    ...rest,
    ...{ intents: ["subscribers-lost"], metrics: ["subscribers"] },
    ...(models.length > 0 ? { models } : scope !== undefined && { scope }),
    ...(period !== undefined && { period }),
  };
};

/** 'By how much?' after what chatters sold: the same beside each other. */
const betweenChatters: Rule = (turn) =>
  turn.before.intents[0] === "chatters" && says(turn, ["gap", "two"], { beside: ["degree", "most", "change"] })
    ? same(turn)
    : undefined;

/** 'Per model?' after a figure: that of each. */
const eachModel: Rule = (turn) => {
  const { before, text, features } = turn;
  if (!features?.has("each") || !says(turn, ["model"], { beside: ["each"] })) return undefined;
  if (isOfModels(before) && !paidOf(before)) return same(turn);
  const paid = paidOf(before);
  if (paid)
    return askAgain(text, before, {
      ...{ payments: { ...whole(paid), by: "model" }, models: [], isOfAll: true },
      before: before.before,
    });
  const found = ofAllModels(before.intents[0], true);
  const { metrics, models: _, ...rest } = same(turn);
  return found
    ? {
        ...{ ...rest, intents: [found.intent], models: [], scope: "all" as const },
        metrics: metrics.length > 0 || found.metric === undefined ? metrics : [found.metric],
      }
    : undefined;
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

const ofSums = ["value", "mean", "most", "least", "change", "why"] as const;

const ofGains = ["change", "most", "least"] as const;

const ofUnits = ["day", "week", "month", "model"] as const;

/** 'Which has more followers on Instagram?' after two models beside each other: of these, and not of all. */
const ofCompared: Rule = (turn) => {
  const { before, slots } = turn;
  const beside = ["most", "least", "who", "people", "platform", "size", "two", "norm"] as const;
  const names = ["metrics", "platforms", "period"] as const;
  if (before.intents[0] !== "compare" || slots.metrics.length === 0) return undefined;
  if (!says(turn, [], { beside, named: names })) return undefined;
  const { period = before.period, platforms, metrics } = slots;
  const { payments: _, audience: _audience, ...rest } = same(turn);
  return { ...rest, metrics, platforms, ...(period !== undefined && { period }) };
};

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
  if (last.startsWith("posts-") && says(turn, ["day", "post"])) return { ...before, text, certainty: "sure" };
  if (!says(turn, ["percent"], { beside: ["share"] })) return undefined;
  const isOfFollowers = frameOf(last)?.about === "followers" && !last.startsWith("models-");
  return isOfFollowers ? { ...same(turn), intents: ["platform-share"], platforms: [] } : changeOf(turn);
};

const isList = /^(?:posts-|models-|breakdown)/;

/** 'And the fastest?', 'which one is worst since August?': an end of a ranking of models or posts, of the days that are named. */
const otherEnd: Rule = (turn) => {
  const { before, slots } = turn;
  const [last = "none"] = before.intents;
  const order = slots.namedOrder;
  const isSaid = says(turn, ["most", "least"], { beside: ["grow", "norm", "who"], named: "period" });
  const isOfOrder = order !== undefined && isRanking.test(last) && isSaid;
  // Among figures the end is a part of the question.
  if (!isOfOrder || before.payments || before.audience) return undefined;
  return {
    ...{ ...same(turn), order, isRanked: true },
    ...(slots.period !== undefined && { period: slots.period }),
    ...(last.startsWith("posts-") && { intents: [`posts-${order}`] }),
  };
};

const isRanking = /^(?:models-(?:growth|rank|best|earnings|losing|platforms)|posts-)/;

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
const ofQuestion: readonly Rule[] = [
  ...[
    usual,
    together,
    part,
    betweenChatters,
    difference,
    cause,
    ofMeasure,
    monthGone,
    weekday,
    topPayer,
    whatToDo,
    place,
  ],
  ...[
    perUnit,
    eachModel,
    sinceWhen,
    sinceThen,
    ofCompared,
    otherMeasure,
    otherKinds,
    postsByOther,
    otherEnd,
    knownOneWay,
  ],
  ...[otherwise, leaving],
];

export const rules: readonly Rule[] = [ofFirst(ofQuestion), ...ofQuestion];
