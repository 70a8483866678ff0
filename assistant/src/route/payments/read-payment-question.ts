import { type BreakdownUnit, isOfTime, type MetricName } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { isKindOfPayments, kindOfPart } from "../../payment-kinds.ts";
import { findFeatures } from "../features/find-features.ts";
import type { Limit } from "../slots/find-limit.ts";
import { fitting, ofWeekdays } from "./payment-parts.ts";
import {
  isExtreme,
  ofAmounts,
  ofChanges,
  ofFew,
  ofPeople,
  type PaymentContext,
  type Said,
  saidIn,
  type Words,
  wordsOf,
} from "./payment-words.ts";

const fewBesideKinds = 2;

/** What a question asks of payments, each part read by itself. */
export interface PaymentQuestion {
  /** Sums of money, single payments (their number or size), or those who paid. */
  measure: "amount" | "payments" | "payers";
  basis: "net" | "gross" | "fees";
  /** The kinds of payments that it is about; of all where none is named. */
  kinds: readonly MetricName[];
  operation:
    | ("value" | "mean" | "median" | "most" | "least" | "share" | "change" | "why" | "quiet" | "beyond")
    | ("first" | "last" | "streak" | "since");
  /** What a mean is of, or among what the most is sought. */
  by?: BreakdownUnit | undefined;
  /** The amount or number that groups are held against: 'days above 500'. */
  limit?: Limit | undefined;
  /** Whether each of a row of units came to more or to less than the one before: of `streak` and `since` without an amount. */
  moves?: "up" | "down" | undefined;
  /** It asks for each model by itself, beside the unit. */
  isOfEach?: true | undefined;
  /** It asks why the best or the weakest day, week or month was so. */
  isExplained?: true | undefined;
}

const isOfPayments = (metric: MetricName) =>
  isKindOfPayments(metric) ||
  ofPeople.has(metric) ||
  ofAmounts.has(metric) ||
  ofWeekdays.has(metric) ||
  ofOthers.has(metric) ||
  kindOfPart(metric) !== undefined;
const ofOthers: ReadonlySet<MetricName> = new Set<MetricName>([
  ...(["price", "payers.count", "payers.spend", "gain"] as const),
  ...ofChanges,
]);

/**
 * What a text asks of payments, where every word of it is understood; undefined of any other. What it does not say itself is as in the question before;
 * `goesOn`: so that its days and models are that question's as well.
 *
 * @param tokens its folded words that name no metric, model, platform or period
 * @param before the question that it goes on from
 */
export function readPaymentQuestion(
  text: string,
  tokens: readonly string[],
  context: PaymentContext,
): (PaymentQuestion & { goesOn: boolean }) | undefined {
  const options = withSubscriptions(context);
  const { slots, language, before } = options;
  const features = findFeatures(tokens, language);
  const isPaidOn = slots.platforms.every((platform) => platform === "onlyfans");
  if (!features || !isPaidOn || !slots.metrics.every(isOfPayments)) return undefined;
  const words = wordsOf(text, features, options);
  // What comes first without an amount is a part of a time, or new.
  if (words.has("firstTime") && options.limit === undefined && !words.has("new")) return undefined;
  const read = saidIn(text, words, options);
  // 'By how much?' after another question is of that.
  const isOfMuch =
    words.has("much") && !words.has("net", "brings", "fees", "paid", "payment") && read.kinds.length === 0;
  const isOfSame = isOfMuch && slots.metrics.length === 0 && read.by === undefined && before?.measure !== "payments";
  const held = before && read.by === undefined ? ofUnitBefore(read, before, options, tokens.length) : read;
  const said: Said = before && isOfSame ? { ...held, measure: undefined, isOfAmount: false } : held;
  // 'Why was that?' after the best or the weakest day.
  if (before?.by !== undefined && asksReason(text, words) && isExtreme(before) && !says(said)) {
    // One that is named is explained by the days before it.
    const { isExplained: _, by: _by, ...sums } = before;
    return slots.period === undefined
      ? { ...before, isExplained: true, goesOn: true }
      : { ...sums, operation: "why", goesOn: true };
  }
  if (isOfOther(words, said, options)) return undefined;
  const isOther =
    options.follows && before === undefined && isOfMuch && !options.isOfMoney && slots.metrics.length === 0;
  const saysOwn = !isOther && (isOfNothing(words, said, options) || says(said));
  // 'Who dropped most' after earnings is asked of these.
  const isOfMoved = words.has("who", "model") && words.has("change", "grow", "lose") && said.kinds.length === 0;
  if (!saysOwn && before?.measure === "amount" && isOfMoved && !words.has("paid", "payer", "people"))
    return { ...before, operation: "change", by: "model", goesOn: true };
  // Who paid is asked of what was stated.
  if (!saysOwn && (before === undefined || words.has("who"))) return undefined;
  // After the top spenders, 'what % do the top ten bring', or 'what share is that', is of them.
  const isOfTop =
    before?.measure === "payers" &&
    said.operation === "share" &&
    said.kinds.length === 0 &&
    (words.has("most") || before.operation === "most");
  if (isOfTop) return { ...before, operation: "share", by: undefined, goesOn: true };
  // 'And tips?' asks the same of them.
  const isOfKindsAlone =
    said.kinds.length > 0 && said.operation === undefined && said.by === undefined && !said.isOfAmount && !said.isCount;
  if (before && isOfKindsAlone && tokens.length <= fewBesideKinds)
    return { ...before, kinds: said.kinds, goesOn: true };
  const goesOn = before !== undefined && (!saysOwn || words.has("that"));
  return fitting(
    { ...asUndivided(goesOn ? goingOn(said, before) : whole(said), slots), goesOn },
    {
      isSuperlative: words.has("most", "least") || ofFew.test(fold(text)) || (goesOn && before.operation === "share"),
      isOfAll:
        goesOn || words.has("ours", "model", "who") || (slots.models.length === 1 && isPartOfAll(words, options)),
    },
  );
}

/** 'And the subs?' after a kind of payments is of what subscriptions brought. */
function withSubscriptions(context: PaymentContext): PaymentContext {
  const { slots, before } = context;
  const isMeant = before?.measure === "amount" && before.kinds.length > 0 && slots.metrics.join() === "subscribers";
  return isMeant ? { ...context, slots: { ...slots, metrics: ["earnings.subscriptions"] } } : context;
}

/** Of one model: 'Carla's share of all earnings', 'how much of it came from Carla', and what is asked after another question. */
const isPartOfAll = ({ has }: Words, { before, comesFromModel }: PaymentContext): boolean =>
  before !== undefined || has("total") || comesFromModel;

const fewAfterUnit = 6;

/** 'How many were above $300?' after weeks counts weeks. */
function ofUnitBefore(said: Said, before: PaymentQuestion, { limit }: PaymentContext, length: number): Said {
  const isMeant = limit !== undefined && isOfTime(before.by) && said.kinds.length === 0 && length <= fewAfterUnit;
  return isMeant ? { ...said, measure: undefined, by: before.by, limit, operation: "beyond" } : said;
}

const whatHappened =
  /\b(?:what happened|was (?:ist|war) (?:da|passiert|los|geschehen)|was war (?:da|an dem tag) los|que paso|que ha pasado|a que se debe|que s est il passe|qu est ce qui s est passe)\b/;
/** Why, or what happened then. */
const asksReason = (text: string, { has }: Words): boolean =>
  has("why") || whatHappened.test(fold(text).replaceAll(/[-’']/g, " "));

/** Whether it asks for something beside payments, for all that its words are understood. */
function isOfOther(
  { has, names, isOfPeople, isOfNew, isOfPayers, isOfNet }: Words,
  { measure, basis, kinds, operation }: Said,
  { slots, before, follows }: PaymentContext,
): boolean {
  const isOfPaying =
    isOfPayers ||
    (measure === "payers" && slots.period !== undefined) ||
    has("paid", "payer") ||
    isOfNew ||
    slots.metrics.some((metric) => isKindOfPayments(metric) || ofAmounts.has(metric));
  // Who lost income is asked of what it came to before.
  const isOfLostMoney =
    operation === "change" && slots.metrics.some((metric) => ofAmounts.has(metric) || isKindOfPayments(metric));
  return [
    // Followers and subscribers are asked of what they pay alone.
    slots.metrics.some((metric) => ofPeople.has(metric)) && !isOfPaying && !has("quiet"),
    names("gain") && !isOfNew,
    // What new fans paid is not known apart.
    has("new") && !isOfNew && isOfPeople,
    // 'Bajo' is low, and 'bajó' fell.
    has("platform", "post", "ahead") ||
      (has("norm") && !(has("who") && has("change")) && !(has("why") && slots.period !== undefined)),
    has("lose") && !has("payer") && !isOfLostMoney && !isOfRow(operation),
    // After a question on something else, who grows and at which hour are asked of that.
    follows && before === undefined && has("hour", "grow") && !isOfPaying,
    // 'How much did she grow' is asked of followers.
    !isOfRow(operation) &&
      has("grow") &&
      before === undefined &&
      kinds.length + slots.metrics.length === 0 &&
      !has("net", "brings", "fees"),
    has("quiet") && !isOfPeople,
    // What is charged, and for a subscription, is a price.
    has("fees") && basis !== "fees" && operation !== "share" && !isOfNet,
    names("price") && (measure !== "payments" || kinds.length === 0),
    // 'That' is of the question before.
    follows && has("that") && before === undefined && kinds.length + slots.metrics.length === 0,
  ].some(Boolean);
}

/**
 * 'Average per day in November', 'best month', 'this quarter against the last', 'why was Nov 13 weak', 'was October above $6000': of nothing else what
 * was earned.
 */
function isOfNothing(
  { has }: Words,
  { operation, by }: Said,
  { slots, before, follows, isOfMoney, holdsMoney, comesFromModel }: PaymentContext,
): boolean {
  if (holdsMoney && slots.period !== undefined && slots.metrics.length === 0) return true;
  const isHeld = holdsMoney !== undefined && slots.period !== undefined && (!follows || isOfMoney);
  if (isHeld && before === undefined && slots.metrics.length === 0) return true;
  // 'Carla's part of all' is one of what all bring.
  const isOfModel = operation === "share" && by === undefined && slots.models.length === 1 && comesFromModel;
  const isOfTimes =
    isOfModel ||
    (operation === "why" && slots.period !== undefined) ||
    (operation === "change" && slots.before !== undefined);
  // How often in a row, when first and when last is asked of days, weeks or months.
  if (isOfRow(operation) && slots.metrics.length === 0 && (!follows || isOfMoney)) return true;
  const isOfKinds = by === "kind" && operation === "share";
  // Which weekday is best, of no posts, is asked of money.
  if (by === "weekday" && (operation === "most" || operation === "least") && !has("count", "hour"))
    return !follows || isOfMoney;
  const isOfUnit =
    isOfKinds || (isOfTime(by) && (operation !== undefined || slots.period !== undefined) && !has("change"));
  // 'Total for all my girls in October' is of money.
  if (has("total") && slots.period !== undefined && !follows && slots.metrics.length === 0) return true;
  return before === undefined && (!follows || isOfMoney) && slots.metrics.length === 0 && (isOfTimes || isOfUnit);
}

/** Whether days, weeks or months are looked at one after the other. */
export const isOfRow = (operation: PaymentQuestion["operation"] | undefined): boolean =>
  operation === "streak" || operation === "since" || operation === "first" || operation === "last";

/** Whether it says itself what it measures. */
const says = ({ measure, kinds, isOfAmount }: Said): boolean =>
  measure !== undefined && (measure !== "amount" || isOfAmount || kinds.length > 0);

const whole = ({
  measure = "amount",
  basis = "net",
  operation = "value",
  kinds,
  by,
  limit,
  moves,
  isOfEach,
  isExplained,
}: Said): PaymentQuestion => ({
  ...{ measure, basis, kinds, operation, by, limit, moves, isOfEach, isExplained },
});

/** How two times that are named differ is one difference, and no row of days or months. */
const asUndivided = (asked: PaymentQuestion, { before }: Pick<PaymentContext["slots"], "before">): PaymentQuestion =>
  asked.operation === "change" && before !== undefined && isOfTime(asked.by) ? { ...asked, by: undefined } : asked;

/** 'In percent' after a change is how much that is. */
const isSameChange = (
  operation: PaymentQuestion["operation"] | undefined,
  kinds: readonly MetricName[],
  before: PaymentQuestion,
): boolean => operation === "share" && kinds.length === 0 && before.operation === "change";

/** What a text says of what the question before asked. */
const goingOn = (
  { measure, basis, kinds, operation, by, limit, moves, isOfEach, isExplained, isCount }: Said,
  before: PaymentQuestion,
): PaymentQuestion => ({
  // How many days were above an amount counts days, and no payments.
  measure: measure ?? (isCount && before.measure === "amount" && limit === undefined ? "payments" : before.measure),
  basis: basis ?? before.basis,
  kinds: kinds.length > 0 ? kinds : before.kinds,
  operation: isSameChange(operation, kinds, before)
    ? "change"
    : (operation ?? (measure === undefined ? before.operation : "value")),
  by: by ?? (measure === undefined ? before.by : undefined),
  limit: limit ?? (measure === undefined && operation === undefined ? before.limit : undefined),
  moves: moves ?? (operation === undefined ? before.moves : undefined),
  isOfEach,
  isExplained,
});
