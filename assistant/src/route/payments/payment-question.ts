import type { IntentId } from "../../intents/intent-ids.ts";
import { isDay } from "../../period.ts";
import type { Question } from "../../question.ts";
import { beforeBegun, endBeforePayday } from "../adjust-money.ts";
import { saysFeature } from "../features/find-features.ts";
import { findMoves } from "../follow/moves.ts";
import type { Limit } from "../slots/find-limit.ts";
import { weekdaysIn } from "../slots/weekdays.ts";
import type { Turn } from "../turn.ts";
import { premiseIn } from "../with-premise.ts";
import { beforeLatest } from "./as-units.ts";
import type { PaymentOperation } from "./operation-on.ts";
import { intentFor, metricsOf } from "./payment-intents.ts";
import type { SaidOfPayments } from "./payment-reading.ts";
import type { PaymentQuestion } from "./read-payment-question.ts";
import type { PaymentScope } from "./scope-of.ts";

/** The question on payments as it is answered; undefined where nothing answers it. */
export function paymentQuestion(
  turn: Turn,
  { slots, candidate, count: named }: SaidOfPayments,
  { payments, ends }: PaymentOperation,
  { scope, held, isOfModels }: { scope: PaymentScope; held: Limit | undefined; isOfModels: boolean },
): Question | undefined {
  const { text, first } = turn;
  const { tokens, concepts, language } = first;
  const { parts, models, isOfAll, isOfPart } = scope;
  const { operation } = payments;
  // 'And in October?' after the top five is of five.
  const ofBefore = turn.before?.payments?.operation === operation && payments.measure === "payers";
  const count = named ?? (ofBefore ? turn.before?.count : undefined);
  const asked = { payments, count, before: parts.before, period: parts.period, ...ends };
  const intent = intentFor(asked, { models, isOfAll: isOfAll || isOfPart, period: parts.period });
  if (intent === undefined) return undefined;
  const { period, before, began } = daysOf(turn, intent, payments, { parts, slots });
  const isClaim = operation === "change" || operation === "why";
  const isExtreme = operation === "most" || operation === "least";
  const premise = isClaim ? premiseIn(tokens, { slots, limit: undefined, concepts }) : undefined;
  const ofDays = payments.by === "weekday" ? weekdaysIn(tokens) : [];
  const saysFall = concepts.includes("fall") || concepts.includes("leave") || slots.namedOrder === "worst";
  const isFall = operation === "change" && saysFall;
  const isOfPair = models.length > 1 && payments.measure === "amount" && operation === "value";
  // 'Did we make more than 20k' is of all of them together.
  const isSought = sought.some((feature) => saysFeature(tokens, language, feature));
  // 'And more than 10k?' after models beyond an amount is of models.
  const isOfSame = turn.before?.limit !== undefined && turn.before.intents[0] === intent && !turn.before.isTogether;
  const isOfSum = held !== undefined && isOfAll && !isOfModels && !isSought && !isOfSame;
  const isTogether = isOfSum || (isOfPair && findMoves(tokens, language).moves.has("together"));
  return {
    ...{ text, language, payments, models, intents: [intent], certainty: "sure" },
    // Kinds of payments are known of models as a whole.
    platforms: intent === "models-rank" ? [] : slots.platforms,
    metrics: metricsOf(payments, isOfAll),
    order: operation === "least" || isFall ? "worst" : "best",
    ...(isTogether && { isTogether }),
    ...(began !== undefined && { isBegun: true as const }),
    ...(slots.without && { without: slots.without }),
    ...(parts.scope !== undefined && { scope: parts.scope }),
    ...(period !== undefined && { period }),
    ...(before !== undefined && { before }),
    ...(ofDays.length > 0 && { weekdays: ofDays }),
    ...(candidate !== undefined && isExtreme && { candidate }),
    ...ends,
    ...(isClaim && { isCompared: true }),
    ...(isExtreme && { isRanked: true }),
    ...(premise && { premise }),
    ...(isOfAll && operation === "mean" && { isAverage: true }),
    ...(count !== undefined && { count }),
    ...(held && operation !== "beyond" && { limit: held }),
  };
}

/** What asks for some of several. */
const sought = ["which", "who"] as const;

/** The days of a question on payments, and those that they are held against. */
function daysOf(
  { options: { now }, first: { tokens }, before }: Turn,
  intent: IntentId,
  { measure, operation, by, kinds }: PaymentQuestion,
  { parts, slots }: Pick<PaymentScope, "parts"> & Pick<SaidOfPayments, "slots">,
): { period: string | undefined; before: string | undefined; began: string | undefined } {
  // The change of models is of the newest thirty days.
  if (intent === "models-rank" && by === "model" && operation === "change")
    return { period: undefined, before: undefined, began: undefined };
  const dates = beforeLatest(slots.period === undefined ? among(by, parts.period) : parts.period, before?.period, now);
  const began = dates === undefined ? undefined : beforeBegun(dates, now);
  const dated =
    dates === undefined ? undefined : (began ?? endBeforePayday(dates, { intents: [intent] }, { tokens, now }));
  const isOfDays =
    measure === "amount" &&
    (operation === "change" || operation === "share" || (operation === "why" && kinds.length > 0));
  const isOfLately =
    (isOfDays && !intent.startsWith("models-")) || (intent === "models-breakdown" && operation === "share");
  // Against the week before one that begins today is against the one before that.
  const base = parts.before === began ? undefined : parts.before;
  return { period: dated ?? (isOfLately ? "30d" : undefined), before: base, began };
}
/** The days among which a day or month of the question before is one: of a day its month. */
function among(by: PaymentQuestion["by"], period: string | undefined): string | undefined {
  if (period !== undefined && by === "day" && isDay(period)) return period.slice(0, "2026-11".length);
  return by === "month" && ofOneMonth.test(period ?? "") ? undefined : period;
}
const ofOneMonth = /^(?:\d{4}-\d\d|(?:last|this)-month)$/;
