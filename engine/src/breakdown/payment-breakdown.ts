import type { MetricName } from "../catalogue/metrics.ts";
import { lastOf } from "../earnings/month-totals.ts";
import type { Evidence, Period } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact, type FactDraft, makeFact, makeMissing } from "../ledger/make-fact.ts";
import {
  type BreakdownUnit,
  beyondOf,
  changeOf,
  countBeyond,
  eachOf,
  isDecided,
  isOfTime,
  type Limit,
  medianOf,
  type PaymentColumn,
  type RunOf,
  streaksOf,
  topShareOf,
} from "./operations.ts";

/** Payments of one group. Days and months are of the statement's own clock. */
export interface PaymentGroup {
  /** `2026-11-12`, the Monday of a week, `2026-11`, 1 (Monday) to 7, 0 to 23, a kind, the id of a model, or a payer. */
  key: string;
  /** In cents; null where a statement lacks the requested amount. */
  cents: number | null;
  payments: number;
  /** What these payments brought, without what was given back: of it a mean is. */
  paidCents?: number | null;
  /** Different people, as far as statements distinguish them; null of payments of several models, where one may pay in each. */
  payers: number | null;
  period: Period;
  /** Statements cover all days of the group. */
  isWhole: boolean;
  /** Of weekdays and weekends, how many of them the days have. */
  days?: number;
}

export interface BreakdownInput {
  by: BreakdownUnit;
  /** The first is what groups are compared by. */
  columns: readonly [PaymentColumn, ...PaymentColumn[]];
  /** What the amount is: `earnings.total`, `earningsGross` or one kind of payments. */
  metric: MetricName;
  currency: string;
  groups: readonly PaymentGroup[];
  /** All of them in one; absent where they are of no sum. */
  total: PaymentGroup | undefined;
  /** The same groups of the days before, which they are held against. */
  before?: { groups: readonly PaymentGroup[]; total: PaymentGroup | undefined } | undefined;
  /** The same groups of more days, of which as many as the groups have are held against them. */
  usual?: { groups: readonly PaymentGroup[]; total: PaymentGroup; days: number; of: number } | undefined;
  /** Groups beyond this amount (cents), or number, are counted. */
  limit?: Limit | undefined;
  /** What holds for units in a row that are counted. */
  run?: RunOf | undefined;
  /** Which part of all each group is, is stated as well. */
  hasParts?: boolean | undefined;
  /** How many of the largest groups are added up to a share of all. */
  top?: number | undefined;
  evidence: readonly Evidence[];
}

/**
 * What payments came to by day, kind, model or another unit: `breakdown.{column}.{key}` of each group and `breakdown.{column}` of all; where they are
 * asked for `.before.{key}` and `.change.{key}` (percent), what a whole day, week or month brings on average as `breakdown.each` and the middle one as
 * `breakdown.median`, how many groups lie beyond an amount as `breakdown.beyond`, how many in a row as `breakdown.streak`, and which part the largest
 * bring as `breakdown.topShare`. Groups that statements do not cover whole are
 * neither averaged nor counted.
 */
export function breakdownFacts(input: BreakdownInput): Fact[] {
  const { by, columns, groups, total, evidence } = input;
  const before = input.before ?? usualOf(input);
  const asOf = lastOf(evidence.map(({ addedAt }) => addedAt));
  const of = (group: PaymentGroup, id: string, column: PaymentColumn) => groupFact(input, { group, id, column, asOf });
  const rows = groups.flatMap((group) =>
    columns.map((column) => of(group, `breakdown.${column}.${group.key}`, column)),
  );
  const all = total ? columns.map((column) => of(total, `breakdown.${column}`, column)) : [];
  const [first] = columns;
  const stated = new Map([...rows, ...all].map((fact) => [fact.id, fact]));
  const earlier = before ? [...before.groups, ...(total && before.total ? [before.total] : [])] : [];
  const compared = earlier.flatMap((group) => {
    const end = group.key === "" ? "" : `.${group.key}`;
    const now = stated.get(`breakdown.${first}${end}`);
    if (!now) return [];
    const own = of(group, `breakdown.before${end}`, first);
    const was = input.usual
      ? { ...own, formula: "breakdown.usual", n: input.usual.of, sampleOf: "days" as const }
      : own;
    return [was, ...changeOf(was, now, `breakdown.change${end}`)];
  });
  const wholeBefore = (before?.groups ?? []).flatMap((group) =>
    group.isWhole && first === "amount" ? [of(group, `breakdown.before.${group.key}`, first)] : [],
  );
  const whole = groups.filter(({ isWhole }) => isWhole);
  const factsOf = (some: readonly Pick<PaymentGroup, "key">[]) =>
    some.flatMap(({ key }) => stated.get(`breakdown.${first}.${key}`) ?? []);
  const { limit } = input;
  const known = limit
    ? groups.filter(({ key, isWhole }) =>
        factsOf([{ key }]).some(({ value }) => !isOfTime(by) || isDecided(Number(value), limit, isWhole)),
      )
    : [];
  const ofGroupsBeyond = beyondOf(limit, factsOf(known), total?.period);
  const inRow = groups
    .toSorted((one, other) => one.key.localeCompare(other.key))
    .flatMap((group) => factsOf([group]).map((fact) => ({ fact, isWhole: group.isWhole })));
  return [
    ...rows,
    ...all,
    ...compared,
    ...(first === "amount" ? [...meansOf(by, factsOf(whole), wholeBefore), ...medianOf(by, factsOf(whole))] : []),
    ...(by === "payment" ? beyondPayments(groups, stated) : ofGroupsBeyond),
    ...(isOfTime(by) ? streaksOf(input.run, inRow) : []),
    ...topShareOf(input.top, factsOf(groups), all[0]),
    ...(input.hasParts ? factsOf(groups).flatMap((fact) => partOf(fact, all[0], by)) : []),
  ];
}

function groupFact(
  { by, metric, currency, evidence }: BreakdownInput,
  { group, id, column, asOf }: { group: PaymentGroup; id: string; column: PaymentColumn; asOf: string },
): Fact {
  const { cents, payments, payers, period, days, paidCents: paid = cents } = group;
  const base = { id, kind: "derived", scope: "owner", asOf, period, sources: evidence.map(({ key }) => key) } as const;
  const made = (draft: Pick<FactDraft, "metric" | "value" | "formula"> & Partial<FactDraft>) =>
    makeFact({ ...base, ...draft }, evidence);
  const missing = (of: MetricName, code: "no-gross" | "too-few-sales") =>
    makeMissing({ id, metric: of, asOf, scope: "owner" }, { code });
  const sample = { n: payments, sampleOf: "payments" } as const;
  switch (column) {
    case "amount":
      if (cents === null) return missing(metric, "no-gross");
      // A weekday that came more often brings no more for that.
      return days === undefined
        ? made({
            ...sample,
            metric: by === "payer" ? "payers.spend" : metric,
            currency,
            value: cents,
            formula: "earnings.sum",
          })
        : made({
            ...{ metric: "earnings.dayMean", currency, value: Math.round(cents / Math.max(1, days)) },
            ...{ formula: "earnings.dayMean", n: days, sampleOf: "days" },
          });
    case "payments":
      return made({ metric: "payment.count", value: payments, formula: "payment.count" });
    case "mean":
      if (paid === null || payments === 0) return missing("payment.mean", paid === null ? "no-gross" : "too-few-sales");
      return made({
        ...sample,
        metric: "payment.mean",
        currency,
        value: Math.round(paid / payments),
        formula: "payment.mean",
      });
    case "payers":
      return payers === null
        ? makeMissing({ id, metric: "payers.count", asOf, scope: "owner" }, { code: "needs-statement" })
        : made({ metric: "payers.count", value: payers, formula: "payers.distinct" });
  }
}

/**
 * What each brings on average, and against what each of those before did: `breakdown.each`, `.eachBefore` and `.eachChange`. A single day, week or month
 * is held against their mean itself.
 */
function meansOf(by: BreakdownUnit, facts: readonly Fact[], before: readonly Fact[]): Fact[] {
  const now = eachOf(by, facts);
  const was = eachOf(by, before, "breakdown.eachBefore");
  const [one, other] = [now[0] ?? facts[0], was[0]];
  return [...now, ...was, ...(one && other ? changeOf(other, one, "breakdown.eachChange") : [])];
}

/** How many single payments lie beyond the amount, as `breakdown.beyond`; its `n` is how many there are. */
function beyondPayments(groups: readonly PaymentGroup[], stated: ReadonlyMap<string, Fact>): Fact[] {
  const facts = groups.flatMap(({ key }) => stated.get(`breakdown.payments.${key}`) ?? []);
  const n = groups.reduce((sum, { payments }) => sum + payments, 0);
  const value = groups.find(({ key }) => key === "beyond")?.payments ?? 0;
  return countBeyond({ value, n, formula: "breakdown.beyondPayments", period: facts[0]?.period }, facts);
}

/** Which part of all a group is: `breakdown.part.{key}`, percent. */
function partOf(fact: Fact, total: Fact | undefined, by: BreakdownUnit): Fact[] {
  if (typeof fact.value !== "number" || typeof total?.value !== "number" || total.value <= 0) return [];
  const metric = by === "model" ? "earnings.ofAll" : "earnings.partShare";
  const { asOf, period } = fact;
  return [
    deriveFact(
      {
        ...{ id: fact.id.replace(/^breakdown\.\w+/, "breakdown.part"), metric, asOf },
        ...{
          value: (100 * fact.value) / total.value,
          formula: by === "model" ? "figures.share" : "earnings.partShare",
        },
        ...(period && { period }),
      },
      [fact, total],
    ),
  ];
}

/** What groups bring on average in as many days as they have; also those that brought something on other days alone. */
function usualOf({ usual }: BreakdownInput): BreakdownInput["before"] {
  if (!usual) return undefined;
  const scaled = (group: PaymentGroup): PaymentGroup => ({
    ...group,
    cents: group.cents === null ? null : Math.round((group.cents * usual.days) / Math.max(1, usual.of)),
  });
  return { groups: usual.groups.map(scaled), total: scaled(usual.total) };
}
