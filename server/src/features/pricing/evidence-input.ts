import {
  addMonths,
  dayMs,
  type EarningsStatement,
  type Evidence,
  joinersByPrice,
  judgePrice,
  type LoggedPrice,
  logKey,
  type MonthSoFar,
  monthSoFar,
  newestDay,
  newestStep,
  type Observation,
  type PayerBook,
  type Platform,
  type PricingInput,
  type PricingMonth,
  priceOfMonth,
} from "@fanradar/engine";
import type { PaidMonth } from "./find-payments.ts";
import type { StoredPriceChange } from "./price-change-store.ts";

export interface EvidenceForPricing {
  asOf: string;
  platform: Platform | null;
  currency: string;
  paid: readonly PaidMonth[];
  statements: readonly EarningsStatement[];
  /** Net cents of every day that the statements cover. */
  days: readonly { day: string; cents: number }[];
  sales: PricingInput["sales"];
  changes: readonly StoredPriceChange[];
  /** Who paid what on OnlyFans, in the currency of most payments there. */
  payerBook: PayerBook | undefined;
  /** Other observations of the model, typed or read prices among them. */
  observations: readonly Observation[];
  evidence: readonly Evidence[];
}

/** A month counts as whole from so many covered days on. */
const fewestDays = 28;

/** The input of pricing from the evidence of a model: whole months of its statements, its log, its typed price. */
export function evidenceInput(given: EvidenceForPricing): PricingInput {
  const { asOf, platform, currency, paid, statements, sales, payerBook } = given;
  const changes = given.changes.filter((change) => change.currency === currency);
  const log = changes.map(asLogged);
  const covered = coveredDays(statements);
  // A month that is not over is forecast by its first days, however many of them are known.
  const isOver = (month: string) => month < asOf.slice(0, 7);
  const whole = paid.filter(({ month }) => isOver(month) && (covered.get(month)?.size ?? 0) >= fewestDays);
  const months = whole.flatMap((one) => monthOf(one, log));
  const soFar = soFarAfter(months.at(-1)?.month, given);
  const price = presentPrice(given, changes, months.at(-1)?.month);
  const sums = whole.flatMap(({ gross, net }) => (gross === null ? [] : [{ gross, net }]));
  const gross = sums.reduce((sum, one) => sum + one.gross, 0);
  const net = sums.reduce((sum, one) => sum + one.net, 0);
  const behind = new Map(
    [...statements.map(({ evidence }) => evidence), ...changes.map(evidenceOf)].map((one) => [one.key, one]),
  );
  const source = given.evidence.find(({ key }) => key === price?.evidence);
  if (source) behind.set(source.key, source);
  return {
    asOf,
    ...(platform && { platform }),
    currency,
    months,
    ...(payerBook &&
      platform === "onlyfans" &&
      payerBook.currency === currency && { joiners: joinersByPrice(payerBook), ...judgedIn(payerBook) }),
    ...(soFar && { soFar }),
    ...(price && { price }),
    ...(gross > 0 && net > 0 && net <= gross && { feeShare: 1 - net / gross }),
    sales,
    evidence: [...behind.values()],
    missingReason: statements.length === 0 ? "needs-statement" : whole.length > 0 ? "no-gross" : "too-few-months",
  };
}

/** What the newest logged change of the price brought. */
function judgedIn(book: PayerBook): Pick<PricingInput, "judged"> {
  const step = newestStep(book);
  if (!step) return {};
  const { fromCents, toCents } = step;
  return { judged: { fromCents, toCents, ...judgePrice(book, step) } };
}

const asLogged = ({ changedOn, fromCents, toCents }: StoredPriceChange): LoggedPrice => ({
  on: changedOn,
  fromCents,
  toCents,
});

/** A logged change as the evidence that it is. */
export const evidenceOf = ({ id, createdAt }: StoredPriceChange): Evidence => ({
  key: logKey(id),
  kind: "manual",
  sandbox: false,
  scope: "owner",
  addedAt: createdAt.toISOString(),
});

/** A month that states all its gross amounts. The logged price counts before what was paid, which holds discounts and bundles. */
function monthOf(one: PaidMonth, log: readonly LoggedPrice[]): PricingMonth[] {
  const { month, joined, payers, unnamed, subscriptions, extras, price } = one;
  if (subscriptions === null || extras === null) return [];
  const priceCents = log.length > 0 ? priceOfMonth(month, log) : (price ?? undefined);
  return [
    {
      month,
      ...(priceCents !== undefined && { priceCents }),
      joined,
      active: Math.max(joined, payers + unnamed),
      subscriptionCents: Math.max(0, subscriptions),
      extrasCents: Math.max(0, extras),
    },
  ];
}

/** What the month after the last whole one brought. */
function soFarAfter(last: string | undefined, { paid, statements, days }: EvidenceForPricing): MonthSoFar | undefined {
  if (last === undefined) return undefined;
  const month = addMonths(last, 1);
  const newest = newestDay(statements, "wholeTo");
  if (!newest?.startsWith(month)) return undefined;
  return monthSoFar(
    month,
    Number(newest.slice(8, 10)),
    new Map(days.map(({ day, cents }) => [day, cents])),
    paid.map((one) => one.month).filter((one) => one <= last),
  );
}

/** The present price by the newest that states it: a logged change or a typed figure; undefined where the newest month is later. */
function presentPrice(
  { observations, platform, currency, asOf }: EvidenceForPricing,
  changes: readonly StoredPriceChange[],
  newestMonth: string | undefined,
): PricingInput["price"] {
  const typed = observations
    .filter(({ metric }) => metric === "subscription.priceCents")
    .filter((one) => one.platform === (platform ?? "onlyfans") && (one.currency ?? currency) === currency)
    .map(({ value, observedAt, evidence }) => ({ cents: Math.round(value), observedAt, evidence }));
  const logged = changes.map((change) => ({
    cents: change.toCents,
    observedAt: `${change.changedOn}T00:00:00.000Z`,
    evidence: logKey(change.id),
  }));
  const newest = [...typed, ...logged]
    .filter(({ observedAt }) => observedAt <= asOf)
    .sort((a, b) => (a.observedAt < b.observedAt ? -1 : 1))
    .at(-1);
  // Without a log the newest months state it by what was paid in them, unless a newer figure was typed.
  return newest && (logged.length > 0 || newestMonth === undefined || newest.observedAt.slice(0, 7) >= newestMonth)
    ? newest
    : undefined;
}

/** By month: the days that some statement covers. */
function coveredDays(statements: readonly EarningsStatement[]): Map<string, Set<string>> {
  const days = new Map<string, Set<string>>();
  for (const { from, to } of statements)
    for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
      const day = new Date(at).toISOString().slice(0, 10);
      const month = day.slice(0, 7);
      days.set(month, (days.get(month) ?? new Set()).add(day));
    }
  return days;
}
