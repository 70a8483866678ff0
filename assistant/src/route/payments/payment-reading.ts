import { addMonths, isOfTime } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import type { Question } from "../../question.ts";
import { beforeBegun, endBeforePayday } from "../adjust-money.ts";
import { asksElsewhere } from "../features/asks-elsewhere.ts";
import { comparesWithModel } from "../features/compares-with-model.ts";
import { saysFeature } from "../features/find-features.ts";
import { fewInFollowUp, partsTakenUp } from "../features/parts-taken-up.ts";
import { questionWords } from "../features/question-words.ts";
import type { FirstReading, QuestionOptions } from "../first-reading.ts";
import { findMoves } from "../follow/moves.ts";
import { frameOf } from "../frames.ts";
import type { QuestionSlots } from "../read-slots.ts";
import { clockIn } from "../slots/find-clock.ts";
import { findCount } from "../slots/find-count.ts";
import { findLimit, type Limit, withoutLimit } from "../slots/find-limit.ts";
import { findCurrency } from "../slots/money-words.ts";
import { weekdaysIn } from "../slots/weekdays.ts";
import { tokensOf } from "../tokens.ts";
import { withoutScope } from "../who-paid.ts";
import { premiseIn } from "../with-premise.ts";
import { isPerSubscriber, leftAfter, perSubscriber } from "./after-payments.ts";
import { asUnits, beforeLatest } from "./as-units.ts";
import { findCandidate } from "./find-candidate.ts";
import { intentFor, metricsOf } from "./payment-intents.ts";
import { unitOfAmount } from "./payment-words.ts";
import { type PaymentQuestion, readPaymentQuestion } from "./read-payment-question.ts";

/**
 * The question of a text that asks of payments what every word of it says: its measure, kinds, days, models and operation, each read by itself. Undefined
 * of any other text, and of an amount to reach or a time to come, of which payments say nothing.
 */
export function paymentReading(
  text: string,
  { now, names = [], meansAll = false }: QuestionOptions,
  { slots: named, tokens, concepts, language, goesOn }: FirstReading,
  before: Question | undefined,
): Question | undefined {
  const candidate = findCandidate(tokens, named, { language, now, last: before });
  const slots = candidate ? withRange(named, candidate.range) : named;
  // Sums between hours of the day are not read: they are left to what says that it leaves them out.
  if (clockIn(text) !== undefined) return undefined;
  const limit = groupLimit(text);
  const readsLimit = limit !== undefined;
  if (slots.tagged || asksElsewhere(text, { slots, tokens, now, readsLimit })) return undefined;
  const ofShare = isOfShareOf.test(fold(text));
  const count = ofShare ? undefined : findCount(tokens);
  const spoken = questionWords(text, slots.rest, language, now).filter((word) => word !== String(count));
  const words = readsLimit ? withoutLimit(text, spoken) : spoken;
  const ofModels = new Set(names.flatMap(({ name, handles }) => [name, ...handles].flatMap(tokensOf)));
  const comesFromModel =
    tokens.some((token, at) => ofModels.has(token) && from.test(tokens[at - 1] ?? "")) ||
    (slots.models.length === 1 && ofAll.test(tokens.join(" ")));
  const read = readPaymentQuestion(
    text,
    words.filter((word) => !(ofShare && /^\d+$/.test(word))),
    {
      ...{
        slots,
        language,
        limit,
        holdsMoney: limit && findCurrency(fold(text)) !== undefined,
        before: before?.payments,
        follows: before !== undefined,
      },
      comesFromModel,
      isOfFall: concepts.includes("fall"),
      isOfMoney: isMoney(before?.intents[0]),
      isOfSubscribers: frameOf(before?.intents[0])?.about === "subscribers" || before?.intents[0] === "payers",
    },
  );
  const left = leftAfter(text, before, { slots, tokens, concepts, language });
  if (left) return left;
  // 'And per subscriber?' after money.
  if (!read && before?.payments && isPerSubscriber(slots, words, language))
    return perSubscriber(text, { before, language, isOfAll: before.intents[0]?.startsWith("models-") === true });
  // 'Compared to Ava' is a comparison of two models.
  if (!read || (read.operation === "change" && comparesWithModel(slots, tokens))) return undefined;
  const { goesOn: isFurther, ...said } = read;
  // 'The top 10 %' are a part of all who pay.
  const isOfTenth = ofShare && said.measure === "payers" && said.operation === "most";
  // Models beyond an amount are those whose sums are.
  const isOfModels = said.operation === "beyond" && said.by === "model" && said.measure === "amount";
  const parsed: PaymentQuestion = isOfTenth
    ? { ...said, operation: "share", by: undefined }
    : isOfModels
      ? { ...said, operation: "value", by: undefined, limit: undefined }
      : asUnits(said, text, slots, now);
  // A sum is held against an amount where no groups are.
  const isSum = parsed.measure === "amount" && parsed.operation === "value" && parsed.by === undefined;
  const own = readsLimit && parsed.limit === undefined ? limit : undefined;
  if (own && !isSum) return undefined;
  const held = own ?? (isFurther && isSum ? before?.limit : undefined);
  // 'Who spends most' is one of those who pay.
  const isOfPayer = parsed.measure === "payers" && parsed.by !== "model" && !saysFeature(tokens, language, "model");
  const {
    parts: ownParts,
    models,
    wasOfAll,
  } = partsTakenUp({ slots: withoutScope(slots, isOfPayer), tokens, goesOn }, before, {
    ...{ isFurther, isCompared: parsed.operation === "change" },
    isOfThem: slots.period === undefined && parsed.measure === "payers" && before?.payments?.measure === "payers",
  });
  // 'Is it the tips?' after two times is of their difference.
  const isOfCause = parsed.operation === "why" && slots.period === undefined && before?.payments !== undefined;
  const parts =
    isOfCause && before.period !== undefined && before.before !== undefined
      ? { ...ownParts, period: before.period, before: before.before }
      : ownParts;
  const isOfAll =
    names.length > 1 &&
    models.length === 0 &&
    (meansAll ? parts.scope !== "one" : parts.scope === "all" && (parsed.by === undefined || parsed.by === "model"));
  // Who of all went quiet is a model, unless it speaks of fans or of what they pay.
  const isOfFans =
    slots.metrics.length > 0 ||
    ofPayers.some((concept) => concepts.includes(concept)) ||
    saysFeature(tokens, language, "people");
  if (isOfAll && parsed.operation === "quiet" && !isOfFans) return undefined;
  // Which of the days or months of one model an amount is of is not said: it is held against each of them.
  const isOfEachUnit = own !== undefined && parts.period === undefined && !isOfAll && models.length < 2;
  // Which part of all one model brings is asked of all.
  const isPart = parsed.operation === "share" && parsed.kinds.length === 0 && parsed.measure === "amount";
  const isAfterAll = before?.intents[0]?.startsWith("models-") === true && tokens.length <= fewInFollowUp;
  const isOfWhole =
    wasOfAll || isAfterAll || comesFromModel || ofWhole.some((feature) => saysFeature(tokens, language, feature));
  const isOfPart = isPart && models.length === 1 && names.length > 1 && isOfWhole;
  // Of one model's sum, 'in percent' is how it differs from the days before.
  const isOfOwn = isPart && isFurther && !isOfAll && !isOfPart;
  const span = monthsSince(slots.period, now) ?? endsOf(slots);
  // How each month since June changed is a list of them.
  const isOfEachMonth = span !== undefined && isOfTime(parsed.by) && parsed.operation === "change";
  const payments: PaymentQuestion = isOfEachMonth
    ? { ...parsed, operation: "value" }
    : isOfOwn
      ? { ...parsed, operation: "change" }
      : isOfEachUnit
        ? { ...parsed, operation: "beyond", by: unitOfAmount(own, parsed.measure), limit: own }
        : parsed;
  const sinceMonth = ofTimes.has(payments.operation) ? span : undefined;
  const isOfPair = models.length > 1 && payments.measure === "amount" && payments.operation === "value";
  // 'Did we make more than 20k' is of all of them together.
  const isOfSum =
    held !== undefined && isOfAll && !isOfModels && !sought.some((feature) => saysFeature(tokens, language, feature));
  const isTogether = isOfSum || (isOfPair && findMoves(tokens, language).moves.has("together"));
  const asked = { payments, count, before: parts.before, period: parts.period, ...sinceMonth };
  const intent = intentFor(asked, { models, isOfAll: isOfAll || isOfPart, period: parts.period });
  if (intent === undefined) return undefined;
  const { measure, operation } = payments;
  const isOfDays =
    measure === "amount" &&
    (operation === "change" || operation === "share" || (operation === "why" && payments.kinds.length > 0));
  const ofDays = payments.by === "weekday" ? weekdaysIn(tokens) : [];
  const isClaim = operation === "change" || operation === "why";
  const premise = isClaim ? premiseIn(tokens, { slots, limit: undefined, concepts }) : undefined;
  // Among months one alone is no choice.
  const isOfMonths = payments.by === "month" && slots.period === undefined;
  const ofUnit =
    isOfMonths && /^(?:\d{4}-\d\d|(?:last|this)-month)$/.test(parts.period ?? "") ? undefined : parts.period;
  const dates = beforeLatest(ofUnit, before?.period, now);
  const began = dates === undefined ? undefined : beforeBegun(dates, now);
  const dated =
    dates === undefined ? undefined : (began ?? endBeforePayday(dates, { intents: [intent] }, { tokens, now }));
  // Against the week before one that begins today is against the one before that.
  const base = parts.before === began ? undefined : parts.before;
  // The change of models is of the newest thirty days.
  const isOfNewest = intent === "models-rank" && payments.by === "model" && operation === "change";
  const isOfOneEach = !intent.startsWith("models-");
  const isOfLately = (isOfDays && isOfOneEach) || (intent === "models-breakdown" && operation === "share");
  const period = isOfNewest ? undefined : (dated ?? (isOfLately ? "30d" : undefined));
  return {
    ...{ text, language, payments, models, intents: [intent], certainty: "sure" },
    // Kinds of payments are known of models as a whole.
    platforms: intent === "models-rank" ? [] : slots.platforms,
    metrics: metricsOf(payments, isOfAll),
    order:
      operation === "least" || (operation === "change" && (concepts.includes("fall") || concepts.includes("leave")))
        ? "worst"
        : "best",
    ...(isTogether && { isTogether }),
    ...(began !== undefined && { isBegun: true as const }),
    ...(slots.without && { without: slots.without }),
    ...(parts.scope !== undefined && { scope: parts.scope }),
    ...(period !== undefined && { period }),
    ...(base !== undefined && !isOfNewest && { before: base }),
    ...(ofDays.length > 0 && { weekdays: ofDays }),
    ...(candidate && (operation === "most" || operation === "least") && { candidate: candidate.key }),
    ...sinceMonth,
    ...(isClaim && { isCompared: true }),
    ...((operation === "most" || operation === "least") && { isRanked: true }),
    ...(premise && { premise }),
    ...(isOfAll && operation === "mean" && { isAverage: true }),
    ...(count !== undefined && { count }),
    ...(held && !isOfEachUnit && { limit: held }),
  };
}

/** What speaks of those who pay. */
const ofPayers = ["payer", "money", "sell", "subscriber"] as const;
/** What says that a part is one of all: 'of our revenue', 'of the total'. */
const ofWhole = ["ours", "total"] as const;
/** What asks for some of several. */
const sought = ["which", "who"] as const;
/** What a part of one model is of, in four languages, folded. */
const ofAll = /\b(?:of|von|de|del?|aus) (?:all(?:e[mnr]|es)?|everything|everyone|the total|todo|todas?|tout|toutes)\b/;
/** Before a model: where it comes from. */
const from = /^(?:from|by|von|vom|durch|de|del|d)$/;

function withRange(
  { period: _period, before: _before, ...slots }: QuestionSlots,
  range: string | undefined,
): QuestionSlots {
  return range === undefined ? slots : { ...slots, period: range };
}

/** The amount that days, months, fans or payments are held against; undefined of one in percent. */
function groupLimit(text: string): Limit | undefined {
  const limit = findLimit(text);
  return limit?.isShare ? undefined : limit;
}

/** 'The top 10 % of payers': the number is part of the share. */
const isOfShareOf = /\d\s?(?:%|percent|prozent|por ?ciento|pour ?cent)/;
const isMoney = (intent: string | undefined) => {
  const about = frameOf(intent)?.about;
  return about === "earnings" || about === "payers" || about === "price" || about === "subscribers";
};

const ofTimes: ReadonlySet<string> = new Set(["why", "change"]);

/** Of days since a month began, of which two or more are over, the last one against that one: what changed 'since August'. */
function monthsSince(period: string | undefined, now: string): { period: string; before: string } | undefined {
  const [from, to] = period?.split("..") ?? [];
  const last = addMonths(now.slice(0, 7), -1);
  const isMeant = from?.endsWith("-01") && to === now.slice(0, 10) && from.slice(0, 7) < last;
  return isMeant && from ? { period: last, before: from.slice(0, 7) } : undefined;
}

/** Of months the last one against the first: what changed 'from August to October'. */
function endsOf({ period, before }: Pick<QuestionSlots, "period" | "before">) {
  const [, from, to] = /^(\d{4}-\d\d)\.\.(\d{4}-\d\d)$/.exec(period ?? "") ?? [];
  return from !== undefined && to !== undefined && before === undefined ? { period: to, before: from } : undefined;
}
