import { mean, median } from "simple-statistics";
import type { FormulaKey } from "../catalogue/formulas.ts";
import type { Period } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";

/**
 * What figures are grouped by; the parts of a week are `weekday` (Monday to Friday) and `weekend`. Single payments are those beyond an amount
 * (`beyond`) and the others (`within`); of posts each is one.
 */
export const breakdownUnits = [
  "day",
  "week",
  "month",
  "weekday",
  "weekpart",
  "hour",
  "kind",
  "model",
  "payer",
  "payment",
  "post",
] as const;
export type BreakdownUnit = (typeof breakdownUnits)[number];
export type PaymentUnit = Exclude<BreakdownUnit, "post">;

/** What a group states: of payments an amount, their number, what one brings on average, or how many people paid; of an audience what was gained, or posts and what they drew. */
export const paymentColumns = ["amount", "payments", "mean", "payers"] as const;
export const audienceColumns = ["gain", "posts", "likes", "comments", "views"] as const;
export const breakdownColumns = [...paymentColumns, ...audienceColumns] as const;
export type PaymentColumn = (typeof paymentColumns)[number];
export type AudienceColumn = (typeof audienceColumns)[number];
export type BreakdownColumn = (typeof breakdownColumns)[number];

/** Models that have a column each beside all of them: of more a table would be too wide. */
export const mostModelColumns = 5;

/** Whether a unit is one of a calendar. */
export const isOfTime = (by: string | undefined): by is "day" | "week" | "month" =>
  by === "day" || by === "week" || by === "month";

/** An amount, in the unit of what is held against it; with `upTo` what lies between both is meant, both included. */
export interface Limit {
  way: "over" | "under";
  amount: number;
  isInclusive: boolean;
  upTo?: number | undefined;
}

/** What holds for each unit of a row of them: it is beyond an amount, or more (`up`) or less (`down`) than the one before. */
export type RunOf = Limit | "up" | "down";

/** How a group differs from the days before, in percent of these; nothing where they brought nothing. */
export function changeOf(was: Fact, now: Fact, id: string): Fact[] {
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

const meansOfEarnings = { day: "earnings.dayMean", week: "earnings.weekMean", month: "earnings.monthMean" } as const;
const samples = { day: "days", week: "weeks", month: "months" } as const;

/** What a whole day, week or month brings on average, as `breakdown.each`; of amounts in cents, else of a number. */
export function eachOf(by: BreakdownUnit, facts: readonly Fact[], id = "breakdown.each"): Fact[] {
  const values = facts.flatMap(({ value }) => (typeof value === "number" ? [value] : []));
  const [first] = facts;
  if (!isOfTime(by) || !first || values.length < 2) return [];
  const { asOf, currency, unit } = first;
  const period = spanOf(facts);
  const value = unit === "cents" ? Math.round(mean(values)) : mean(values);
  const about = { metric: unit === "cents" ? meansOfEarnings[by] : "breakdown.each", value, asOf } as const;
  const sample = { n: values.length, sampleOf: samples[by] } as const;
  return [
    deriveFact(
      {
        ...{ id, ...about, ...sample, formula: "breakdown.mean", inputs: [] },
        ...(currency && { currency }),
        ...(period && { period }),
      },
      facts,
    ),
  ];
}

/** The days of the first and the last of these facts. */
function spanOf(facts: readonly Fact[]): Period | undefined {
  const periods = facts.flatMap(({ period }) => period ?? []);
  const [from] = periods.map((one) => one.from).toSorted();
  const to = periods
    .map((one) => one.to)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** How many of these lie beyond the amount, as `breakdown.beyond`, and which part that is, as `breakdown.beyondShare`; its `n` is how many there are. */
export function beyondOf(limit: Limit | undefined, facts: readonly Fact[], period = spanOf(facts)): Fact[] {
  const [first] = facts;
  if (!limit || !first) return [];
  const value = facts.filter((fact) => typeof fact.value === "number" && isBeyond(fact.value, limit)).length;
  return countBeyond({ value, n: facts.length, formula: "breakdown.beyond", period }, facts);
}

/** So many of `n`, and which part that is. */
export function countBeyond(
  { value, n, formula, period }: { value: number; n: number; formula: FormulaKey; period: Period | undefined },
  facts: readonly Fact[],
): Fact[] {
  const [first] = facts;
  if (!first || n === 0) return [];
  const about = { asOf: first.asOf, n, inputs: [], ...(period && { period }) };
  return [
    deriveFact({ id: "breakdown.beyond", metric: "breakdown.beyond", value, formula, ...about }, facts),
    deriveFact(
      { id: "breakdown.beyondShare", metric: "breakdown.beyondShare", value: (100 * value) / n, formula, ...about },
      facts,
    ),
  ];
}

/** Whether a number lies beyond a limit. */
export const isBeyond = (value: number, { way, amount, isInclusive, upTo }: Limit): boolean =>
  ((isInclusive && value === amount) || (way === "over" ? value > amount : value < amount)) &&
  (upTo === undefined || value <= upTo);

/** Whether it is known of a unit that it lies beyond a limit, or not: one that is not over can only become more. */
export const isDecided = (value: number, limit: Limit, isWhole: boolean): boolean =>
  isWhole || (limit.way === "over" && limit.upTo === undefined && isBeyond(value, limit));

/** The middle one of whole days, weeks or months, as `breakdown.median`. */
export function medianOf(by: BreakdownUnit, facts: readonly Fact[]): Fact[] {
  const values = facts.flatMap(({ value }) => (typeof value === "number" ? [value] : []));
  const [first] = facts;
  if (!isOfTime(by) || !first || values.length < 2) return [];
  const { asOf, currency, unit } = first;
  const period = spanOf(facts);
  const value = unit === "cents" ? Math.round(median(values)) : median(values);
  return [
    deriveFact(
      {
        ...{ id: "breakdown.median", metric: unit === "cents" ? "breakdown.medianAmount" : "breakdown.median", value },
        ...{ asOf, n: values.length, sampleOf: samples[by], formula: "breakdown.median", inputs: [] },
        ...(currency && { currency }),
        ...(period && { period }),
      },
      facts,
    ),
  ];
}

/**
 * How many units in a row something holds of: the longest row as `breakdown.streak`, the first of these where several are as long, and the one that lasts as
 * `breakdown.streakNow`, each with its days. A unit that is not over counts where it is beyond already, since it can only become more.
 *
 * @param groups in the order of time
 */
export function streaksOf(run: RunOf | undefined, groups: readonly { fact: Fact; isWhole: boolean }[]): Fact[] {
  const known = groups.filter(({ fact }) => typeof fact.value === "number");
  const first = known[0]?.fact;
  if (run === undefined || !first) return [];
  const holds = (at: number): boolean | undefined => {
    const [own, before] = [known[at], known[at - 1]];
    const value = Number(own?.fact.value);
    if (typeof run === "object") {
      const isSo = isBeyond(value, run);
      return isDecided(value, run, own?.isWhole === true) ? isSo : undefined;
    }
    if (!before?.isWhole) return undefined;
    const was = Number(before.fact.value);
    if (!own?.isWhole) return value > was ? run === "up" : undefined;
    return run === "up" ? value > was : value < was;
  };
  const rows: Fact[][] = [[]];
  for (const [at, { fact }] of known.entries()) {
    const isSo = holds(at);
    if (isSo) rows.at(-1)?.push(fact);
    else if (isSo === false || at < known.length - 1) rows.push([]);
  }
  const longest = rows.reduce((one, other) => (other.length > one.length ? other : one));
  const factOf = (id: string, row: readonly Fact[]) => {
    const period = spanOf(row);
    return deriveFact(
      {
        ...{ id, metric: "breakdown.streak", value: row.length, formula: "breakdown.streak", asOf: first.asOf },
        ...{ inputs: [], ...(period && { period }) },
      },
      known.map(({ fact }) => fact),
    );
  };
  return [factOf("breakdown.streak", longest), factOf("breakdown.streakNow", rows.at(-1) ?? [])];
}

/** Which part of all so many of the largest bring, as `breakdown.topShare`. */
export function topShareOf(top: number | undefined, facts: readonly Fact[], total: Fact | undefined): Fact[] {
  if (top === undefined || typeof total?.value !== "number" || total.value <= 0) return [];
  const largest = facts.toSorted((one, other) => Number(other.value) - Number(one.value)).slice(0, top);
  const part = largest.reduce((sum, { value }) => sum + Number(value), 0);
  const { asOf, period } = total;
  const about = { metric: "breakdown.topShare", value: (100 * part) / total.value, asOf } as const;
  return [
    deriveFact(
      {
        ...{ id: "breakdown.topShare", ...about, formula: "breakdown.topShare", n: largest.length },
        ...(period && { period }),
      },
      [...largest, total],
    ),
  ];
}
