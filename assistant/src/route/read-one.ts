import type { MetricName } from "@fanradar/engine";
import type { IntentId } from "../intents/intent-ids.ts";
import { isKindOfPayments } from "../payment-kinds.ts";
import { isOfSomeModels, type Question } from "../question.ts";
import { adjustForRange } from "./adjust-for-range.ts";
import { adjustForRevenueOfAll, beforeBegun, endBeforePayday, lastDays } from "./adjust-money.ts";
import {
  adjustForGainDay,
  adjustForModelsGoal,
  adjustForNamedDay,
  adjustForNewestPosts,
  adjustForPostsBeyond,
  asksWhen,
} from "./adjust-reading.ts";
import { audienceReading } from "./audience/audience-reading.ts";
import { chatterReading } from "./chatter-reading.ts";
import { account } from "./claims.ts";
import { isOfData } from "./decide.ts";
import { saysFeature } from "./features/find-features.ts";
import {
  type FirstReading,
  fewWords,
  firstReading,
  isAnsweredByPassage,
  isWhole,
  type QuestionOptions,
} from "./first-reading.ts";
import { adjustForSomeModels, fitScope, isAboutOne, withPair } from "./fit-models.ts";
import { followUp } from "./follow/follow-up.ts";
import { frameOf } from "./frames.ts";
import { endsInWhy } from "./go-on.ts";
import { goalOf, isUnpaid, sumIn } from "./goal-of.ts";
import { withKinds } from "./kinds-of-all.ts";
import { outlookReading } from "./outlook-reading.ts";
import { paymentReading } from "./payments/payment-reading.ts";
import { withLimit, withMetric, withPortfolioIntents } from "./portfolio-intents.ts";
import { refineReading } from "./refine-reading.ts";
import { asksMonthIn } from "./slots/asks-month.ts";
import { findComingMonth } from "./slots/find-coming-month.ts";
import { findCount } from "./slots/find-count.ts";
import { findDeadline } from "./slots/find-deadline.ts";
import { formsOf } from "./slots/find-form.ts";
import { findGoal } from "./slots/find-goal.ts";
import { findHorizon, past } from "./slots/find-horizon.ts";
import { findLimit, findSilence } from "./slots/find-limit.ts";
import { isMove } from "./slots/find-premise.ts";
import { openQualifiers } from "./slots/find-qualifiers.ts";
import { isOfAverage } from "./slots/is-of-average.ts";
import { dayBefore, isYesterday } from "./slots/yesterday.ts";
import { premiseIn, withPremise } from "./with-premise.ts";
import { ofOthers } from "./words-of-question.ts";

/** Whether what is to come in is asked for, of one model or of all. */
const isOfRevenue = (intent: IntentId | undefined) => intent === "earnings-forecast" || intent === "models-forecast";

const comparedInDays: readonly MetricName[] = ["earningsNet", "gain"];
const overviews: ReadonlySet<IntentId | undefined> = new Set<IntentId>(["overview", "models-overview"]);

/** A moment, or a row of days, in four languages, folded. */
const ofMoment =
  /^(?:when|wann|cuando|quand)\b|\b(?:(?:first|last) time|in a row|consecutive|streak|(?:erste|letzte)[ns]? mal|zum ersten mal|hintereinander|in folge|(?:primera|ultima) vez|seguidos|consecutivos|(?:premiere|derniere) fois|d affilee|de suite)\b/;
/** Enough or too little, in four languages, folded. */
const enough =
  /\b(?:enough|too (?:little|few|much|often)|reicht|genug|genugt|zu (?:wenig|selten|oft)|suficiente|basta|demasiado|assez|suffit|suffisant|trop)\b/;
/** What moves, or differs between two times, without a figure is asked of money, and of followers too. */
const isOfMove = (
  { payments, intents: [intent] }: Question,
  { slots, concepts }: Pick<FirstReading, "slots" | "concepts">,
  before: Question | undefined,
): boolean =>
  before === undefined &&
  (intent === "earnings" || intent === "breakdown") &&
  (payments?.operation === "change" || payments?.moves !== undefined) &&
  payments.kinds.length === 0 &&
  !concepts.includes("money") &&
  slots.metrics.length === 0;

const growthBeside = ({ payments: _, ...question }: Question): Question => ({
  ...question,
  intents: ["growth-compared"],
  metrics: [],
});

/**
 * Reads one question by itself, or as one that goes on from another: what it names, what the model of questions makes of it, and what its
 * words say that the model does not know.
 */
export function readOne(text: string, options: QuestionOptions, before: Question | undefined): Question {
  const { now, names = [], meansAll = false, hasFigures = true } = options;
  const first = firstReading(text, options, before);
  const {
    fixed,
    slots,
    tokens,
    concepts,
    language,
    readings,
    parts,
    goesOn,
    next,
    operation,
    isOfAll,
    isOfEach,
    isCount,
    ofWhole,
    one,
  } = first;
  // 'What do I owe him at 10 %?' is asked of what he sold.
  const isAdvice = !/\d/.test(text) && isAnsweredByPassage(ofWhole?.[0], text);
  const ofChatter = fixed || !hasFigures || isAdvice ? undefined : chatterReading(text, options, first, before);
  if (ofChatter) return ofChatter;
  const further = followUp(text, first, before, now);
  if (further) return further;
  // What names no figure goes on from the question before, whatever that was of.
  const ofFigures = before?.payments ? [paymentReading, audienceReading] : [audienceReading, paymentReading];
  // A 'series' above an amount is one of days.
  const isOfStreak = findLimit(text) !== undefined && saysFeature(tokens, language, "inRow");
  const readers = [outlookReading, ...ofFigures];
  for (const read of fixed || !hasFigures || (isWhole(ofWhole?.[0]) && !isOfStreak) || ofWhole?.[0] === "source"
    ? []
    : readers) {
    const question = read(text, options, first, before);
    if (question) return isOfMove(question, first, before) ? { ...question, also: growthBeside(question) } : question;
  }
  const { scope, models, platforms, order, before: earlier } = parts;
  // What is asked of all models is asked of figures: there the first reading is answered.
  const isAnswered = isOfAll && scope === "all" && one.certainty === "unsure" && isOfData(one.intents[0] ?? "none");
  const horizon = findHorizon(tokens, now) ?? (goesOn && slots.period === undefined ? before?.horizon : undefined);
  // 'By Christmas' is when something is reached, and no month to earn in.
  const deadline = concepts.includes("money") ? undefined : findDeadline(tokens, now);
  const coming = deadline === undefined ? findComingMonth(tokens, slots.period, now) : undefined;
  const month = coming ?? (goesOn ? before?.month : undefined);
  const isPast = past.test(tokens.join(" ")) || slots.period === "last-month";
  // Another amount after 'more than 6k' is held against the same figure.
  const sameWay = next && before?.limit && findGoal(text, "followers");
  const limit = findLimit(text) ?? (sameWay && before.limit ? { ...before.limit, amount: sameWay.amount } : undefined);
  const qualifiers = openQualifiers(tokens, { without: parts.without, limit });
  const namesForm = qualifiers.some(({ kind }) => kind === "format");
  const [namesModel, namesPlatform] = [slots.models.length > 0, slots.platforms.length > 0];
  const premise = fixed || !hasFigures ? undefined : premiseIn(tokens, { slots, limit, concepts });
  const namesSum = !fixed && !isPast && limit === undefined && sumIn(text, slots, month) !== undefined;
  const refined = refineReading(isAnswered ? { ...one, certainty: "likely" } : one, {
    ...{ concepts, limit, premise, namesForm, namedOrder: slots.namedOrder, hasHashtag: slots.hashtag !== undefined },
    namesBefore: slots.before !== undefined,
    isAhead: horizon !== undefined,
    isUnpaid: isUnpaid(slots),
    aims: asksWhen.test(tokens.join(" ")) && findGoal(text, "followers") !== undefined,
    namesSum,
    isFixed: fixed !== undefined || isWhole(ofWhole?.[0]),
  });
  const count = findCount(tokens);
  const ofPosts = slots.scope === "all" ? refined : adjustForPostsBeyond(refined, limit, concepts);
  const listed = fixed || !hasFigures ? refined : adjustForNewestPosts(ofPosts, tokens, count);
  const isOfMonth = refined.intents[0] === "earnings-best" && asksMonthIn(text);
  const supposed = withPremise(listed, {
    ...{ premise, concepts, namesModel, namesPlatform, namesFormat: namesForm },
    isOfAll: isOfEach || (slots.models.length === 1 && names.length > 1),
  });
  // 'Are tips going down?' asks how a part of the earnings moves.
  const ofMove = concepts.includes("fall") || concepts.includes("change");
  const isMoving = ofMove && parts.metrics.some(isKindOfPayments);
  // What is said to have risen or fallen is held against the days before.
  const isOfMoney = premise !== undefined && frameOf(supposed.intents[0])?.about === "earnings";
  const isCompared = earlier !== undefined || isMoving || isOfMoney || qualifiers.some(({ kind }) => kind === "change");
  // A change is asked of all together where no cause of it is.
  const isOfAllNamed = scope !== undefined || (isCompared && !concepts.includes("why"));
  // How many came yesterday is of that day, what is new since then is of both.
  const isOfFollowers = frameOf(supposed.intents[0])?.about === "followers";
  const isOfDay = isOfFollowers || overviews.has(supposed.intents[0]);
  const meant = parts.period === "1d" && isOfDay && tokens.some(isYesterday) ? dayBefore(now) : parts.period;
  // A year to come has no figures of its own.
  const named = horizon !== undefined && meant === horizon.slice(0, 4) ? undefined : meant;
  // How a week went that begins today is asked of the one before.
  const began = named !== undefined && overviews.has(supposed.intents[0]) ? beforeBegun(named, now) : undefined;
  const period = began ?? named;
  const ranked = withPortfolioIntents(supposed, isOfAllNamed);
  const isOfFall = ranked.metrics[0] === "earningsChange" && concepts.includes("fall");
  // No month is the best of several models.
  const ofEach = isOfEach && !isOfMonth ? withKinds(withLimit(ranked, limit), parts.without) : supposed;
  const isOfSome = isOfEach && !fixed && isOfSomeModels(parts);
  const fit = withMetric(isOfSome ? adjustForSomeModels(ofEach) : ofEach, slots.others);
  const aimedAt = isOfEach && !fixed && limit === undefined ? adjustForModelsGoal(fit) : fit;
  // One figure of two is a comparison.
  const held =
    aimedAt.intents[0] === "metric" && models.length > 1 ? { ...aimedAt, intents: ["compare"] as const } : aimedAt;
  const paired = withPair(held, before, { models, named: slots.models.length, scope });
  // Where a model is chosen, what speaks of no others is asked of it.
  const isOfAny = paired.intents[0] === "models-rank" && paired.metrics.length === 0;
  const isOfChosen = !meansAll && scope === undefined && !isOfAny && !concepts.some((one) => ofOthers.has(one));
  const isOfSingle = isAboutOne({ ...parts, limit, namedOrder: slots.namedOrder }, tokens);
  const scoped = fitScope(paired, {
    ...{ isOfAll, isOfOne: names.length < 2 || isOfChosen || isOfSingle, period },
    namesModel: paired.models.length > 0,
  });
  // Two models in named days are compared by what these brought.
  const isOfBoth = scoped.intents[0] === "compare" && paired.models.length > 1 && scoped.metrics.length === 0;
  const compared = concepts.includes("money") ? (["earningsNet"] as const) : comparedInDays;
  const both = isOfBoth && period !== undefined ? { ...scoped, metrics: compared } : scoped;
  const isToCome = month !== undefined && slots.period === undefined;
  // A ranking of models is one model's overview by here.
  const dated = adjustForNamedDay(adjustForRevenueOfAll(both, { isToCome }), period, concepts.includes("post"));
  const forms = dated.intents[0] === "rhythm" ? formsOf(text, goesOn ? before : undefined, isCount) : [];
  const others = forms.length > 0 ? qualifiers.filter(({ kind }) => kind !== "format") : qualifiers;
  const accounted = fixed ? dated : account({ ...dated, limit, qualifiers: others }, readings);
  const ofDay = { tokens, concepts, before: goesOn || before?.day ? before : undefined };
  const onDay = {
    ...dated,
    ...accounted,
    ...(fixed ? undefined : adjustForGainDay({ ...dated, ...accounted }, ofDay)),
  };
  const fitting: typeof onDay & Pick<Question, "range"> = fixed
    ? onDay
    : adjustForRange(onDay, tokens, tokens.length <= fewWords ? before : undefined);
  // Of all models only days that are named are held against others.
  const isOfAllMoved = fitting.intents[0] === "models-earnings" && premise !== undefined && isMove(premise);
  const isOfChange =
    (isMoving && fitting.intents[0] === "earnings-kinds") ||
    (fitting.intents[0] === "rhythm" && (isCompared || forms.length > 0)) ||
    (ofWhole?.[0] === "changes" && !isOfAll) ||
    isOfAllMoved;
  const isOfSilence = fitting.intents[0] === "models-rank" && fitting.metrics[0] === "daysSincePost";
  const beyond = limit ?? (isOfSilence ? findSilence(tokens, parts.period) : undefined);
  const goal = goalOf(fitting.intents[0], text, {
    ...{ before: goesOn ? before : undefined, month },
    isAlone: next !== undefined,
  });
  // Which of two earned more in October is asked of that month alone.
  // A number that models gained in named days, and not what they have.
  const isOfGain =
    fitting.intents[0] === "models-rank" &&
    limit !== undefined &&
    period !== undefined &&
    fitting.metrics.join() === "followers" &&
    saysFeature(tokens, language, "grow");
  const isOfPair =
    earlier !== undefined && fitting.intents[0] === "compare" && paired.models.length > 1 && period === "this-month";
  // When an amount was passed, or how often in a row, is not said by one figure beside it.
  const isOfMoment = beyond !== undefined && ofMoment.test(tokens.join(" "));
  const asksWhy = parts.asksWhy || endsInWhy.test(tokens.join(" "));
  const isNorm = fitting.intents[0] === "rhythm" && (operation === "norm" || enough.test(tokens.join(" ")));
  return {
    ...{ ...fitting, language, platforms, models: paired.models },
    ...(isOfGain && { intents: ["models-growth" as const] }),
    order: fitting.range ? "best" : isOfFall ? "worst" : order,
    ...(parts.without && { without: parts.without }),
    ...(parts.tagged && { tagged: parts.tagged }),
    ...(slots.namedOrder !== undefined && { isRanked: true }),
    ...(scope !== undefined && { scope }),
    ...(period === undefined || isOfSilence
      ? isOfChange && { period: isOfAllMoved ? lastDays(now) : "30d" }
      : { period: isOfPair ? earlier : endBeforePayday(period, fitting, { tokens, now }) }),
    ...(began !== undefined && { isBegun: true as const }),
    ...(isCompared && { isCompared }),
    ...(earlier !== undefined && !isOfPair && { before: earlier }),
    ...(beyond && !isOfMoment && { limit: beyond }),
    ...(isOfMoment && { leavesAmount: true }),
    ...(goal && { goal }),
    ...(goal?.of === "followers" && deadline !== undefined && { deadline }),
    ...(premise && !fitting.range && { premise }),
    ...(month !== undefined && isOfRevenue(fitting.intents[0]) && { month }),
    ...(horizon !== undefined && { horizon }),
    ...(tokens.some(isOfAverage) && { isAverage: true }),
    ...(count !== undefined && { count }),
    ...(forms.length > 0 && { forms }),
    ...(slots.hashtag !== undefined && { hashtag: slots.hashtag }),
    ...(isNorm && { isNorm }),
    ...(asksWhy && { asksWhy }),
    ...(parts.isBrief && { isBrief: true }),
  };
}
