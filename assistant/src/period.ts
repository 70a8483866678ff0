import { dayMs, type Fact, type Period } from "@fanradar/engine";

/** Ends of a long period may lie so many days from those of a fact; of a short one a quarter of its days. */
const slackDays = 3;

/**
 * The days of a period as questions name it: `last-month`, `this-month`, `2026-10`, `2026`, months `2026-09..2026-10`, a day `2026-10-05` or `30d`,
 * which ends today. Both are included, as '2026-10-01'. Undefined for another text.
 *
 * @param now ISO instant of the question
 */
export function daysOfPeriod(period: string, now: string): Period | undefined {
  const today = new Date(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const daysFrom = (from: number, until: number): Period => ({ from: dayAt(from), to: dayAt(until - dayMs) });
  const months = (at: number, count = 1, of = year) => daysFrom(Date.UTC(of, at, 1), Date.UTC(of, at + count, 1));
  if (period === "this-month") return months(month);
  if (period === "last-month") return months(month - 1);
  if (isDay(period)) return { from: period, to: period };
  const [, count] = /^(\d+)d$/.exec(period) ?? [];
  const tomorrow = Date.UTC(year, month, today.getUTCDate() + 1);
  if (count !== undefined) return daysFrom(tomorrow - Number(count) * dayMs, tomorrow);
  const [, first, last] = /^(\d{4}-\d\d)\.\.(\d{4}-\d\d)$/.exec(period) ?? [];
  const end = last === undefined ? undefined : daysOfPeriod(last, now);
  if (end) return { from: `${first}-01`, to: end.to };
  const [, calendarYear, calendarMonth] = /^(\d{4})(?:-(\d\d))?$/.exec(period) ?? [];
  if (calendarYear === undefined) return undefined;
  return calendarMonth === undefined
    ? months(0, 12, Number(calendarYear))
    : months(Number(calendarMonth) - 1, 1, Number(calendarYear));
}

/** Whether a period as questions name it is so many days back, which end today. */
export const endsToday = (period: string | undefined): boolean => /^\d+d$/.test(period ?? "");

/** Whether a period is a single day, as `2026-10-05`. */
export const isDay = (period: string): boolean => /^\d{4}-\d\d-\d\d$/.test(period);

/**
 * Whether the month that a question about the future names begins after a forecast's last day. Such a question means the next month of
 * that name.
 *
 * @param last the last day of the forecast, as '2026-12-25'
 * @param now ISO instant of the question
 */
export function isBeyond(period: string | undefined, last: string, now: string): boolean {
  const month = /^\d{4}-(\d\d)$/.exec(period ?? "")?.[1];
  if (month === undefined) return false;
  const year = Number(now.slice(0, 4)) + (month < now.slice(5, 7) ? 1 : 0);
  return `${year}-${month}-01` > last;
}

/** As many days right before. */
export function daysBefore({ from, to }: Period): Period {
  const start = Date.parse(from);
  return { from: dayAt(2 * start - Date.parse(to) - dayMs), to: dayAt(start - dayMs) };
}

/** Whether a fact is of these days, give or take a few, or of half of them and no others; of days that are not over, up to now. */
export function isOfDays({ period }: Pick<Fact, "period">, days: Period, now: string): boolean {
  if (!period) return false;
  const last = days.to < now ? days.to : now.slice(0, 10);
  const length = daysBetween(days.from, last) + 1;
  const slack = Math.min(slackDays, Math.floor(length / 4));
  const isWithin = daysBetween(days.from, period.from) >= -slack && daysBetween(period.to, last) >= -slack;
  return isWithin && 2 * (daysBetween(period.from, period.to) + 1) >= length;
}

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayMs;

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
