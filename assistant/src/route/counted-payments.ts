import type { MetricName } from "@fanradar/engine";
import type { IntentId } from "../intents/intent-ids.ts";
import { isKindOfPayments } from "../payment-kinds.ts";
import type { Question } from "../question.ts";
import type { Read } from "./adjust-reading.ts";
import { findConcepts } from "./concepts/find-concepts.ts";
import type { QuestionSlots } from "./read-slots.ts";
import { findMetrics } from "./slots/find-metrics.ts";
import { tokensOf } from "./tokens.ts";

/** What is counted, and the words after it, in four languages, folded: 'how many tips', but not 'how much in tips'. */
const counted =
  /\b(?:how many|(?:number|count) of|(?:wie|so) viele|anzahl|zahl der|cuant[oa]s|numero de|cantidad de|combien de?|nombre de?)((?: \w+){1,4})/;
const payment =
  /^(?:payments?|sales?|purchases?|transactions?|zahlung(?:en)?|verkauf\w*|kaufe?|transaktion\w*|pagos?|ventas?|compras?|transacci\w+|paiements?|ventes?|achats?)$/;

/** Who pays for the first time makes a payment of a new subscription. French has one word for these and for followers. */
const _joined =
  /\b(?:new (?:paid |paying )?(?:subs|subscribers|subscriptions|members)|neuen? (?:zahlenden? )?(?:abos|abonnent\w*)|nuev[oa]s (?:suscriptor\w*|suscripci\w*)|(?:suscriptor\w*|suscripci\w*) nuev[oa]s|nouveaux (?:abonnements|abonnes payants))\b/;

/** After a question on subscribers. */
const _newOnes = /\b(?:new|neu(?:e[nr]?)?|nuev[oa]s|nouveaux|nouvelles)\b/;

/** The kind of payments whose number a text asks for; 'all' of payments of any kind. */
export function countedKind(text: string): MetricName | "all" | undefined {
  const tokens = tokensOf(text).join(" ");
  const words = counted.exec(tokens)?.[1]?.trim().split(" ") ?? [];
  const kind = findMetrics(words).find(({ value }) => isKindOfPayments(value))?.value;
  return kind ?? (words.some((word) => payment.test(word)) ? "all" : undefined);
}

const whoAlone =
  /^(?:and |und |y |et )?(?:from |by |von |de |par )?(?:who|whom|wem|wer|quien|qui)(?: (?:was|is|sent|gave|paid|it|that|this|war|das|es|fue|era|c|etait|est|ce|ca|la|a|paye|donne))*$/;
const ofPayments: ReadonlySet<string> = new Set<IntentId>(["payments", "payers", "earnings", "earnings-kinds"]);

/** Whether a text asks, after a question on payments, who made them: 'from whom?', 'de qui ?'. */
export const asksWhoPaid = (tokens: readonly string[], last: IntentId | undefined): boolean =>
  last !== undefined && ofPayments.has(last) && whoAlone.test(tokens.join(" "));

/** 'Who' after a question on payments is one of those who paid, and no model. */
export function withoutScope({ scope, ...slots }: QuestionSlots, isOfPayer: boolean): QuestionSlots {
  return isOfPayer || scope === undefined ? slots : { ...slots, scope };
}

/** Whether payments, or those who made them, are counted, also where a question goes on from one that counts them: 'and last week?'. */
export const isCountedOf = (
  { intents: [first], text }: Read,
  before: Pick<Question, "isCounted"> | undefined,
): boolean =>
  (first === "payments" && (countedKind(text) !== undefined || countsThem(text))) ||
  (first === "payers" && findConcepts(tokensOf(text)).includes("count")) ||
  ((first === "payments" || first === "payers") && before?.isCounted === true);
const them =
  /^(?:and |und |y |et )?(?:how many|wie viele|cuant[oa]s|combien)(?: (?:of (?:them|those)|(?:waren das|davon)|(?:de (?:ellos|ellas|eso)|fueron)|(?:d entre eux|au total)))?$/;
/** Whether a text asks for the number of what was spoken of, without a word for it: 'how many of them?'. */
const countsThem = (text: string): boolean => them.test(tokensOf(text).join(" "));
