import { dayMs } from "../catalogue/time.ts";
import type { StatementDays } from "../earnings/earnings-input.ts";
import { newestDay } from "../earnings/latest-days.ts";
import type { Period } from "../ledger/evidence.ts";
import { calendarUnits, listDays } from "./calendar-units.ts";
import { type BreakdownUnit, isOfTime } from "./operations.ts";
import type { PaymentGroup } from "./payment-breakdown.ts";

/** Payments of one model with one key, or all of them. */
export type GroupOfModel = Pick<PaymentGroup, "key" | "cents" | "payments" | "payers" | "paidCents">;

export interface ModelPayments {
  model: number;
  statements: readonly StatementDays[];
  /** By every unit but models, of which it is one itself. */
  groups: readonly GroupOfModel[];
  total: GroupOfModel;
}

/** A model whose statements end so much earlier than those of others is behind: the days since are not held back for it. */
const behindDays = 7;

/** The last day that the statements of these models know, or know whole, but for models whose statements ended long before. */
export function lastKnownDay(
  models: readonly Pick<ModelPayments, "statements">[],
  by: "to" | "wholeTo",
): string | undefined {
  const ends = models.flatMap(({ statements }) => newestDay(statements, by) ?? []).toSorted();
  const newest = ends.at(-1);
  if (newest === undefined) return undefined;
  const earliest = new Date(Date.parse(newest) - behindDays * dayMs).toISOString().slice(0, 10);
  return ends.find((end) => end >= earliest);
}

/**
 * The payments of models added up by a unit. A day, week or month that statements cover and that brought nothing is there with 0; it is whole
 * where they cover all of its days, and a day only up to the last that all know whole.
 *
 * @param span days, both included, whose payments these are
 */
export function groupPayments(
  models: readonly ModelPayments[],
  { by, span }: { by: BreakdownUnit; span: Period },
): { groups: PaymentGroup[]; total: PaymentGroup } {
  const days = coveredDays(models, span);
  const known: Period = { from: days[0] ?? span.from, to: days.at(-1) ?? span.to };
  const total = added(
    "",
    models.map((one) => one.total),
    { period: known, isWhole: true },
  );
  if (by === "model")
    return {
      total,
      groups: models.map((one) => added(String(one.model), [one.total], { period: known, isWhole: true })),
    };
  const parts = models.flatMap(({ model, groups }) =>
    // A payer of one model is not known to be one of another.
    groups.map((group) => (by === "payer" ? { ...group, key: `${model}.${group.key}` } : group)),
  );
  const found = Map.groupBy(parts, ({ key }) => key);
  // An hour without payments counts as zero.
  if (by === "hour" && parts.length > 0)
    for (let hour = 0; hour < hoursOfDay; hour++) found.set(String(hour), found.get(String(hour)) ?? []);
  if (isOfTime(by)) {
    const last = lastKnownDay(models, "wholeTo") ?? known.to;
    const groups = calendarUnits(by, days).map(({ key, period, isWhole }) =>
      // Of a day that was not over when its statement was added payments may be missing.
      added(key, found.get(key) ?? [], { period, isWhole: isWhole && (by !== "day" || key <= last) }),
    );
    return { total, groups };
  }
  const keyOf = keysOfDays.get(by);
  const ofWeek = keyOf && Map.groupBy(days, keyOf);
  const groups = [...found].map(([key, some]) => {
    const group = added(key, some, { period: known, isWhole: true });
    return ofWeek ? { ...group, days: ofWeek.get(key)?.length ?? 0 } : group;
  });
  return { total, groups };
}

/**
 * Payments of earlier days, which others are held against. Of a model whose statements know none of these days nothing is stated: it is not 0. Where some
 * models are not known their sum has no counterpart, and only models are held against themselves.
 */
export function groupEarlierPayments(
  models: readonly ModelPayments[],
  { by, span }: { by: BreakdownUnit; span: Period },
): { groups: PaymentGroup[]; total: PaymentGroup | undefined } | undefined {
  const known = models.filter((one) => coveredDays([one], span).length > 0);
  if (known.length === models.length && known.length > 0) return groupPayments(models, { by, span });
  if (known.length === 0 || by !== "model") return undefined;
  return { groups: groupPayments(known, { by, span }).groups, total: undefined };
}

function added(
  key: string,
  some: readonly GroupOfModel[],
  { period, isWhole }: Pick<PaymentGroup, "period" | "isWhole">,
): PaymentGroup {
  const [one, ...others] = some.filter(({ payments }) => payments > 0);
  return {
    ...{ key, period, isWhole },
    cents: sumOf(some.map(({ cents }) => cents)),
    paidCents: sumOf(some.map(({ cents, paidCents = cents }) => paidCents)),
    payments: some.reduce((sum, { payments }) => sum + payments, 0),
    payers: one === undefined ? 0 : others.length > 0 ? null : one.payers,
  };
}

/** Null where one of them is not known. */
const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.includes(null) ? null : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

/** The days of the span that statements cover, in order. */
function coveredDays(models: readonly Pick<ModelPayments, "statements">[], span: Period): string[] {
  const days = models.flatMap(({ statements }) => statements.flatMap(listDays));
  return [...new Set(days)].filter((day) => day >= span.from && day <= span.to).toSorted();
}

/** 1 of a Monday to 7 of a Sunday. */
const weekdayOf = (day: string) => ((new Date(day).getUTCDay() + 6) % 7) + 1;
const saturday = 6;
const hoursOfDay = 24;

/** The group that a day belongs to, of units that come again each week. */
const keysOfDays: ReadonlyMap<BreakdownUnit, (day: string) => string> = new Map([
  ["weekday", (day: string) => String(weekdayOf(day))],
  ["weekpart", (day: string) => (weekdayOf(day) < saturday ? "weekday" : "weekend")],
]);
