import { mean } from "simple-statistics";
import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import { dayNumber, isoDay } from "../catalogue/time.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import { jointLevel, jointWidth } from "../statistics/joint-intervals.ts";

const weekDays = 7;
const [fewestWeeks, mostWeeks, blockWeeks] = [16, 52, 4];
/** With hardly any difference between weeks nothing can be read off them. */
const leastSpread = 0.5;

/** What came out and came in within a week. */
export interface PostedWeek {
  posts: number;
  gain: number;
}

/**
 * Whether weeks with more posts bring more followers, by platform: how many more with each further post, where that is sure of all
 * platforms together at 95 % (decision 0164). Weeks are held against the three beside them, so that a course is no effect. An
 * association: who has something to show posts more. Source: docs/methods.md, 'Next steps'.
 */
export function addMorePosts(builder: FactBuilder, daily: readonly Series[], gained: readonly Fact[]): void {
  const known = daily.flatMap((series) => {
    const platform = series.platform;
    const posts = builder.posts.filter((post) => post.platform === platform);
    const followed = gained.find((fact) => fact.id === `${platform}.gain` && fact.value !== null);
    const found =
      platform &&
      followed &&
      weeksOf(
        series,
        posts.map(({ publishedAt }) => publishedAt),
      );
    return found ? [{ platform, posts, sources: followed.sources, ...found }] : [];
  });
  for (const { platform, posts, sources, weeks, period } of known) {
    const effect = gainPerPost(weeks, jointWidth(known.length));
    if (!effect) continue;
    addFact(builder, {
      ...{ metric: "gainPerPost", platform, kind: "derived", ...effect, level: jointLevel },
      ...{ n: weeks.length, sampleOf: "weeks", formula: "growth.perPost", period },
      sources: [...sources, ...posts.map(({ evidence }) => evidence)],
    });
  }
}

/** Whole weeks back from the newest count, the newest first, as far as every day has one and the oldest known post reaches. */
function weeksOf({ points }: Series, published: readonly string[]) {
  const counts = new Map(points.map(({ at, value }) => [dayNumber(at), value]));
  const last = Math.max(...counts.keys());
  const days = published.map(dayNumber);
  const first = Math.min(...days);
  const weeks: PostedWeek[] = [];
  for (let end = last; weeks.length < mostWeeks && end - weekDays >= first; end -= weekDays) {
    const [now, before] = [counts.get(end), counts.get(end - weekDays)];
    if (now === undefined || before === undefined) break;
    weeks.push({ posts: days.filter((day) => day > end - weekDays && day <= end).length, gain: now - before });
  }
  if (weeks.length < fewestWeeks) return undefined;
  return { weeks, period: { from: isoDay(last - weekDays * weeks.length), to: isoDay(last) } };
}

/**
 * Followers gained more with each further post of a week: least squares within blocks of four weeks, with the range of errors whose
 * spread may differ from week to week (HC3). Undefined below 16 weeks, or where weeks hardly differ.
 *
 * @param width standard errors to either side
 */
export function gainPerPost(
  weeks: readonly PostedWeek[],
  width: number,
): { value: number; low: number; high: number } | undefined {
  if (weeks.length < fewestWeeks) return undefined;
  const blocks = Array.from({ length: Math.floor(weeks.length / blockWeeks) }, (_, at) =>
    weeks.slice(at * blockWeeks, (at + 1) * blockWeeks),
  );
  const rows = blocks.flatMap((block) => {
    const [posts, gain] = [mean(block.map((week) => week.posts)), mean(block.map((week) => week.gain))];
    return block.map((week) => ({ posts: week.posts - posts, gain: week.gain - gain }));
  });
  const squares = rows.reduce((sum, { posts }) => sum + posts ** 2, 0);
  const free = rows.length - blocks.length - 1;
  if (squares / free < leastSpread) return undefined;
  const value = rows.reduce((sum, { posts, gain }) => sum + posts * gain, 0) / squares;
  const variance = rows.reduce((sum, { posts, gain }) => {
    const leverage = posts ** 2 / squares + 1 / blockWeeks;
    return sum + (posts * ((gain - value * posts) / Math.max(0.1, 1 - leverage))) ** 2;
  }, 0);
  const reach = (width * Math.sqrt(variance)) / squares;
  return { value, low: value - reach, high: value + reach };
}
