import type { GoalMetric } from "../catalogue/goals.ts";
import { daysOfMonth } from "../catalogue/time.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { sumOf } from "../standing/growth-totals.ts";

/** What somebody wants a figure to be, by a day. Of earnings: the net of the month in which the day lies. */
export interface Goal {
  metric: GoalMetric;
  /** Null: of all platforms. */
  platform: Platform | null;
  /** In the unit of its metric. */
  value: number;
  dueOn: string;
  /** Day on which it was set: what was reached before was no goal. */
  setOn: string;
}

/**
 * Whether the forecast's range reaches a goal by its day. `beyond`: the forecast ends before that day. `none`: nothing is forecast of
 * it. `over`: the day has passed.
 */
export const goalOutlooks = ["reached", "on-course", "too-close", "out-of-reach", "beyond", "none", "over"] as const;
export type GoalOutlook = (typeof goalOutlooks)[number];

export interface GoalStanding {
  outlook: GoalOutlook;
  /** Where it stands; undefined where the ledger has no such figure at all. */
  now: Fact | undefined;
  /** `now` as a share of the goal. */
  share: Fact | undefined;
  /** What is forecast for the day, or for the last day before it that is forecast. */
  ahead: Fact | undefined;
  /** Day on which the figure was as much. */
  reachedOn: string | undefined;
}

interface GoalInput {
  /** Of a report; of earnings the months of statements, and the months ahead as `comingMonths` has them. */
  facts: readonly Fact[];
  series: readonly Series[];
  /** ISO day. */
  today: string;
}

/** Where a goal stands by what is known and forecast already. Nothing is carried on beyond the forecast. Source: decision 0270. */
export function goalStanding(goal: Goal, given: GoalInput): GoalStanding {
  const known = goal.metric === "earningsNet" ? standingOfMonth(goal, given) : standingOfCount(goal, given);
  const { now, ahead, reachedOn } = known;
  const share = typeof now?.value === "number" ? shareOf({ ...now, value: now.value }, goal) : undefined;
  const outlook = reachedOn ? "reached" : goal.dueOn < given.today ? "over" : outlookOf(goal, known);
  const isOpen = outlook !== "reached" && outlook !== "over";
  return { outlook, now, share, ahead: isOpen ? ahead?.fact : undefined, reachedOn };
}

interface GoalFigures {
  now: Fact | undefined;
  reachedOn: string | undefined;
  ahead: { fact: Fact; isThere: boolean; most: number; least: number } | undefined;
}

function outlookOf({ value }: Goal, { ahead }: GoalFigures): GoalOutlook {
  if (!ahead) return "none";
  if (ahead.least >= value) return "on-course";
  if (!ahead.isThere) return "beyond";
  return ahead.most < value ? "out-of-reach" : "too-close";
}

const shareOf = (now: Fact & { value: number }, { value }: Goal): Fact => {
  const part = (amount: number) => (100 * amount) / value;
  const { platform, low, high, level, asOf, period } = now;
  return deriveFact(
    {
      ...{
        id: `${now.id}.goalShare.${value}`,
        metric: "goal.share",
        formula: "goal.share",
        value: part(now.value),
        asOf,
      },
      ...(platform && { platform }),
      ...(low !== undefined && high !== undefined && { low: part(low), high: part(high) }),
      ...(level !== undefined && { level }),
      ...(period && { period }),
    },
    [now],
  );
};

const dayOf = (at: string) => at.slice(0, "2026-11-20".length);

function standingOfCount(goal: Goal, { facts, series }: GoalInput): GoalFigures {
  const { metric, platform, value, setOn, dueOn } = goal;
  const id = platform === null ? "follows.total" : `${platform}.${metric}`;
  const now = facts.find((fact) => fact.id === id);
  const isInTime = (day: string) => day >= setOn && day <= dueOn;
  const course = series.find((one) => one.metric === metric && one.platform === platform);
  const reached = [
    ...(course?.points ?? []),
    ...(typeof now?.value === "number" ? [{ at: now.asOf, value: now.value }] : []),
  ].find((point) => point.value >= value && isInTime(dayOf(point.at)));
  const days = metric === "followers" ? daysAhead(goal, { facts, series }) : [];
  const last = days.at(-1);
  return {
    now,
    reachedOn: reached && dayOf(reached.at),
    ahead: last && {
      fact: last.fact,
      isThere: last.day === dueOn,
      // A goal is reached on any day up to its own.
      least: Math.max(...days.map(({ fact }) => fact.low ?? Number.NEGATIVE_INFINITY)),
      most: Math.max(...days.map(({ fact }) => fact.high ?? Number.POSITIVE_INFINITY)),
    },
  };
}

/** The forecast of each day up to the goal's, as facts of one day: of all platforms the sum of theirs, where each has one. */
function daysAhead({ platform, dueOn }: Goal, { facts, series }: Pick<GoalInput, "facts" | "series">) {
  if (platform !== null) return forecastDays(platform, dueOn, { facts, series });
  const total = facts.find(({ id }) => id === "follows.total");
  const platforms = facts.flatMap((fact) => (total?.inputs.includes(fact.id) && fact.platform ? fact.platform : []));
  const ofEach = platforms.map((one) => forecastDays(one, dueOn, { facts, series }));
  const [first = []] = ofEach;
  return first.flatMap(({ day }) => {
    const same = ofEach.flatMap((days) => days.find((one) => one.day === day)?.fact ?? []);
    const [shown] = same;
    const sum = sumOf(same, platforms.length);
    if (!sum || shown?.level === undefined) return [];
    const fact = deriveFact(
      {
        ...{ id: `follows.forecast.${day}`, metric: "follows.forecast", formula: "sum.forecasts", level: shown.level },
        ...{ value: sum.value, period: sum.period, asOf: sum.asOf, inputs: sum.inputs },
        ...(sum.low !== undefined && sum.high !== undefined && { low: sum.low, high: sum.high }),
      },
      same,
    );
    return [{ day, fact }];
  });
}

function forecastDays(platform: Platform, until: string, { facts, series }: Pick<GoalInput, "facts" | "series">) {
  const whole = facts.find(({ id }) => id === `${platform}.forecast`);
  const course = series.find((one) => one.metric === "followers" && one.platform === platform);
  const { period } = whole ?? {};
  if (typeof whole?.value !== "number" || !period) return [];
  return (course?.forecast ?? []).flatMap(({ at, value, low, high }) => {
    const day = dayOf(at);
    if (day > until || low === undefined || high === undefined) return [];
    const id = `${platform}.forecast.${day}`;
    return [{ day, fact: { ...whole, id, value, low, high, period: { ...period, to: at } } satisfies Fact }];
  });
}

/** What the goal's month came to, or before it the newest month that is known whole. */
function standingOfMonth({ value, dueOn, setOn }: Goal, { facts }: GoalInput): GoalFigures {
  const monthOf = (day: string) => day.slice(0, "2026-11".length);
  const due = monthOf(dueOn);
  const months = facts
    .filter(({ metric, value: amount }) => metric === "earnings.total" && typeof amount === "number")
    .map((fact) => ({ fact, month: fact.id.slice("earnings.total.".length) }))
    .filter(({ month }) => month <= due)
    .sort((one, other) => (one.month < other.month ? -1 : 1));
  const isWhole = ({ fact, month }: { fact: Fact; month: string }) =>
    dayOf(fact.period?.to ?? "") >= daysOfMonth(month).to;
  const reached = months.find(({ fact, month }) => Number(fact.value) >= value && month >= monthOf(setOn));
  const ofDue = months.find(({ month }) => month === due);
  const expected = facts.find(({ id }) => id === `revenue.month.${due}`);
  const { low, high } = expected ?? {};
  return {
    now: (reached ?? ofDue ?? months.findLast(isWhole) ?? months.at(-1))?.fact,
    reachedOn: reached && (dayOf(reached.fact.period?.to ?? "") || daysOfMonth(reached.month).to),
    ahead:
      expected && low !== undefined && high !== undefined
        ? { fact: expected, isThere: true, least: low, most: high }
        : undefined,
  };
}
