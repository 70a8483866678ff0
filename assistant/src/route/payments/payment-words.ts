import type { Language } from "@fanradar/contract";
import { isOfTime, type MetricName } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { isKindOfPayments, kindOfPart } from "../../payment-kinds.ts";
import type { QuestionFeature } from "../features/find-features.ts";
import type { QuestionSlots } from "../read-slots.ts";
import type { Limit } from "../slots/find-limit.ts";
import { isOfShare } from "../words-of-question.ts";
import { type Has, measureOf, operationOf, unitOf } from "./payment-parts.ts";
import type { PaymentQuestion } from "./read-payment-question.ts";

export const ofPeople: ReadonlySet<MetricName> = new Set<MetricName>(["followers", "subscribers"]);
export const ofAmounts: ReadonlySet<MetricName> = new Set<MetricName>(["earningsNet", "earningsGross"]);
export const ofChanges: ReadonlySet<MetricName> = new Set<MetricName>(["earningsChange", "portfolio.earnings.change"]);

export interface PaymentContext {
  slots: Pick<QuestionSlots, "metrics" | "platforms" | "before" | "period" | "models" | "isByMonth">;
  language: Language;
  before: PaymentQuestion | undefined;
  /** The question before was on subscribers, or on those who paid. */
  isOfSubscribers: boolean;
  /** The amount that it holds figures against. */
  limit: Limit | undefined;
  /** Whether that amount is marked as money; undefined where there is none, or one in percent. */
  holdsMoney: boolean | undefined;
  /** The question before was on money. */
  isOfMoney: boolean;
  /** There is a question before. */
  follows: boolean;
  /** It speaks of a fall. */
  isOfFall: boolean;
  /** It names a model after a word for where something comes from. */
  comesFromModel: boolean;
}

/** What the words of a text say, before they are put together. */
export interface Words {
  has: Has;
  names: (metric: MetricName) => boolean;
  /** It speaks of people, who may pay or follow. */
  isOfPeople: boolean;
  /** Of those who pay for the first time: they make a payment of a new subscription. */
  isOfNew: boolean;
  /** Of those who paid: 'paying fans' of named days are these. */
  isOfPayers: boolean;
  /** What is left after fees is asked for, and not these. */
  isOfNet: boolean;
}

export interface Said {
  measure: PaymentQuestion["measure"] | undefined;
  basis: PaymentQuestion["basis"] | undefined;
  kinds: readonly MetricName[];
  operation: PaymentQuestion["operation"] | undefined;
  by: PaymentQuestion["by"];
  limit: PaymentQuestion["limit"];
  moves: PaymentQuestion["moves"];
  isOfEach: PaymentQuestion["isOfEach"];
  isExplained: PaymentQuestion["isExplained"];
  /** A word for a sum says so. */
  isOfAmount: boolean;
  /** It asks how many. */
  isCount: boolean;
}

const onePayer = /\b(?:fan|payer|buyer|kunde|zahler|cliente?|pagador|payeur|acheteur)\b/;
/** What each who pays brings: of named days, since who subscribes is known of today alone. */
const perPayer = /\b(?:per|pro|je|por|cada|par|chaque) (?:paying )?(?:fan|payer|buyer|kunde|zahler|cliente?|payeur)\b/;
/** Who is best of them pays most: of followers it is not asked. */
const fan = /\bfans?\b/;
const paying = /\b(?:paying|paid|zahlende\w*|que pagan|que pagaron)\b/;

export function wordsOf(
  text: string,
  features: ReadonlySet<QuestionFeature>,
  { slots, isOfSubscribers }: PaymentContext,
): Words {
  const has: Has = (...some) => some.some((name) => features.has(name));
  const names = (metric: MetricName) => slots.metrics.includes(metric);
  return {
    ...{ has, names, isOfNet: isAfterFees(text) },
    isOfPeople:
      has("people", "payer", "who") || names("payers.count") || slots.metrics.some((metric) => ofPeople.has(metric)),
    isOfNew:
      (has("new") && (names("subscribers") || isOfSubscribers || (has("paid") && has("who", "people", "count")))) ||
      (names("gain") && has("paid")) ||
      // Of two times those who joined are known.
      (names("subscribers") && slots.before !== undefined && !has("lose", "net", "much")),
    isOfPayers:
      names("payers.count") ||
      names("payers.spend") ||
      whoTips.test(text) ||
      (slots.period !== undefined && has("much") && perPayer.test(fold(text))) ||
      (has("most") && !has("grow", "day", "month", "weekday", "hour", "kind") && fan.test(fold(text))) ||
      (slots.period !== undefined &&
        has("count") &&
        !has("message", "payment") &&
        !slots.metrics.some(isKindOfPayments) &&
        paying.test(fold(text))),
  };
}

/** The parts of a question that its words name. */
export function saidIn(text: string, words: Words, { slots, limit, isOfFall, follows }: PaymentContext): Said {
  const { has, isOfNew } = words;
  const kinds = kindsIn(words, slots.metrics, text);
  const isOfFees = has("fees") && (slots.platforms.includes("onlyfans") || fees.test(fold(text)));
  const basis = isOfFees ? (words.isOfNet ? "net" : "fees") : basisOf(slots.metrics);
  const isMoved = slots.metrics.some((metric) => ofChanges.has(metric));
  const isOfSums = isMoved || slots.metrics.some((metric) => ofAmounts.has(metric));
  const isCounted = has("count") && kinds.length > 0 && !isOfSums;
  // 'What do tips bring' is of an amount, 'where does it come from' alone is not.
  const isBrought = has("brings") && (limit !== undefined || has("which", "who", "day", "month", "weekday"));
  const isOfAmount = !isCounted && (has("net", "much") || isBrought || isMoved || basis !== undefined);
  // Who does something so often is one who pays.
  const isOfTimes = limit?.isOfTimes === true && (words.isOfPeople || has("paid", "payer"));
  const measure = isOfTimes || (words.isOfPayers && !isOfNew) ? "payers" : measureOf(words, { kinds, isOfAmount });
  // 'How many of my models make more than 5k a month' counts models.
  const isOfModels = limit !== undefined && countsModels.test(fold(text));
  const named = slots.isByMonth ? "month" : isOfModels ? "model" : unitOf(has, slots.metrics, limit !== undefined);
  const unit = whoTips.test(text) ? undefined : named;
  // What part of all came from one model is no kind of payments.
  const isOfOneModel = unit === "kind" && slots.models.length === 1 && has("share") && !ofKind.test(fold(text));
  // 'How often over 200' counts days or months.
  const isOfUnits =
    limit && !follows && unit === undefined && has("count") && measure !== "payers" && kinds.length === 0;
  const isCountOfUnits = isOfUnits === true && !has("payment", "people") && !words.isOfPeople;
  const by = isOfOneModel ? undefined : isCountOfUnits ? unitOfAmount(limit, undefined) : unit;
  // 'Is she going down', of no figure and no days, is asked of months.
  const isOfMove =
    isOfFall && has("change") && !has("why", "which", "who", "mean", "count", "much", "model", "grow", "lose");
  const isOfAny = slots.metrics.length === 0 && slots.period === undefined && slots.before === undefined && !follows;
  const row =
    rowOf(words, { limit, isOfFall }) ??
    (isOfMove && isOfAny && !limit
      ? { operation: "since" as const, limit: undefined, moves: "down" as const }
      : undefined);
  if (row && measure !== "payers")
    return {
      ...{ measure, basis, kinds, isOfAmount, isOfEach: undefined, isExplained: undefined, isCount: has("count") },
      ...row,
      by: isOfTime(by) ? by : limit ? unitOfAmount(limit, measure) : "month",
    };
  const isOfSingle = limit !== undefined && isOfSinglePayments(text, { words, kinds, by, isOfAmount });
  if (isOfSingle)
    return {
      ...{ measure: "payments", basis, kinds, operation: "beyond", by: "payment", limit, moves: undefined },
      ...{ isOfEach: undefined, isExplained: undefined, isOfAmount: false, isCount: has("count") },
    };
  const isHeld = limit !== undefined && (by !== undefined || measure === "payers");
  // Months beside each other are no change of one.
  const isOfRow = slots.isByMonth && has("change", "degree", "versus") && !has("most", "least", "why");
  const operation = isHeld
    ? ("beyond" as const)
    : isOfRow
      ? ("value" as const)
      : operationOf(has, {
          ...{
            isOfShare: isOfShare.test(text) || slots.metrics.some((metric) => kindOfPart(metric) !== undefined),
            isCompared: isMoved || slots.before !== undefined,
            isOfWeekdays: by === "weekday",
            asksCause: whatChanged.test(fold(text)),
          },
        });
  // 'Who are the whales' asks for those who paid most.
  const asksWho = measure === "payers" && has("who") && has("payer") && !has("count");
  const isOfOnePayer = measure === "payers" && has("much") && perPayer.test(fold(text));
  const unsaid = asksWho ? ("most" as const) : isOfOnePayer ? ("mean" as const) : undefined;
  const isOfEach = by !== "model" && eachModel.test(fold(text)) ? (true as const) : undefined;
  const isExplained = has("why") && isExtreme({ operation, by }) ? (true as const) : undefined;
  const said = {
    measure,
    basis,
    kinds,
    operation: operation ?? unsaid,
    by,
    isOfEach,
    isExplained,
    isOfAmount,
    isCount: has("count"),
    limit: isHeld ? limit : undefined,
    moves: undefined,
  };
  // 'What do fans buy most' asks for a kind of payment, not for a fan.
  // One fan is a person: 'which fan spent most'.
  const isOfGoods =
    !onePayer.test(fold(text)) &&
    measure === "payers" &&
    operation === "most" &&
    has("which") &&
    !has("who", "payer", "count", "model");
  return isOfGoods ? { ...said, measure: "amount", isOfAmount: true, operation: "value", by: "kind" } : said;
}

/** 'Were tips over 500': of their sum. */
const polar = /^(?:did|do|does|is|are|was|were|will|has|have|hat|haben|ist|sind|war|waren|lag|lagen|est ce|ont|sont)\b/;

/** Whether single payments are held against an amount: 'how many tips above $50', 'tips of more than $50'. */
function isOfSinglePayments(
  text: string,
  { words: { has, isOfPeople }, kinds, by, isOfAmount }: Pick<Said, "kinds" | "by" | "isOfAmount"> & { words: Words },
): boolean {
  const isNamed = !isOfPeople && (kinds.length > 0 || has("payment", "single"));
  return isNamed && by === undefined && !isOfAmount && (has("count") || !polar.test(fold(text)));
}

/** What is asked of days, weeks or months one after the other: how many in a row, since when, which was first or last. */
function rowOf(
  { has }: Words,
  { limit, isOfFall }: Pick<PaymentContext, "limit" | "isOfFall">,
): Pick<Said, "operation" | "limit" | "moves"> | undefined {
  const moves = isOfFall ? ("down" as const) : has("grow", "change", "degree") ? ("up" as const) : undefined;
  const isRow = has("inRow", "sinceWhen");
  if (isRow && (limit || moves))
    return { operation: has("sinceWhen") ? "since" : "streak", limit, moves: limit ? undefined : moves };
  if (!limit || !has("firstTime", "lastTime")) return undefined;
  return { operation: has("firstTime") ? "first" : "last", limit, moves: undefined };
}

/** Sums from here on are those of months; no day of a creator brings as much. */
const leastOfMonth = 1_000;
/** What an amount without a unit is of: sums of days or of months. */
export const unitOfAmount = ({ amount }: Limit, measure: PaymentQuestion["measure"] | undefined): "day" | "month" =>
  measure !== "payments" && amount < leastOfMonth ? "day" : "month";

/** Whether earnings depend on a few is asked of those who pay most. */
export const ofFew = /\b(?:depend\w*|reliant|rel(?:y|ies)|abhang\w*)\b/;
/** Models that are counted or sought, in four languages. */
const countsModels =
  /\b(?:how many|which|what|wie ?viele|welche[nrs]?|cuant[ao]s|cuales|que|combien|quel(?:le)?s)(?: (?:of|von|de|d|my|our|meine[nr]?|unsere[nr]?|mis|nuestr[ao]s|mes|nos|the|den|las|los|les))* (?:models?|modellen?|girls?|creators?|modelos|chicas|creadoras|modeles|filles|creatrices)\b/;
/** Each model by itself, in four languages. */
export const eachModel =
  /\b(?:each|every|per|jedes|pro|je|cada|por|chaque|par) (?:model|girl|creator|modelo|chica|modele|fille)s?\b/;
/** 'What changed?' between two times asks what the difference is made of. */
const whatChanged =
  /\b(?:what(?:s| is| has|s been)? (?:changed|different|the difference)|was (?:hat sich|ist|war) (?:geandert|verandert|anders)|que (?:cambio|ha cambiado|fue distinto)|qu est ce qui (?:a|est) (?:change|different)|ce qui a change)\b/;

/** A kind of payments, by a word for kinds. */
const ofKind = /\b(?:kinds?|types?|categor\w*|sources?|arte?n?|quellen?|tipos?|fuentes?|sortes?)\b/;

/** What a platform takes, and no agency. */
const fees = /\b(?:(?:platform )?fees|gebuhren|comisiones|frais)\b/;
const afterFees =
  /\b(?:net|netto?|neto|after|nach|abzuglich|minus|less|despues|tras|menos|apres|moins)(?: \w+){0,3} (?:fees?|cut|gebuhr(?:en)?|comisi\w+|frais|commissions?)\b/;
export const isAfterFees = (text: string): boolean => afterFees.test(fold(text));
/** Who tipped paid tips. */
const tipping = /\btipp(?:ed|ing|ers?)\b/i;
/** 'Who tips most': one who pays. */
const whoTips = /\b(?:who|which fan) (?:tips|tipped)\b/i;

function kindsIn({ has, isOfNew }: Words, metrics: readonly MetricName[], text: string): MetricName[] {
  if (isOfNew) return ["earnings.subscription"];
  const kinds = new Set(metrics.map((metric) => kindOfPart(metric) ?? metric).filter(isKindOfPayments));
  if (has("back")) kinds.add("earnings.back");
  if (has("message")) kinds.add("earnings.message");
  if (tipping.test(text)) kinds.add("earnings.tip");
  // Subscriptions that renewed are renewals.
  if (kinds.has("earnings.renewal")) kinds.delete("earnings.subscriptions");
  return [...kinds];
}

/** Whether the end of a row of days, weeks or months was asked for. */
export const isExtreme = ({
  operation,
  by,
}: Pick<PaymentQuestion, "by"> & { operation: PaymentQuestion["operation"] | undefined }): boolean =>
  (operation === "most" || operation === "least") && (by === "day" || by === "week" || by === "month");

const basisOf = (metrics: readonly MetricName[]): PaymentQuestion["basis"] | undefined => {
  if (metrics.includes("earningsGross")) return "gross";
  return metrics.includes("earningsNet") ? "net" : undefined;
};
