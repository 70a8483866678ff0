import { metricOf } from "@fanradar/engine";
import type { IntentId } from "../intents/intent-ids.ts";
import { isKindOfPayments } from "../payment-kinds.ts";
import type { Question } from "../question.ts";
import { isOfData, type Reading } from "./decide.ts";
import { figuresOf, intentAfter, isOfSeveral, type Operation, ofOneModel } from "./frames.ts";
import type { QuestionSlots } from "./read-slots.ts";
import { sameDaysAs } from "./slots/compared-periods.ts";

/** What a question names, as it is answered: its own, and what it carries along from the question before. */
export type NamedParts = Pick<
  Question,
  | ("platforms" | "metrics" | "order" | "models" | "scope" | "period" | "before" | "asksWhy" | "isBrief")
  | ("without" | "tagged")
>;

/** What a question that goes on from another names: what it says itself, and of the rest what the one before named. */
export function goOn(
  slots: QuestionSlots,
  before: Question,
  { operation, isCompared: comparesTimes }: { operation: Operation | undefined; isCompared: boolean },
): NamedParts {
  const [last = "none"] = before.intents;
  const isCompared = last === "compare" && slots.models.length > 0;
  const named = isCompared ? [...new Set([...before.models, ...slots.models])] : slots.models;
  const isOfOthers = operation === "others";
  const models = isOfOthers ? [] : named.length > 0 ? named : slots.scope === "all" ? [] : before.models;
  const scope = isOfOthers ? "all" : named.length > 0 ? undefined : (slots.scope ?? before.scope);
  // 'How does that compare to September?' is asked of what was spoken of.
  const isBase = comparesTimes && slots.before === undefined && before.period !== undefined;
  // A month alone, after days within another month, is the same days of it; and a year alone, after a month, that month of it.
  const ofDays = sameDaysAs(before.period, slots.period) ?? sameMonthsAs(before.period, slots.period) ?? slots.period;
  const period = isBase ? before.period : (ofDays ?? before.period);
  const earlier =
    (isBase && ofDays !== before.period ? ofDays : undefined) ??
    slots.before ??
    (slots.period === undefined ? before.before : undefined);
  const stated = operation === "trust" ? figuresOf(last) : undefined;
  const isWithout = slots.isWithoutBefore === true;
  const kinds = before.metrics.filter(isKindOfPayments);
  // 'And without them?' leaves out what the question before was about.
  const ofBefore = isWithout
    ? { platforms: before.platforms, models: before.models.slice(0, before.scope ? 1 : 0), metrics: kinds, words: "" }
    : before.without;
  const without = slots.without ?? ofBefore;
  const tagged = slots.tagged ?? before.tagged;
  const order = slots.namedOrder ?? (operation === "best" || operation === "worst" ? operation : before.order);
  return {
    platforms: slots.platforms.length > 0 ? slots.platforms : isWithout ? [] : before.platforms,
    metrics: slots.metrics.length > 0 ? slots.metrics : isWithout ? [] : (stated ?? before.metrics),
    ...(without && { without }),
    ...(tagged && { tagged }),
    order,
    models,
    ...(scope !== undefined && { scope }),
    ...(period !== undefined && { period }),
    ...(earlier !== undefined && { before: earlier }),
    ...(operation === "cause" && isOfSeveral(last) && { asksWhy: true }),
    ...(operation === "brief" && { isBrief: true }),
  };
}

/** Of another year the same months as those that were spoken of; undefined of other periods. */
function sameMonthsAs(spokenOf: string | undefined, year: string | undefined): string | undefined {
  const isMeant = /^\d{4}$/.test(year ?? "") && /^\d{4}-\d\d(?:\.\.\d{4}-\d\d)?$/.test(spokenOf ?? "");
  const [from, to] = spokenOf?.split("..") ?? [];
  if (
    !isMeant ||
    from === undefined ||
    from.slice(0, 4) === year ||
    (to !== undefined && to.slice(0, 4) !== from.slice(0, 4))
  )
    return undefined;
  return [from, to].flatMap((month) => (month === undefined ? [] : `${year}${month.slice(4)}`)).join("..");
}

/** Of these another figure is asked for in the same way. */
const takesMetrics: ReadonlySet<IntentId> = new Set(["models-rank", "compare", "metric"]);

/** What a question that names hardly more than a figure, a model or an end asks after another. */
function sameOfOther(last: IntentId, slots: QuestionSlots, isOfAll: boolean): IntentId {
  if (slots.metrics.length > 0 && !takesMetrics.has(last)) {
    if (isOfAll) return "models-rank";
    return last === "earnings-kinds" && slots.metrics.every(isKindOfPayments) ? last : "metric";
  }
  if (slots.models.length > 0) return ofOneModel(last);
  const isOfPosts = last === "posts-best" || last === "posts-worst";
  return isOfPosts && slots.namedOrder ? `posts-${slots.namedOrder}` : last;
}

/** What a question that goes on asks first; where that is not sure the other readings of its words. */
export function joined(
  after: readonly IntentId[],
  { intents, certainty }: Pick<Question, "intents" | "certainty">,
  takesUp: boolean,
): IntentId[] {
  if (after.length === 0) return [...intents];
  return certainty === "sure" ? [...after] : [...new Set([...after, ...intents.slice(takesUp ? 0 : 1)])];
}

const and = new Set(["and", "und", "y", "et"]);
const fewAfterAnd = 6;

const opening = new Set([...and, ..."only just nur solo solamente seulement uniquement".split(" ")]);

/** A few words that begin with 'and' or 'only'. */
export const opensWithAnd = (tokens: readonly string[], most = fewAfterAnd): boolean =>
  tokens.length <= most && opening.has(tokens[0] ?? "");

/** 'Which model is weakest, and why?' */
export const endsInWhy = /.(?: and| y| und| et) (?:why|por que|porque|warum|wieso|pourquoi)$/;

/** What is asked after another question: an operation on it, of the model that is named where it was of all. */
export function again(
  basis: IntentId,
  operation: Operation,
  { slots, isOfAll, isCount }: { slots: QuestionSlots; isOfAll: boolean; isCount: boolean },
): IntentId {
  const one = intentAfter(slots.models.length > 0 ? ofOneModel(basis) : basis, operation, isCount);
  return operation === "same" ? sameOfOther(one, slots, isOfAll) : one;
}

/** Nothing is taken up where a text is this likely off topic, or asks for a figure. */
const floor = { offTopic: 0.3, newFigure: 0.15 };
/** A text of more words than this is a question of its own. */
const fewWords = 8;
/** A few words that cannot be read go on from what was said before where they are this likely to; one may be anything. */
const leastOfFew = 0.1;

/** Whether a few words that cannot be read take up the question before. */
export function takesUpFew(first: Reading | undefined, { length }: readonly string[], continues: number): boolean {
  if (length < 2 || length > fewWords) return false;
  const isOther = first?.intent === "off-topic" && first.probability >= floor.offTopic;
  const isNewFigure =
    isOfData(first?.intent ?? "none") && !first?.operation && (first?.probability ?? 0) >= floor.newFigure;
  return !isOther && !isNewFigure && continues >= leastOfFew;
}

/**
 * A reading that goes on from the question before: where a figure comes from is of those stated last, and what a rate of response is
 * compared with is of that rate.
 */
export function goingOn<Read extends Pick<Question, "text" | "intents" | "metrics" | "certainty">>(
  read: Read,
  { metrics, platforms, models, period }: QuestionSlots,
  before: Question | undefined,
): Read {
  const [first, ...others] = read.intents;
  const last = before?.intents[0];
  const isOfKind = last !== undefined && isOfData(last) && before?.metrics.includes("earnings.message") === true;
  const isOfMessages = last === "article:messages-that-sell" || isOfKind;
  // After paid messages, 'and at what price?' asks for theirs.
  if (isOfMessages && asksPrice.has(first ?? "none") && models.length === 0)
    return { ...read, intents: ["payments"], metrics: ["earnings.message"] };
  if (last === undefined || metrics.length + platforms.length + models.length > 0) return read;
  // 'To 12.99?' after a price is no order to change it.
  if (first === "act" && isOfPrice.has(last) && /\d/.test(read.text))
    return { ...read, intents: ["price"], certainty: "sure" };
  // Where a figure is put that was not known: a statement holds money alone.
  const isOfMoney = before?.metrics.every((metric) => metricOf(metric)?.field === "earnings") !== false;
  if (first === "article:import-statement" && isOfData(last) && !isOfMoney)
    return { ...read, intents: ["article:more-evidence", ...read.intents] };
  if (first === "source") return { ...read, metrics: figuresOf(last) ?? before?.metrics ?? [] };
  const isCompared = first === "growth-compared" || (first === "article:comparing" && period !== undefined);
  if (isCompared && ofResponse.has(last)) return { ...read, intents: ["engagement-why", ...others] };
  return read;
}
const isOfPrice: ReadonlySet<IntentId> = new Set<IntentId>([
  "price",
  "article:subscription-price",
  "article:price-and-leaving",
]);
const asksPrice: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(["price", "price-extras", "article:subscription-price", "article:price-a-custom"] as const),
]);
const ofResponse: ReadonlySet<IntentId> = new Set<IntentId>(["engagement", "engagement-for-size", "views"]);

const also = new Set(
  "also too auch ebenfalls tambien aussi egalement only just nur solo solamente seulement uniquement".split(" "),
);
const most = 7;

/**
 * Whether a text says hardly more than another platform, month, model or kind of payment for the question before: 'auf TikTok auch?', 'et les
 * messages payants ?'. What it names then takes the place of the like.
 *
 * @param isPlain whether a word says nothing of what is asked
 */
export function swaps(
  tokens: readonly string[],
  slots: QuestionSlots,
  before: Question,
  isPlain: (word: string) => boolean,
): boolean {
  const { platforms, models, period, metrics, rest, isWithoutBefore, without } = slots;
  const last = before.intents[0];
  if (last === undefined || !isOfData(last) || tokens.length > most) return false;
  // 'On TikTok?' after a question names the platform alone.
  const isPlatformAlone = platforms.length > 0 && rest.every((word) => word.length <= longestPreposition);
  const isMarked = isPlatformAlone || and.has(tokens[0] ?? "") || tokens.some((token) => also.has(token));
  const ofKinds = metrics.length > 0 && metrics.every(isKindOfPayments);
  const isOfMoney = /^(?:earnings|metric|payers|models-earnings)/.test(last);
  const names =
    platforms.length + models.length > 0 || period !== undefined || isWithoutBefore || without !== undefined;
  const isNamed = metrics.length === 0 ? names : ofKinds && isOfMoney;
  if (isPlatformAlone && isNamed) return true;
  return isMarked && isNamed && rest.every((word) => also.has(word) || and.has(word) || isPlain(word));
}

const longestPreposition = 4;
