import type { MetricName } from "@fanradar/engine";
import { isKindOfPayments } from "../../payment-kinds.ts";
import type { Found } from "../tokens.ts";

const noun = /^(?:abos?|suscripci\w+|subscripci\w+|abonnements?|subscriptions?|memberships?|mitgliedschaften)$/;
const only = /^(?:only|just|nur|ausschliesslich|solo|solamente|unicamente|seulement|uniquement|rien)$/;
const amount = /^(?:amounts?|sum|betrag|summe|montant|somme|importe|monto|suma)$/;
/** How far before its noun 'only' may stand: 'solo con las suscripciones'. */
const near = 3;
const both: MetricName = "earnings.subscriptions";

/**
 * Subscriptions as payments, new ones and renewals, where a text asks what they brought or for them alone: 'what came from subscriptions',
 * 'only subscriptions in October'. Otherwise they are people.
 *
 * @param metrics what was found in the text
 * @param isOfShare whether a part of a whole is asked for, which is one of earnings; `isOfPercent`: percent, of whatever
 */
export function subscriptionsAsPayments(
  tokens: readonly string[],
  metrics: readonly Found<MetricName>[],
  concepts: readonly string[],
  { isOfShare, isOfPercent }: { isOfShare: boolean; isOfPercent: boolean },
): Found<MetricName>[] {
  const isBesideKind = metrics.some(({ value }) => isKindOfPayments(value));
  const isOfMoney =
    (isOfShare || concepts.includes("money") || tokens.some((token) => amount.test(token))) &&
    !concepts.includes("price");
  const isPart = isOfShare || ((isOfPercent || concepts.includes("part")) && concepts.includes("money"));
  const isMeant = (at: number) =>
    (noun.test(tokens[at] ?? "") || ((isBesideKind || isPart) && tokens[at] === "subs")) &&
    (isOfMoney || isBesideKind || tokens.slice(Math.max(0, at - near), at).some((token) => only.test(token)));
  const isOther = ({ value }: Found<MetricName>) => value !== "subscribers";
  const covers = (at: number) => (one: Found<MetricName>) => one.from <= at && at < one.from + one.length;
  const places = tokens.flatMap((_, at) => (isMeant(at) && !metrics.filter(isOther).some(covers(at)) ? [at] : []));
  if (places.length === 0) return [...metrics];
  return [
    ...metrics.filter((one) => isOther(one) || !places.some((at) => covers(at)(one))),
    ...places.map((from) => ({ from, length: 1, value: both })),
  ].toSorted((one, other) => one.from - other.from);
}
