import { addDays, dayAt, dayMs, type Fact, mondayOf, type Period } from "@fanradar/engine";

/** Ends of a long period may lie so many days from those of a fact; of a short one a quarter of its days. */
const slackDays = 3;

/**
 * The days of a period as questions name it: `last-month`, `this-month`, `2026-10`, `2026`, months `2026-09..2026-10`, a day `2026-10-05`, days
 * `2026-10-01..2026-10-27` or `30d`, which ends today. Both are included, as '2026-10-01'. Undefined for another text.
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
  const [from = "", to = ""] = period.split("..");
  if (isDay(from) && isDay(to)) return { from, to };
  const [, first, last] = /^(\d{4}-\d\d)\.\.(\d{4}-\d\d)$/.exec(period) ?? [];
  const end = last === undefined ? undefined : daysOfPeriod(last, now);
  if (end) return { from: `${first}-01`, to: end.to };
  const [, calendarYear, calendarMonth] = /^(\d{4})(?:-(\d\d))?$/.exec(period) ?? [];
  if (calendarYear === undefined) return undefined;
  return calendarMonth === undefined
    ? months(0, 12, Number(calendarYear))
    : months(Number(calendarMonth) - 1, 1, Number(calendarYear));
}

/** Of days of which some are still to come, those until today. */
export function untilToday(period: string | null, now: string): string | null {
  const [, from, to] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(period ?? "") ?? [];
  const today = now.slice(0, 10);
  return from !== undefined && to !== undefined && from <= today && to > today ? `${from}..${today}` : period;
}

/** Whether a text names days that there are, in their order. */
export function isPeriod(text: string, now: string): boolean {
  const days = daysOfPeriod(text, now);
  const isDate = (day: string) => new Date(Date.parse(day) || 0).toISOString().startsWith(day);
  return days !== undefined && isDate(days.from) && isDate(days.to) && days.from <= days.to;
}

/** Whether a period as questions name it is so many days back, which end today. */
export const endsToday = (period: string | undefined): boolean => /^\d+d$/.test(period ?? "");

/** The first day of all that is known, where a question asks for that. */
export const allTime = "2000-01-01";

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

/**
 * The days of an earlier month that are as far into it as today is into its own: of 'last month' on the 27th its first 27; of a year those of its
 * month of today's name. A month that is shorter ends with its last day.
 *
 * @param period as questions name it; without one, or of the present, the month before
 */
export function sameDaysOf(period: string | undefined, now: string): string {
  const isPresent = period === undefined || period === "this-month" || period === now.slice(0, 7);
  const from = daysOfPeriod(isPresent ? "last-month" : period, now)?.from ?? now;
  const today = new Date(now);
  const year = Number(from.slice(0, 4));
  // A year is meant as far as this month is.
  const month = /^\d{4}$/.test(period ?? "") ? today.getUTCMonth() : Number(from.slice(5, 7)) - 1;
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return `${dayAt(Date.UTC(year, month, 1))}..${dayAt(Date.UTC(year, month, Math.min(today.getUTCDate(), lastOfMonth)))}`;
}

/**
 * The days that those of a period are held against: the named ones, of a period that is not over as many of them; without these the month before, or
 * as many days right before. Of a month that is compared with a year, the month of that year.
 */
export function baseDays(
  { period, before }: { period?: string | undefined; before?: string | undefined },
  now: string,
): Period | undefined {
  const days = period === undefined ? undefined : daysOfPeriod(period, now);
  if (!days) return undefined;
  const month = days.from.slice(0, 7);
  // The last thirty days may be a month by chance.
  const isMonth = !endsToday(period) && days.from.endsWith("-01") && days.to === daysOfPeriod(month, now)?.to;
  const previous = new Date(Date.parse(days.from) - dayMs).toISOString().slice(0, 7);
  const named =
    before !== undefined && /^\d{4}$/.test(before) && isMonth
      ? `${before}-${month.slice(5)}`
      : (before ?? (isMonth ? previous : undefined));
  if (named === undefined) return isWeekSoFar(days, now) ? weekBefore(days) : daysBefore(days);
  // Of a year that is not over as much of the other.
  if (days.to > now && period !== undefined && /^\d{4}$/.test(period) && /^\d{4}$/.test(named))
    return { from: `${named}-01-01`, to: `${named}${now.slice(4, 10)}` };
  const whole = daysOfPeriod(named, now);
  // Of days within a month the same days of the month that they are held against.
  const isPart = !isMonth && !endsToday(period) && days.from < days.to && month === days.to.slice(0, 7);
  if (whole && isPart && whole.from.endsWith("-01") && whole.to === daysOfPeriod(whole.from.slice(0, 7), now)?.to) {
    // A shorter month ends with its last day.
    const dayOf = (day: string) => {
      const same = `${whole.from.slice(0, 8)}${day.slice(8)}`;
      return same > whole.to ? whole.to : same;
    };
    return { from: dayOf(days.from), to: dayOf(days.to) };
  }
  // Of months together that are not over as many days of the others.
  if (whole && days.to > now && days.from.slice(0, 7) < now.slice(0, 7)) {
    const last = Date.parse(whole.from) + Date.parse(now.slice(0, 10)) - Date.parse(days.from);
    return { from: whole.from, to: dayAt(Math.min(last, Date.parse(whole.to))) };
  }
  return days.to > now ? daysOfPeriod(sameDaysOf(named, now), now) : whole;
}

/** Whether days are those of a week that is not over, up to today. */
const isWeekSoFar = ({ from, to }: Period, now: string): boolean =>
  to === now.slice(0, "2026-12-01".length) && from < to && from === mondayOf(to);
/** The same days of the week before. */
const weekBefore = ({ from, to }: Period): Period => ({ from: addDays(from, -7), to: addDays(to, -7) });

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
