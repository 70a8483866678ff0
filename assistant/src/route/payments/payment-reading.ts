import { fold } from "@fanradar/words/fold";
import type { Question } from "../../question.ts";
import { asksElsewhere } from "../features/asks-elsewhere.ts";
import { comparesWithModel } from "../features/compares-with-model.ts";
import { questionWords } from "../features/question-words.ts";
import type { FirstReading, QuestionOptions } from "../first-reading.ts";
import { askAgain } from "../follow/ask-again.ts";
import { frameOf } from "../frames.ts";
import type { QuestionSlots } from "../read-slots.ts";
import { clockIn } from "../slots/find-clock.ts";
import { findCount } from "../slots/find-count.ts";
import { findLimit, type Limit, withoutLimit } from "../slots/find-limit.ts";
import { findTimes } from "../slots/find-times.ts";
import { findCurrency } from "../slots/money-words.ts";
import { tokensOf } from "../tokens.ts";
import type { Turn } from "../turn.ts";
import { isPerSubscriber, leftAfter, perSubscriber } from "./after-payments.ts";
import { asUnits } from "./as-units.ts";
import { findCandidate } from "./find-candidate.ts";
import { operationOn } from "./operation-on.ts";
import { paymentQuestion } from "./payment-question.ts";
import { type PaymentQuestion, readPaymentQuestion } from "./read-payment-question.ts";
import { scopeOf } from "./scope-of.ts";

/** What a text says that may be asked of payments. */
export interface SaidOfPayments {
  slots: QuestionSlots;
  /** The day, week or month of which it asks whether it was first or last. */
  candidate: string | undefined;
  /** The amount that days, months, fans or payments are held against. */
  limit: Limit | undefined;
  /** How many of a ranking. */
  count: number | undefined;
  /** It asks for a part in percent: 'the top 10 % of payers'. */
  isOfShare: boolean;
  /** Words that name nothing else. */
  words: readonly string[];
  /** It asks for the part that a named model brings. */
  comesFromModel: boolean;
}

/**
 * The question of a text that asks of payments what every word of it says: its measure, kinds, days, models and operation, each read by itself. Undefined
 * of any other text, and of an amount to reach or a time to come, of which payments say nothing.
 */
export function paymentReading(
  text: string,
  options: QuestionOptions,
  first: FirstReading,
  before: Question | undefined,
): Question | undefined {
  const turn: Turn = { text, options, first, before };
  const said = saidOf(turn);
  if (!said) return undefined;
  const { slots, words } = said;
  const { tokens, language } = first;
  const read = readWords(turn, said);
  const left = leftAfter(text, before, { ...first, slots });
  if (left) return left;
  // 'And per subscriber?' after money.
  const isPerFan = !read && before?.payments && isPerSubscriber(slots, words, language);
  if (isPerFan && before.payments?.measure === "payers")
    return askAgain(text, before, { payments: { ...before.payments, operation: "mean" } });
  if (isPerFan)
    return perSubscriber(text, { before, language, isOfAll: before.intents[0]?.startsWith("models-") === true });
  // 'Compared to Ava' is a comparison of two models.
  if (!read || (read.operation === "change" && comparesWithModel(slots, tokens))) return undefined;
  const { goesOn: isFurther, ...asked } = read;
  const parsed = parsedOf(asked, said, turn);
  // A sum is held against an amount where no groups are.
  const isSum = parsed.measure === "amount" && parsed.operation === "value" && parsed.by === undefined;
  const own = parsed.limit === undefined ? said.limit : undefined;
  if (own && !isSum) return undefined;
  const scope = scopeOf(turn, said, parsed, isFurther);
  if (!scope) return undefined;
  const held = own ?? (isFurther && isSum ? before?.limit : undefined);
  // Models beyond an amount are those whose sums are.
  const isOfModels = asked.operation === "beyond" && asked.by === "model" && asked.measure === "amount";
  const on = operationOn(turn, said, parsed, { scope, isFurther, own });
  return paymentQuestion(turn, said, on, { scope, held, isOfModels });
}

/** What a text says of payments; undefined of one that is on something else, or on hours of the day: these are left to what says that it leaves them out. */
function saidOf({ text, options, first, before }: Turn): SaidOfPayments | undefined {
  const { now, names = [] } = options;
  const { slots: named, tokens, language } = first;
  const candidate = findCandidate(tokens, named, { language, now, last: before });
  const slots = candidate ? withRange(named, candidate.range) : named;
  const often = findTimes(text);
  const limit = often?.limit ?? groupLimit(text);
  const readsLimit = limit !== undefined;
  if (clockIn(text) !== undefined || slots.tagged) return undefined;
  if (asksElsewhere(text, { slots, tokens, now, readsLimit })) return undefined;
  const isOfShare = isOfPercent.test(fold(text));
  const count = isOfShare ? undefined : findCount(tokens);
  const spoken = questionWords(text, slots.rest, language, now).filter((word) => word !== String(count));
  const unlimited = readsLimit && !often ? withoutLimit(text, spoken) : spoken;
  const ofTimes = new Set(tokensOf(often?.words ?? ""));
  const words = unlimited.filter((word) => !ofTimes.has(word));
  const ofModels = new Set(names.flatMap(({ name, handles }) => [name, ...handles].flatMap(tokensOf)));
  const comesFromModel =
    tokens.some((token, at) => ofModels.has(token) && from.test(tokens[at - 1] ?? "")) ||
    (slots.models.length === 1 && ofAll.test(tokens.join(" ")));
  return { slots, candidate: candidate?.key, limit, count, isOfShare, words, comesFromModel };
}

/** What the words ask; undefined where one of them is not understood. */
function readWords({ text, first, before }: Turn, { slots, limit, isOfShare, words, comesFromModel }: SaidOfPayments) {
  const { language, concepts } = first;
  const spoken = words.filter((word) => !(isOfShare && /^\d+$/.test(word)));
  return readPaymentQuestion(text, spoken, {
    ...{ slots, language, limit, comesFromModel, before: before?.payments, follows: before !== undefined },
    holdsMoney: limit && findCurrency(fold(text)) !== undefined,
    isOfFall: concepts.includes("fall"),
    isOfMoney: isMoney(before?.intents[0]),
    isOfSubscribers: frameOf(before?.intents[0])?.about === "subscribers" || before?.intents[0] === "payers",
  });
}

/** What is asked, by the groups that answer it. */
function parsedOf(
  asked: PaymentQuestion,
  { slots, isOfShare }: SaidOfPayments,
  { text, options }: Turn,
): PaymentQuestion {
  const { measure, operation, by } = asked;
  // How the earnings of two models changed is told of each of them.
  const isMoved = slots.before !== undefined || moved.test(fold(text));
  if (operation === "change" && by === undefined && measure === "amount" && slots.models.length > 1 && isMoved)
    return { ...asked, by: "model" };
  // 'The top 10 %' are a part of all who pay.
  if (isOfShare && measure === "payers" && operation === "most") return { ...asked, operation: "share", by: undefined };
  // Models beyond an amount are those whose sums are.
  if (operation === "beyond" && by === "model" && measure === "amount")
    return { ...asked, operation: "value", by: undefined, limit: undefined };
  return asUnits(asked, text, slots, options.now);
}

/** What changed by itself, and not beside another, in four languages, folded. */
const moved = /\b(?:chang\w*|develop\w*|evolv\w*|entwick\w*|verander\w*|geandert|cambi\w+|evolu\w*)\b/;
/** What a part of one model is of, in four languages, folded. */
const ofAll = /\b(?:of|von|de|del?|aus) (?:all(?:e[mnr]|es)?|everything|everyone|the total|todo|todas?|tout|toutes)\b/;
/** Before a model: where it comes from. */
const from = /^(?:from|by|von|vom|durch|de|del|d)$/;
const isOfPercent = /\d\s?(?:%|percent|prozent|por ?ciento|pour ?cent)/;

function withRange(
  { period: _period, before: _before, ...slots }: QuestionSlots,
  range: string | undefined,
): QuestionSlots {
  return range === undefined ? slots : { ...slots, period: range };
}

/** The amount of a text; undefined of one in percent. */
function groupLimit(text: string): Limit | undefined {
  const limit = findLimit(text);
  return limit?.isShare ? undefined : limit;
}

const isMoney = (intent: string | undefined) => {
  const about = frameOf(intent)?.about;
  return about === "earnings" || about === "payers" || about === "price" || about === "subscribers";
};
