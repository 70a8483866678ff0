import type { IntentId } from "../../intents/intent-ids.ts";
import type { Question } from "../../question.ts";
import { adjustForRange } from "../adjust-for-range.ts";
import { endBeforePayday, lastDays } from "../adjust-money.ts";
import {
  adjustForGainDay,
  adjustForNewestPosts,
  adjustForPostsBeyond,
  asksWhen,
  type Read,
} from "../adjust-reading.ts";
import { account } from "../claims.ts";
import { isOfData } from "../decide.ts";
import { saysFeature } from "../features/find-features.ts";
import { fewWords } from "../first-reading.ts";
import { endsInWhy } from "../go-on.ts";
import { goalOf, isUnpaid } from "../goal-of.ts";
import { refineReading } from "../refine-reading.ts";
import { formsOf } from "../slots/find-form.ts";
import { findGoal } from "../slots/find-goal.ts";
import { findSilence } from "../slots/find-limit.ts";
import { isMove } from "../slots/find-premise.ts";
import { isOfAverage } from "../slots/is-of-average.ts";
import type { Turn } from "../turn.ts";
import { isWhole } from "../whole-reading.ts";
import { withPremise } from "../with-premise.ts";
import { forModels, type ModelReading } from "./for-models.ts";
import { type Said, saidIn } from "./said.ts";
import { type Times, timesOf } from "./times.ts";

/** Reads a text by what the model of questions makes of it, and by what its words say that the model does not know. */
export function classReading(turn: Turn): Question {
  const said = saidIn(turn);
  const read = refined(turn, said);
  const times = timesOf(turn, said, read);
  return forDays(turn, forModels(turn, read, said, times), said, times);
}

/** What the model of questions makes of a text, with the amounts, posts and claims that its words name. */
function refined({ text, options, first }: Turn, said: Said): Read {
  const { names = [], hasFigures = true } = options;
  const { fixed, slots, tokens, concepts, parts, ofWhole, isOfAll, isOfEach, one } = first;
  const { limit, premise, namesForm, namesSum, horizon, count } = said;
  // What is asked of all models is asked of figures: there the first reading is answered.
  const isAnswered =
    isOfAll && parts.scope === "all" && one.certainty === "unsure" && isOfData(one.intents[0] ?? "none");
  const read = refineReading(isAnswered ? { ...one, certainty: "likely" } : one, {
    ...{ concepts, limit, premise, namesForm, namesSum, namedOrder: slots.namedOrder },
    hasHashtag: slots.hashtag !== undefined,
    namesBefore: slots.before !== undefined,
    isAhead: horizon !== undefined,
    isUnpaid: isUnpaid(slots),
    aims: asksWhen.test(tokens.join(" ")) && findGoal(text, "followers") !== undefined,
    isFixed: fixed !== undefined || isWhole(ofWhole?.[0]),
  });
  const ofPosts = slots.scope === "all" ? read : adjustForPostsBeyond(read, limit, concepts);
  const listed = fixed || !hasFigures ? read : adjustForNewestPosts(ofPosts, tokens, count);
  return withPremise(listed, {
    ...{ premise, concepts, namesFormat: namesForm },
    namesModel: slots.models.length > 0,
    namesPlatform: slots.platforms.length > 0,
    isOfAll: isOfEach || (slots.models.length === 1 && names.length > 1),
  });
}

/** The question that a reading is on the days that its text names, with all that it says beside. */
function forDays(turn: Turn, read: ModelReading, said: Said, times: Times): Question {
  const { text, options, first, before } = turn;
  const { slots, tokens, concepts, language, parts, goesOn, next, operation, isCount } = first;
  const { now } = options;
  const { premise, count, horizon, deadline, month } = said;
  const forms = read.intents[0] === "rhythm" ? formsOf(text, goesOn ? before : undefined, isCount) : [];
  const fitting = accounted(turn, read, said, forms.length > 0);
  const [intent] = fitting.intents;
  const isOfSilence = intent === "models-rank" && fitting.metrics[0] === "daysSincePost";
  const limit = said.limit ?? (isOfSilence ? findSilence(tokens, parts.period) : undefined);
  const goal = goalOf(intent, text, {
    ...{ before: goesOn ? before : undefined, month },
    isAlone: next !== undefined,
  });
  // When an amount was passed, or how often in a row, is not said by one figure beside it.
  const isOfMoment = limit !== undefined && ofMoment.test(tokens.join(" "));
  // A number that models gained in named days, and not what they have.
  const isOfGain =
    intent === "models-rank" &&
    said.limit !== undefined &&
    times.period !== undefined &&
    fitting.metrics.join() === "followers" &&
    saysFeature(tokens, language, "grow");
  // Which of two earned more in October is asked of that month alone.
  const isOfPair =
    parts.before !== undefined && intent === "compare" && read.models.length > 1 && times.period === "this-month";
  // Of all models only days that are named are held against others.
  const isOfAllMoved = intent === "models-earnings" && premise !== undefined && isMove(premise);
  const isOfChange = isOfAllMoved || asksChange(turn, fitting, times, forms.length > 0);
  const isOfFall = read.metrics[0] === "earningsChange" && concepts.includes("fall");
  const isNorm = intent === "rhythm" && (operation === "norm" || enough.test(tokens.join(" ")));
  const asksWhy = parts.asksWhy || endsInWhy.test(tokens.join(" "));
  const { period, began } = times;
  return {
    ...{ ...fitting, language, platforms: parts.platforms },
    ...(isOfGain && { intents: ["models-growth" as const] }),
    order: fitting.range ? "best" : isOfFall ? "worst" : parts.order,
    ...(parts.without && { without: parts.without }),
    ...(parts.tagged && { tagged: parts.tagged }),
    ...(slots.namedOrder !== undefined && { isRanked: true }),
    ...(parts.scope !== undefined && { scope: parts.scope }),
    ...(period === undefined || isOfSilence
      ? isOfChange && { period: isOfAllMoved ? lastDays(now) : "30d" }
      : { period: isOfPair ? parts.before : endBeforePayday(period, fitting, { tokens, now }) }),
    ...(began !== undefined && { isBegun: true as const }),
    ...(times.isCompared && { isCompared: true }),
    ...(parts.before !== undefined && !isOfPair && { before: parts.before }),
    ...(limit && !isOfMoment && { limit }),
    ...(isOfMoment && { leavesAmount: true }),
    ...(goal && { goal }),
    ...(goal?.of === "followers" && deadline !== undefined && { deadline }),
    ...(premise && !fitting.range && { premise }),
    ...(month !== undefined && ofRevenueToCome.has(intent) && { month }),
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

/** The reading that uses most of what the text says, and the words that even this one leaves out. */
function accounted(
  { first, before }: Turn,
  read: ModelReading,
  { limit, qualifiers: said }: Said,
  namesForms: boolean,
): ModelReading & Pick<Question, "range" | "day" | "unused" | "leavesAmount"> {
  const { fixed, tokens, concepts, readings, goesOn } = first;
  if (fixed) return read;
  const qualifiers = namesForms ? said.filter(({ kind }) => kind !== "format") : said;
  const claimed = { ...read, ...account({ ...read, limit, qualifiers }, readings) };
  const ofDay = { tokens, concepts, before: goesOn || before?.day ? before : undefined };
  const onDay = { ...claimed, ...adjustForGainDay(claimed, ofDay) };
  return adjustForRange(onDay, tokens, tokens.length <= fewWords ? before : undefined);
}

/** Whether a question that names no days asks how the newest differ from those before them. */
function asksChange({ first }: Turn, { intents: [intent] }: Read, times: Times, namesForms: boolean): boolean {
  const { ofWhole, isOfAll } = first;
  return (
    (times.isMoving && intent === "earnings-kinds") ||
    (intent === "rhythm" && (times.isCompared || namesForms)) ||
    (ofWhole?.[0] === "changes" && !isOfAll)
  );
}

/** What asks for money to come in, of one model or of all. */
const ofRevenueToCome: ReadonlySet<IntentId | undefined> = new Set<IntentId>(["earnings-forecast", "models-forecast"]);

/** A moment, or a row of days, in four languages, folded. */
const ofMoment =
  /^(?:when|wann|cuando|quand)\b|\b(?:(?:first|last) time|in a row|consecutive|streak|(?:erste|letzte)[ns]? mal|zum ersten mal|hintereinander|in folge|(?:primera|ultima) vez|seguidos|consecutivos|(?:premiere|derniere) fois|d affilee|de suite)\b/;
/** Enough or too little, in four languages, folded. */
const enough =
  /\b(?:enough|too (?:little|few|much|often)|reicht|genug|genugt|zu (?:wenig|selten|oft)|suficiente|basta|demasiado|assez|suffit|suffisant|trop)\b/;
