import type { FormulaKey } from "../catalogue/formulas.ts";
import { addMonths, daysOfMonth } from "../catalogue/time.ts";
import type { Evidence, Period } from "../ledger/evidence.ts";
import type { Conflict, Fact } from "../ledger/fact.ts";
import { makeFact, makeMissing } from "../ledger/make-fact.ts";
import { countsAsEarned, type TransactionType } from "../ledger/statement.ts";
import { resolve } from "../ledger/trust-ladder.ts";
import type { EarningsInput, PaymentSum } from "./earnings-input.ts";
import { firstOf, lastOf, monthEvidence, monthOf, totalsOfMonth } from "./month-totals.ts";

/** The table's columns; requests made to measure count among the rest. */
export const earningsTypes = [
  "subscription",
  "renewal",
  "tip",
  "message",
  "post",
  "stream",
  "referral",
  "other",
] as const;
export type EarningsType = (typeof earningsTypes)[number];
const columnOf = (type: TransactionType): EarningsType => (type === "custom" ? "other" : type);

export interface MonthFacts {
  month: string;
  types: Record<EarningsType, Fact>;
  total: Fact;
  /** Refunds and chargebacks, as a sum from 0 up. */
  back: Fact;
  pending: Fact;
}

/**
 * What each month came to, newest first: by type, given back, in all, not cleared yet. A type has every payment that was made, also one
 * given back since; the total is the types less what was given back, whether a statement marks the payment or has a line for it. A month that a
 * statement covers and that has no such payment came to 0; one that none covers is absent. Where statements do not cover a
 * month, its sum is the one of the strongest evidence that does; where both cover it and differ, that is a conflict.
 */
export function monthFacts(input: EarningsInput): MonthFacts[] {
  const known = new Map(input.evidence.map((one) => [one.key, one]));
  const byMonth = Map.groupBy(input.sums, ({ month }) => month);
  return monthsOf(input).map((month) => {
    const { total, ...parts } = addedUp(input, { name: month, span: daysOfMonth(month) }, byMonth.get(month) ?? []);
    return { month, ...parts, total: resolveTotal(total, { input, month, known }) };
  });
}

/**
 * What the payments of some days came to, as `earnings.total.in`, and by type as `earnings.tip.in`: of those days that statements cover,
 * nothing where they cover none; what the platform kept as `earnings.fees.in`, where every payment states its gross amount. Amounts of other evidence are of whole months and cannot be divided.
 *
 * @param span days, both included
 * @param sums of payments of those days alone
 */
export function earningsIn(input: EarningsInput, span: Period, sums: readonly PaymentSum[]): Fact[] {
  const { types, total, back, pending } = addedUp(input, { name: "in", span }, sums);
  const counted = sums.filter(({ state, isBack }) => countsAsEarned({ state, isNegative: isBack }));
  const fees = makerOf(input, { name: "in", span })("earnings.fees", counted);
  return [total, ...Object.values(types), back, pending, fees].filter(({ value }) => value !== null);
}

function addedUp(input: EarningsInput, of: NamedSpan, sums: readonly PaymentSum[]): Omit<MonthFacts, "month"> {
  const made = makerOf(input, of);
  const paid = sums.filter(({ state, isBack }) => state !== "pending" && !isBack);
  const given = sums.filter(({ state }) => state === "refund" || state === "chargeback").map(asAmount);
  const take = (column: EarningsType) => paid.filter(({ type }) => columnOf(type) === column);
  return {
    types: {
      subscription: made("earnings.subscription", take("subscription")),
      renewal: made("earnings.renewal", take("renewal")),
      tip: made("earnings.tip", take("tip")),
      message: made("earnings.message", take("message")),
      post: made("earnings.post", take("post")),
      stream: made("earnings.stream", take("stream")),
      referral: made("earnings.referral", take("referral")),
      other: made("earnings.other", take("other")),
    },
    total: made(
      "earnings.total",
      sums.filter(({ state, isBack }) => countsAsEarned({ state, isNegative: isBack })),
    ),
    back: made("earnings.back", given),
    pending: made(
      "earnings.pending",
      sums.filter(({ state }) => state === "pending"),
    ),
  };
}

/** Days whose facts have this name at the end of their ids. */
interface NamedSpan {
  name: string;
  span: Period;
}

type EarningsMetric = `earnings.${EarningsType | "total" | "back" | "pending" | "fees"}`;

const formulas: Partial<Record<EarningsMetric, FormulaKey>> = {
  "earnings.total": "earnings.cleared",
  "earnings.fees": "earnings.fees",
};

function makerOf({ statements, basis, currency, asOf }: EarningsInput, { name, span }: NamedSpan) {
  const covering = statements.filter(({ from, to }) => from <= span.to && to >= span.from);
  const behind = covering.map(({ evidence }) => evidence);
  const period = {
    from: firstOf([span.to, ...covering.map(({ from }) => from)]),
    to: lastOf([span.from, ...covering.map(({ to }) => to)]),
  };
  const within = {
    from: lastOf([period.from, span.from]),
    to: firstOf([period.to, span.to]),
  };
  return (metric: EarningsMetric, sums: readonly PaymentSum[]): Fact => {
    const subject = { id: `${metric}.${name}`, metric, currency, scope: "owner" as const };
    const sources = behind.map(({ key }) => key);
    const amounts = sums.map(({ netCents, grossCents }) => {
      if (metric === "earnings.fees") return grossCents === null ? null : grossCents - netCents;
      return basis === "net" ? netCents : grossCents;
    });
    if (covering.length === 0) return makeMissing({ ...subject, asOf }, { code: "needs-statement" });
    if (amounts.includes(null)) return makeMissing({ ...subject, asOf, sources }, { code: "no-gross" });
    const value = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
    const payments = sums.reduce((count, one) => count + one.payments, 0);
    const formula = formulas[metric] ?? "earnings.sum";
    const n = { n: payments, sampleOf: "payments" } as const;
    return makeFact(
      { ...subject, ...n, kind: "derived", value, asOf: newest(behind), formula, period: within, sources },
      behind,
    );
  };
}

interface MonthContext {
  input: EarningsInput;
  month: string;
  known: ReadonlyMap<string, Evidence>;
}

/** Single payments win over every other source of a month; a source that differs on the same days is a conflict. Without them, the trust ladder. */
function resolveTotal(total: Fact, { input, month, known }: MonthContext): Fact {
  const { basis, currency, asOf } = input;
  const others = totalsOfMonth(input.observations, { month, basis, currency });
  const { value, period } = total;
  if (typeof value === "number" && period) {
    const conflicts = others.flatMap((one): Conflict[] =>
      one.value !== value && one.period?.from.slice(0, 10) === period.from && one.period.to.slice(0, 10) === period.to
        ? [{ evidence: one.evidence, value: one.value, observedAt: one.observedAt, why: "disagrees" }]
        : [],
    );
    return conflicts.length > 0 ? { ...total, conflicts } : total;
  }
  const chosen = resolve(others, known, asOf);
  if (!chosen) return total;
  const { observation, trust, conflicts } = chosen;
  return makeFact(
    {
      ...{ id: total.id, metric: "earnings.total", currency, scope: "owner" },
      kind: trust === "manual" || trust === "screenshot" ? "self-reported" : "measured",
      value: observation.value,
      asOf: observation.observedAt,
      sources: [observation.evidence],
      ...(observation.period && { period: observation.period }),
      ...(conflicts.length > 0 && { conflicts }),
    },
    monthEvidence([observation], known),
  );
}

/** Every month from the first to the last with evidence: a gap between two is a row too. */
function monthsOf({ sums, statements, observations, currency, basis }: EarningsInput): string[] {
  const matching = observations.filter((one) => one.metric === `earnings.${basis}` && one.currency === currency);
  const days = [
    ...sums.map(({ month }) => month),
    ...(sums.length > 0 ? statements.flatMap(({ from, to }) => [from, to]) : []),
    ...matching.flatMap((one) => monthOf(one) ?? (one.period ? [one.period.from, one.period.to] : [])),
  ].map((day) => day.slice(0, 7));
  const [first, last] = [firstOf([...days, "9999-99"]), lastOf(days)];
  const months: string[] = [];
  for (let month = last; month >= first && months.length < 240; month = addMonths(month, -1)) months.push(month);
  return months;
}

/** Of a refund's own line and of a payment marked as refunded: what was given back, from 0 up. */
const asAmount = (sum: PaymentSum): PaymentSum => ({
  ...sum,
  netCents: Math.abs(sum.netCents),
  grossCents: sum.grossCents === null ? null : Math.abs(sum.grossCents),
});
const newest = (evidence: readonly Evidence[]) => lastOf(evidence.map(({ addedAt }) => addedAt));
