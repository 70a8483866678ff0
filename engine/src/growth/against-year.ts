import { mean, sampleVariance } from "simple-statistics";
import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import { addDays, dayMs, dayOf, daysBetween } from "../catalogue/time.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { changeBetween } from "../posts/engagement-change.ts";
import { sampleSpan, settledPosts } from "../posts/settled.ts";
import { jointLevel, jointWidth } from "../statistics/joint-intervals.ts";
import { type DailyPoint, everyDay, unbrokenRuns } from "./daily.ts";
import { roundingStep } from "./rounding-step.ts";

const spanDays = 28;
/** Fifty-two weeks, so that the two spans have the same weekdays. */
export const yearDays = 364;
/** What a span brought is split into so many parts of as many days each, whose differences are its swings. */
const parts = 7;
const fewestPosts = 8;

interface YearChange {
  value: number;
  low: number;
  high: number;
}

/**
 * What these 28 days brought against the same days a year before, by platform: followers gained, and what a typical post drew. Stated
 * where the range excludes 0; the ranges of all platforms and of both hold together at 95 % (decision 0164). Source: docs/methods.md, 'Against a year ago'.
 */
export function addYearChanges(builder: FactBuilder, daily: readonly Series[], known: readonly Fact[]): void {
  const gains = daily.flatMap((series) => gainsOf(series, known) ?? []);
  const drawn = builder.platforms.flatMap((platform) => postsOf(builder, platform) ?? []);
  const claims = gains.length + drawn.length;
  for (const { platform, gain, now, before, doubt } of gains) {
    const shared = { platform, kind: "derived", asOf: gain.asOf, sources: gain.sources } as const;
    const year = addFact(builder, {
      ...shared,
      metric: "gain.yearBefore",
      value: sum(before),
      period: yearBefore(gain.period),
      formula: "growth.difference",
    });
    addFact(builder, {
      ...shared,
      metric: "gain.yearChange",
      ...changeOfGains(before, now, { claims, doubt }),
      level: jointLevel,
      ...(gain.period && { period: gain.period }),
      inputs: [gain.id, year.id],
      formula: "growth.yearChange",
    });
  }
  for (const { platform, recent, before } of drawn) {
    const change = changeBetween(before.map(countOf), recent.map(countOf), claims);
    if (!change) continue;
    addFact(builder, {
      ...{ metric: "engagementChange.year", platform, kind: "derived", ...change, level: jointLevel },
      ...{ formula: "engagement.yearChange", ...sampleSpan(recent), n: recent.length + before.length },
      sources: [...recent, ...before].map(({ evidence }) => evidence),
    });
  }
}

/**
 * How many more followers 28 days brought than 28 others, with the range in which the difference lies by the swings within both: Student's t of sums
 * over four days each, whose quantile is that of Cornish and Fisher.
 *
 * @param before gains of each of 28 days, oldest first
 * @param now as many
 * @param claims how many changes are tested together
 * @param doubt how far the difference may be off since counts are rounded
 */
export function changeOfGains(
  before: readonly number[],
  now: readonly number[],
  { claims, doubt = 0 }: { claims: number; doubt?: number },
): YearChange {
  const [first, second] = [partsOf(before), partsOf(now)];
  const width = jointWidth(claims);
  const free = 2 * (parts - 1);
  const quantile =
    width + (width ** 3 + width) / (4 * free) + (5 * width ** 5 + 16 * width ** 3 + 3 * width) / (96 * free ** 2);
  const spread = Math.sqrt(parts * (sampleVariance(first) + sampleVariance(second)));
  const value = sum(now) - sum(before);
  const reach = quantile * spread + doubt;
  // Whole followers, outwards.
  return { value, low: Math.floor(value - reach), high: Math.ceil(value + reach) };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function partsOf(gains: readonly number[]): number[] {
  const days = gains.length / parts;
  return Array.from({ length: parts }, (_, at) => days * mean(gains.slice(at * days, (at + 1) * days)));
}

/** Both spans of a line day by day; undefined where readings do not reach over one of them. */
function gainsOf({ metric, platform, points }: Series, known: readonly Fact[]) {
  const gain = known.find((fact) => fact.id === `${platform}.gain` && fact.value !== null);
  if (metric !== "followers" || !platform || !gain?.period) return undefined;
  const { from, to } = gain.period;
  // Else the gain that is stated is of more or fewer days than those of the year before.
  if (daysBetween(dayOf(from), dayOf(to)) !== spanDays) return undefined;
  const dated = points.map(({ at, value }) => ({ day: dayOf(at), value }));
  const [now, before] = [0, yearDays].map((days) => gainsUpTo(dated, addDays(dayOf(to), -days)));
  if (!now || !before) return undefined;
  const doubt = 2 * (roundingStep(points.map(({ value }) => value)) - 1);
  return { platform, gain, now, before, doubt };
}

/** The gain of each of the 28 days up to one; undefined where no readings that hang together reach over them. */
function gainsUpTo(points: readonly Pick<DailyPoint, "day" | "value">[], last: string): number[] | undefined {
  const first = addDays(last, -spanDays);
  const run = unbrokenRuns(points).find((one) => (one[0]?.day ?? last) <= first && (one.at(-1)?.day ?? first) >= last);
  if (!run?.[0]) return undefined;
  const begin = daysBetween(run[0].day, first);
  const counts = everyDay(run).slice(begin, begin + spanDays + 1);
  return counts.slice(1).map((value, at) => value - (counts[at] ?? value));
}

/** Settled posts that show likes and comments, of the newest 28 days and of the same days a year before; undefined with too few in either. */
function postsOf(builder: FactBuilder, platform: Platform) {
  const posts = settledPosts(builder, platform, {}).filter(
    ({ likes, comments }) => likes !== undefined && comments !== undefined,
  );
  const within = (daysAgo: number) => {
    const to = Date.parse(builder.asOf) - daysAgo * dayMs;
    return posts.filter(({ publishedAt }) => {
      const at = Date.parse(publishedAt);
      return at <= to && at > to - spanDays * dayMs;
    });
  };
  const [recent, before] = [within(0), within(yearDays)];
  return recent.length < fewestPosts || before.length < fewestPosts ? undefined : { platform, recent, before };
}

const countOf = ({ likes = 0, comments = 0 }: { likes?: number; comments?: number }): number => likes + comments;

const yearBefore = (period: Fact["period"]) => {
  const earlier = (instant: string) => new Date(Date.parse(instant) - yearDays * dayMs).toISOString();
  return period && { from: earlier(period.from), to: earlier(period.to) };
};
