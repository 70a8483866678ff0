import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { reasonOfSample } from "../builder/missing-reasons.ts";
import type { FormulaKey } from "../catalogue/formulas.ts";
import { daysBetween } from "../catalogue/time.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { fewestBefore } from "./anomalies.ts";
import { type DailyPoint, unbrokenRuns } from "./daily.ts";
import { knowsPostsOf, type Unusual, unusualOf } from "./unusual.ts";

/**
 * Every jump in the drawn history of followers: one fact per run of unusual days, of what the count rose or fell between
 * the readings around it. Its formula says whether a post explains it, none does, or the posts of those days were not
 * read. Beside them the number of rises without an explanation, `unexplainedRise`, the largest of them as a share of the
 * count before it, and `suddenFall`, the same of the largest fall; 0 where there was none, absent where no 23 readings hang
 * together. Source: docs/methods.md, 'Unusual days'.
 *
 * @param points the readings that are drawn, oldest first
 */
export function addJumps(
  builder: FactBuilder,
  platform: Platform,
  { followers, points }: { followers: Fact; points: DailyPoint[] },
): void {
  const runs = unbrokenRuns(points);
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  const share = { platform } as const;
  const needs = fewestBefore + 2;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || longest < needs) {
    const reason = { code: "too-few-days", needs, has: longest } as const;
    for (const metric of ["unexplainedRise", "suddenFall"] as const)
      addMissing(builder, { ...share, metric }, reasonOfSample(builder, platform, reason));
    return;
  }
  const jumps = jumpsIn(builder, platform, runs).map((jump) => ({
    fact: addJump(builder, platform, { ...jump, followers }),
    ...{ change: jump.change, after: jump.after },
    share: (100 * Math.abs(jump.change)) / Math.max(1, jump.before.value),
  }));
  const rises = jumps.filter(({ fact, change }) => change > 0 && fact.formula !== "growth.jumpPost");
  for (const { fact, change, after } of rises) addSince(builder, platform, { fact, change, after, last, points });
  const falls = jumps.filter(({ change }) => change < 0);
  const shared = { platform, kind: "derived" as const, asOf: last.at, n: points.length, sampleOf: "readings" as const };
  const sources = points.map(({ evidence }) => evidence);
  for (const [metric, formula, some] of [
    ["unexplainedRise", "growth.jumpShare", rises],
    ["suddenFall", "growth.fallShare", falls],
  ] as const) {
    const largest = some.toSorted((one, other) => other.share - one.share)[0];
    addFact(builder, {
      ...shared,
      ...share,
      metric,
      value: largest?.share ?? 0,
      formula,
      inputs: [largest?.fact.id ?? followers.id],
      period: largest?.fact.period ?? { from: first.at, to: last.at },
      sources,
    });
  }
  if (rises.length > 0)
    addFact(builder, {
      ...shared,
      metric: "unexplainedJumps",
      value: rises.length,
      formula: "growth.jumpCount",
      inputs: rises.map(({ fact }) => fact.id),
      period: { from: first.at, to: last.at },
      sources,
    });
}

/** Days after a jump, before which those who leave say nothing of it. */
const fewestDaysSince = 14;
/** Part of those who came at once. */
const leastLeft = 0.2;

/** How many fewer follow now than right after a rise that no post explains, where that is much of what it brought. */
function addSince(
  builder: FactBuilder,
  platform: Platform,
  {
    fact,
    change,
    after,
    last,
    points,
  }: { fact: Fact; change: number; after: DailyPoint; last: DailyPoint; points: readonly DailyPoint[] },
): void {
  const value = last.value - after.value;
  if (daysBetween(after.day, last.day) < fewestDaysSince || -value < leastLeft * change) return;
  const since = points.filter(({ day }) => day >= after.day);
  addFact(builder, {
    ...{ metric: "jumpSince", platform, name: after.day, kind: "derived", value, asOf: last.at },
    ...{ period: { from: after.at, to: last.at }, n: since.length, sampleOf: "readings", formula: "growth.difference" },
    inputs: [fact.id],
    sources: since.map(({ evidence }) => evidence),
  });
}

interface Jump extends Unusual {
  before: DailyPoint;
  after: DailyPoint;
  change: number;
}

/** Runs of unusual days over which the count itself moved the way its gains did, one for each reading it ended at. */
function jumpsIn(builder: FactBuilder, platform: Platform, runs: DailyPoint[][]): Jump[] {
  const jumps = new Map<string, Jump>();
  for (const run of runs)
    for (const unusual of unusualOf(builder, platform, run, true)) {
      const [before, after] = unusual.around;
      const change = after.value - before.value;
      // A day that brought nothing where hundreds are usual is no fall.
      if (change === 0 || change > 0 !== unusual.excess > 0) continue;
      const known = jumps.get(after.day);
      if (!known || Math.abs(change) > Math.abs(known.change))
        jumps.set(after.day, { ...unusual, before, after, change });
    }
  return [...jumps.values()];
}

function addJump(builder: FactBuilder, platform: Platform, { followers, ...jump }: Jump & { followers: Fact }): Fact {
  const { before, after, change, period, sources, post } = jump;
  const isRounded = [before, after].some(({ low, high }) => low !== undefined || high !== undefined);
  return addFact(builder, {
    metric: "jump",
    platform,
    name: after.day,
    kind: "derived",
    value: change,
    ...(isRounded && {
      low: (after.low ?? after.value) - (before.high ?? before.value),
      high: (after.high ?? after.value) - (before.low ?? before.value),
    }),
    asOf: after.at,
    period,
    n: daysBetween(before.day, after.day),
    sampleOf: "days",
    inputs: [followers.id],
    formula: formulaOf(builder, platform, jump),
    sources: post ? [...sources, post.evidence] : sources,
  });
}

/** A fall needs no post: whether one was out then explains nothing. */
function formulaOf(builder: FactBuilder, platform: Platform, { post, period, change }: Jump): FormulaKey {
  if (post) return "growth.jumpPost";
  return change < 0 || knowsPostsOf(builder, platform, period) ? "growth.jump" : "growth.jumpUnread";
}
