import { isOfData } from "../decide.ts";
import { frameOf, ofAllModels } from "../frames.ts";
import { askAgain, isOfModels } from "./ask-again.ts";
import { cause, changeOf, difference, sinceThen, sinceWhen, usual } from "./compare-rules.ts";
import {
  fromWhom,
  monthGone,
  newOnes,
  otherExtreme,
  otherKinds,
  part,
  perUnit,
  statedDay,
  topPayer,
  weekday,
} from "./money-rules.ts";
import { ofFirst } from "./of-first.ts";
import { knownOneWay, ofMeasure } from "./of-measure.ts";
import { isOfAudience, isOfPeople, paidOf, type Rule, same, says, sumsOf, whole } from "./turn.ts";

/** 'What do we do about it?' after figures. */
const whatToDo: Rule = (turn) => {
  const { payments: _, audience: _audience, period: _period, before: _before, ...rest } = same(turn);
  const beside = ["day", "week", "month", "change", "grow", "lose", "least", "most", "why"] as const;
  if (!isOfData(turn.before.intents[0] ?? "none") || !says(turn, ["act"], { beside })) return undefined;
  return { ...rest, metrics: [], intents: [isOfModels(turn.before) ? "models-attention" : "next-steps"] };
};

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

/** 'And comments?' after the best posts: the same posts by another response. */
const postsByOther: Rule = (turn) => {
  const [metric, ...others] = turn.slots.metrics;
  const isOfPosts = turn.before.intents[0]?.startsWith("posts-") === true && others.length === 0;
  const beside = ["count", "much", "post"] as const;
  return isOfPosts && metric !== undefined && responses.has(metric) && says(turn, [], { beside, named: "metrics" })
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
  // How many each of the models gained, in percent, is how fast it grows.
  const { audience, ...ofModels } = same(turn);
  if (isOfModels(before) && (last === "models-growth" || audience?.measure === "gain"))
    return { ...ofModels, intents: ["models-growth"], metrics: ["gainPercent"], isRanked: true };
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
  // How much of the total it is asks for a part.
  const isSaid = !turn.moves.has("percent") && says(turn, ["together"], { beside: ["total", "two"] });
  if (!isSaid || !isOfData(before.intents[0] ?? "none")) return undefined;
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
    fromWhom,
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
    newOnes,
    statedDay,
    otherExtreme,
    postsByOther,
    otherEnd,
    knownOneWay,
  ],
  ...[otherwise, leaving],
];

export const rules: readonly Rule[] = [ofFirst(ofQuestion), ...ofQuestion];
