import type { MetricName } from "@fanradar/engine";
import type { IntentId } from "../intents/intent-ids.ts";
import { isKindOfPayments } from "../payment-kinds.ts";
import type { Question } from "../question.ts";
import { asksHow } from "./adjust-money.ts";
import { distinct, type Read } from "./adjust-reading.ts";
import { findConcepts } from "./concepts/find-concepts.ts";
import { isOfData } from "./decide.ts";
import type { QuestionSlots } from "./read-slots.ts";
import { findMetrics } from "./slots/find-metrics.ts";
import { tokensOf } from "./tokens.ts";

/** What is counted, and the words after it, in four languages, folded: 'how many tips', but not 'how much in tips'. */
const counted =
  /\b(?:how many|(?:number|count) of|(?:wie|so) viele|anzahl|zahl der|cuant[oa]s|numero de|cantidad de|combien de?|nombre de?)((?: \w+){1,4})/;
const payment =
  /^(?:payments?|sales?|purchases?|transactions?|zahlung(?:en)?|verkauf\w*|kaufe?|transaktion\w*|pagos?|ventas?|compras?|transacci\w+|paiements?|ventes?|achats?)$/;

/** Who pays for the first time makes a payment of a new subscription. French has one word for these and for followers. */
const joined =
  /\b(?:new (?:paid |paying )?(?:subs|subscribers|subscriptions|members)|neuen? (?:zahlenden? )?(?:abos|abonnent\w*)|nuev[oa]s (?:suscriptor\w*|suscripci\w*)|(?:suscriptor\w*|suscripci\w*) nuev[oa]s|nouveaux (?:abonnements|abonnes payants))\b/;

/** After a question on subscribers. */
const newOnes = /\b(?:new|neu(?:e[nr]?)?|nuev[oa]s|nouveaux|nouvelles)\b/;

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

interface Named {
  concepts: readonly string[];
  /** It names platforms on which nothing is paid. */
  isUnpaid: boolean;
  isTypical: boolean;
  period: string | undefined;
}

/**
 * What is asked of single payments of a kind, of their number or the usual one, is no sum: 'how many refunds in October', 'average tip'. Who made them is
 * asked of people: 'how many fans bought PPV'.
 */
export function ofSinglePayments(read: Read, { concepts, isUnpaid, isTypical, period }: Named): Read {
  const [first = "none"] = read.intents;
  const words = tokensOf(read.text).join(" ");
  const isOfPeople = concepts.some((one) => people.has(one)) || persons.test(words);
  const asksCount = concepts.includes("count");
  const isCounted = asksCount && (isOfPeople || period !== undefined) && !asksHow.test(words);
  const isOpen = isOfData(first) || read.certainty === "unsure" || isCounted;
  if (!isOpen || first.startsWith("models-") || isUnpaid) return read;
  const kinds = read.metrics.filter(isKindOfPayments);
  const to = (intent: IntentId, metrics: Read["metrics"]): Read => ({
    ...{ ...read, metrics, certainty: "sure" },
    intents: distinct([intent, ...read.intents]),
  });
  const isOfNew =
    joined.test(words) || ((first === "subscribers" || first === "payers") && asksCount && newOnes.test(words));
  if (isOfNew && !concepts.includes("money") && (first === "payers" || !concepts.includes("payer")))
    return to("subscribers", ["earnings.subscription"]);
  if (first === "subscribers" && asksCount && period !== undefined && paying.test(words)) return to("payers", kinds);
  if (isOfPeople && kinds.length > 0 && asksCount) return to("payers", kinds);
  const isOfRenewals =
    asksCount && concepts.includes("renewal") && !concepts.includes("leave") && !notRenewed.test(words);
  if (isOfPeople && isOfRenewals) return to("payers", ofRenewals);
  const kind = countedKind(read.text);
  if (kinds.length === 1 && countsThem(read.text)) return to("payments", kinds);
  if (kind !== undefined) return to("payments", kind === "all" ? read.metrics : [kind]);
  const sold = kinds.length === 0 && concepts.includes("message") && concepts.includes("sell") ? ofMessages : kinds;
  if (isTypical && first === "payers" && sold.length === 0 && !isOfPeople && concepts.includes("money"))
    return to("earnings", read.metrics);
  return isTypical && sold.length === 1 && !isOfPeople ? to("payments", sold) : read;
}
const notRenewed = /\b(?:not|didnt|dont|doesnt|nicht|no|sin|pas|sans|n)\b/;
const ofRenewals: readonly MetricName[] = ["earnings.renewal"];
/** Fans who paid in days that are named; in French these are the subscribers. */
const paying = /\b(?:paying|paid|zahlende\w*|que pagan|que pagaron)\b/;
const ofMessages: readonly MetricName[] = ["earnings.message"];
const people: ReadonlySet<string> = new Set(["payer", "follower", "subscriber"]);
const persons = /\b(?:people|persons?|guys|users|leute|personen|personas|gente|personnes|gens)\b/;
