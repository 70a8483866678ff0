import { mean } from "simple-statistics";
import type { MetricName } from "../catalogue/metrics.ts";
import type { Evidence, Period } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact, type FactDraft, makeFact, makeMissing } from "../ledger/make-fact.ts";
import { lastOf } from "./month-totals.ts";

/** What payments are grouped by. */
export const breakdownUnits = ["day", "week", "month", "weekday", "hour", "kind", "model", "payer"] as const;
export type BreakdownUnit = (typeof breakdownUnits)[number];

/** What a group states: an amount, how many payments, what one brings on average, or how many people paid. */
export const breakdownColumns = ["amount", "payments", "mean", "payers"] as const;
export type BreakdownColumn = (typeof breakdownColumns)[number];

/** Payments of one group. Days and months are of the statement's own clock. */
export interface PaymentGroup {
  /** `2026-11-12`, the Monday of a week, `2026-11`, 1 (Monday) to 7, 0 to 23, a kind, the id of a model, or a payer. */
  key: string;
  /** In cents; null where a statement does not name the amount that is asked for. */
  cents: number | null;
  payments: number;
  /** Different people, as far as statements tell them apart; null of payments of several models, where one may pay in each. */
  payers: number | null;
  period: Period;
  /** Statements cover all days of the group. */
  isWhole: boolean;
  /** Of weekdays, how many of them the days have. */
  days?: number;
}

export interface BreakdownInput {
  by: BreakdownUnit;
  /** The first is what groups are compared by. */
  columns: readonly [BreakdownColumn, ...BreakdownColumn[]];
  /** What the amount is: `earnings.total`, `earningsGross` or one kind of payments. */
  metric: MetricName;
  currency: string;
  groups: readonly PaymentGroup[];
  /** All of them in one; absent where they are of no sum. */
  total: PaymentGroup | undefined;
  /** The same groups of the days before, which they are held against. */
  before?: { groups: readonly PaymentGroup[]; total: PaymentGroup } | undefined;
  /** The same groups of more days, of which as many as the groups have are held against them. */
  usual?: { groups: readonly PaymentGroup[]; total: PaymentGroup; days: number; of: number } | undefined;
  /** Groups beyond this amount (cents), or number, are counted. */
  limit?: { way: "over" | "under"; amount: number; isInclusive: boolean } | undefined;
  /** How many of the largest groups are added up to a share of all. */
  top?: number | undefined;
  evidence: readonly Evidence[];
}

/**
 * What payments came to by day, kind, model or another unit: `breakdown.{column}.{key}` of each group and `breakdown.{column}` of all; where they are
 * asked for `.before.{key}` and `.change.{key}` (percent), what a whole day, week or month brings on average as `breakdown.each`, how many groups lie
 * beyond an amount as `breakdown.beyond`, and which part the largest bring as `breakdown.topShare`. Groups that statements do not cover whole are
 * neither averaged nor counted.
 */
export function breakdownFacts(input: BreakdownInput): Fact[] {
  const { by, columns, groups, total, evidence } = input;
  const before = input.before ?? usualOf(input);
  const asOf = lastOf(evidence.map(({ addedAt }) => addedAt));
  const of = (group: PaymentGroup, id: string, column: BreakdownColumn) =>
    groupFact(input, { group, id, column, asOf });
  const rows = groups.flatMap((group) =>
    columns.map((column) => of(group, `breakdown.${column}.${group.key}`, column)),
  );
  const all = total ? columns.map((column) => of(total, `breakdown.${column}`, column)) : [];
  const [first] = columns;
  const earlier = new Map(
    [...(before?.groups ?? []), ...(before && total ? [before.total] : [])].map((one) => [one.key, one]),
  );
  const compared = [...groups, ...(total ? [total] : [])].flatMap(({ key }) => {
    const group = earlier.get(key);
    const end = key === "" ? "" : `.${key}`;
    const now = [...rows, ...all].find(({ id }) => id === `breakdown.${first}${end}`);
    if (!group || !now) return [];
    const own = of(group, `breakdown.before${end}`, first);
    const was = input.usual
      ? { ...own, formula: "breakdown.usual", n: input.usual.of, sampleOf: "days" as const }
      : own;
    return [was, ...changeOf(was, now, `breakdown.change${end}`)];
  });
  const whole = groups.filter(({ isWhole }) => isWhole);
  const factsOf = (some: readonly PaymentGroup[]) =>
    some.flatMap(({ key }) => rows.find(({ id }) => id === `breakdown.${first}.${key}`) ?? []);
  return [
    ...rows,
    ...all,
    ...compared,
    ...eachOf(by, first, factsOf(whole)),
    ...beyondOf(input, factsOf(by === "day" || by === "week" || by === "month" ? whole : groups)),
    ...topShareOf(input, rows, all),
  ];
}

interface GroupOptions {
  group: PaymentGroup;
  id: string;
  column: BreakdownColumn;
  asOf: string;
}

function groupFact(
  { by, metric, currency, evidence }: BreakdownInput,
  { group, id, column, asOf }: GroupOptions,
): Fact {
  const { cents, payments, payers, period, days } = group;
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
      if (cents === null || payments === 0)
        return missing("payment.mean", cents === null ? "no-gross" : "too-few-sales");
      return made({
        ...sample,
        metric: "payment.mean",
        currency,
        value: Math.round(cents / payments),
        formula: "payment.mean",
      });
    case "payers":
      return payers === null
        ? makeMissing({ id, metric: "payers.count", asOf, scope: "owner" }, { code: "needs-statement" })
        : made({ metric: "payers.count", value: payers, formula: "payers.distinct" });
  }
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

/** How a group differs from the days before, in percent of these; nothing where they brought nothing. */
function changeOf(was: Fact, now: Fact, id: string): Fact[] {
  if (typeof was.value !== "number" || typeof now.value !== "number" || was.value <= 0) return [];
  const value = (100 * (now.value - was.value)) / was.value;
  const { asOf, period } = now;
  return [
    deriveFact(
      {
        ...{ id, metric: "breakdown.change", value, formula: "breakdown.change", asOf },
        ...(period && { period }),
      },
      [now, was],
    ),
  ];
}

const means = { day: "earnings.dayMean", week: "earnings.weekMean", month: "earnings.monthMean" } as const;
const samples = { day: "days", week: "weeks", month: "months" } as const;

/** What a whole day, week or month brings on average. */
function eachOf(by: BreakdownUnit, column: BreakdownColumn, facts: readonly Fact[]): Fact[] {
  if ((by !== "day" && by !== "week" && by !== "month") || column !== "amount") return [];
  const values = facts.flatMap(({ value }) => (typeof value === "number" ? [value] : []));
  const [first] = facts;
  if (!first || values.length < 2) return [];
  const periods = facts.flatMap(({ period }) => period ?? []);
  const [from] = periods.map((one) => one.from).toSorted();
  const to = periods
    .map((one) => one.to)
    .toSorted()
    .at(-1);
  const metric = means[by];
  return [
    deriveFact(
      {
        ...{
          id: "breakdown.each",
          metric,
          value: Math.round(mean(values)),
          formula: "breakdown.mean",
          asOf: first.asOf,
          inputs: [],
        },
        ...{ n: values.length, sampleOf: samples[by] },
        ...(first.currency && { currency: first.currency }),
        ...(from !== undefined && to !== undefined && { period: { from, to } }),
      },
      facts,
    ),
  ];
}

/** How many groups lie beyond the amount; `n` is how many there are. */
function beyondOf({ limit, total, groups }: BreakdownInput, facts: readonly Fact[]): Fact[] {
  const [first] = facts;
  if (!limit || !first) return [];
  const value = facts.filter((fact) => typeof fact.value === "number" && isBeyond(fact.value, limit)).length;
  const period = total?.period ?? groups[0]?.period;
  return [
    deriveFact(
      {
        ...{ id: "breakdown.beyond", metric: "breakdown.beyond", value, formula: "breakdown.beyond", asOf: first.asOf },
        ...{ n: facts.length, inputs: [] },
        ...(period && { period }),
      },
      facts,
    ),
  ];
}

/** Whether an amount lies beyond a limit, which is in the same unit. */
export const isBeyond = (value: number, { way, amount, isInclusive }: NonNullable<BreakdownInput["limit"]>): boolean =>
  (isInclusive && value === amount) || (way === "over" ? value > amount : value < amount);

/** Which part of all the largest groups bring. */
function topShareOf(
  { top, columns: [first], groups }: BreakdownInput,
  rows: readonly Fact[],
  all: readonly Fact[],
): Fact[] {
  const [total] = all;
  if (top === undefined || !total || typeof total.value !== "number" || total.value <= 0) return [];
  const largest = groups
    .flatMap(({ key }) => rows.find(({ id }) => id === `breakdown.${first}.${key}`) ?? [])
    .toSorted((one, other) => Number(other.value) - Number(one.value))
    .slice(0, top);
  const part = largest.reduce((sum, { value }) => sum + Number(value), 0);
  const { asOf, period } = total;
  return [
    deriveFact(
      {
        ...{ id: "breakdown.topShare", metric: "breakdown.topShare", value: (100 * part) / total.value, asOf },
        ...{ formula: "breakdown.topShare", n: largest.length, ...(period && { period }) },
      },
      [...largest, total],
    ),
  ];
}
