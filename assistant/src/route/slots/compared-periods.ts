import { countDays } from "@fanradar/engine";
import { daysOfPeriod, sameDaysOf } from "../../period.ts";
import type { Question } from "../../question.ts";
import type { Found } from "../tokens.ts";
import { countedBefore, monthBefore, periodAfter, periodBefore } from "./find-period.ts";
import { findQualifiers } from "./find-qualifiers.ts";
import { keyOfUnit } from "./key-of-unit.ts";
import { weekendBefore } from "./named-weeks.ts";

/** The days of a question, and those that they are held against. */
type Times = Pick<Question, "period" | "before">;

interface Spoken {
  now: string;
  /** The period of the question before. */
  spokenOf: string | undefined;
}

/** 'The month before' as the month that it is: before the other period of the text, else before the one spoken of; and so 'the week after'. */
export function resolved(
  periods: readonly Found<string>[],
  spokenOf: string | undefined,
  now: string,
): Found<string>[] {
  const other = periods.find(({ value }) => !isBeside(value) && !isCounted.test(value))?.value ?? spokenOf;
  return periods
    .map((one) => ({
      ...one,
      value: isBeside(one.value)
        ? beside[one.value](other, now)
        : isCounted.test(one.value)
          ? (countedBefore(one.value, other, now) ?? periodBefore(other, now))
          : one.value,
    }))
    .filter((one): one is Found<string> => one.value !== undefined);
}
const isCounted = /^\d+[dm]-before$/;

const beside = {
  "month-before": monthBefore,
  "period-before": periodBefore,
  "period-after": periodAfter,
  "weekend-before": weekendBefore,
} as const;
const isBeside = (value: string): value is keyof typeof beside => value in beside;

/** 'At the same time last month': of a period that is over as many days as its successor has so far. */
export function untilSameDay(named: Times, tokens: readonly string[], { now, spokenOf }: Spoken): Times {
  if (!findQualifiers(tokens).some(({ kind }) => kind === "sameDays")) return named;
  const { period, before } = named;
  if (before !== undefined)
    return areAsLong(period, before, now) ? named : { ...named, before: sameDaysOf(before, now) };
  const days = sameDaysAs(spokenOf, period);
  if (days !== undefined && spokenOf !== undefined) return { period: days, before: spokenOf };
  return { period: sameDaysOf(period, now) };
}

function areAsLong(one: string | undefined, other: string, now: string): boolean {
  const [days, others] = [one === undefined ? undefined : daysOfPeriod(one, now), daysOfPeriod(other, now)];
  return days !== undefined && others !== undefined && countDays(days) === countDays(others);
}

/** A period that days are held against: of a month, where these are a part of one, the days of the same numbers. */
export const sameDaysIn = (days: string, period: string, now: string): string =>
  sameDaysAs(days, keyOfUnit(period, "month", now)) ?? period;

/** Of a month the days of the same numbers as days within one month that were spoken of; undefined of other periods. */
export function sameDaysAs(spokenOf: string | undefined, month: string | undefined): string | undefined {
  const [, first, last] = /^\d{4}-\d\d-(\d\d)\.\.\d{4}-\d\d-(\d\d)$/.exec(spokenOf ?? "") ?? [];
  const isOfMonth = /^\d{4}-\d\d$/.test(month ?? "") && spokenOf?.slice(0, 7) === spokenOf?.slice(12, 19);
  return isOfMonth && first !== undefined ? `${month}-${first}..${month}-${last}` : undefined;
}

/** Of two periods the later is asked about, and compared with the earlier; one alone after 'than' is what the present is compared with. */
export function comparedPeriods(
  periods: readonly Found<string>[],
  tokens: readonly string[],
  { now, spokenOf, named }: { now: string; spokenOf: string | undefined; named: readonly Found<unknown>[] },
): Times {
  const [first, second] = [...new Set(periods.map(({ value }) => value))];
  const from = (period: string) => daysOfPeriod(period, now)?.from ?? "";
  if (first === undefined) return {};
  if (second === undefined) {
    // In 'tips vs subs last month' two kinds are compared, and in 'more than Ava in October' two models.
    const end = periods[0]?.from ?? 0;
    const ends = named.flatMap(({ from, length }) => (from < end ? [from + length] : []));
    const isCompared = than.test(tokens.slice(Math.max(0, ...ends), end).join(" "));
    // So many days are compared with as many before.
    if (!isCompared || first.endsWith("d")) return { period: first };
    const isSame = (one: string) => /^\d{4}$/.test(one) === /^\d{4}$/.test(first) && from(one) !== from(first);
    if (spokenOf !== undefined && isSame(spokenOf))
      return { period: spokenOf, before: sameDaysIn(spokenOf, first, now) };
    return { period: /^\d{4}$/.test(first) ? now.slice(0, 4) : "this-month", before: first };
  }
  const [earlier, later] = from(first) < from(second) ? [first, second] : [second, first];
  return { period: later, before: sameDaysIn(later, earlier, now) };
}

/** 'The same period', of which a month is named after it. */
const sameDays =
  "(?:same|gleichen|selben|mism[oa]s?|memes?|periods?|point|stage|dates|zeitraum|zeitpunkt|tagen|periodo|fechas?|momento|periode|moment|epoque|jours)";

/** Right before a period, a few words away: what is asked about is compared with it. */
const than = new RegExp(
  `(?:^| )(?:${[
    "than|below|beneath|under(?:neath)?|above|ahead of|behind|unter[ms]?|hinter[ms]?|por (?:debajo|encima) del?|(?:en|au) ?(?:dessous|dessus) (?:de|du|d)|beat(?:en)?|outperform(?:ed)?|surpass(?:ed)?|vs|versus|compared (?:to|with)|als|gegenuber|im vergleich zu[mr]?|verglichen mit|comparado (?:con|a)|respecto (?:al?|de)|frente al?",
    "(?:mas|menos|mejor|peor|mayor|menor|rapido)(?: \\w+){0,2} que|par rapport aux?|compare aux?|(?:plus|moins|mieux)(?: \\w+){0,2} qu[e]?",
    // 'More than 6k in October' is held against a sum.
  ].join("|")})(?: (?!once|vez|veces|mal|fois)\\p{L}{1,4}| letzte\\p{L}*| ${sameDays}){0,5}$`,
  "u",
);
