import type { Fact, Platform } from "@fanradar/engine";

/** Numbers from 0 to below 1, the same for the same seed. */
export function drawFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const asOf = "2026-11-20T12:00:00.000Z";
const ago = (days: number) => new Date(Date.parse(asOf) - days * 86_400_000).toISOString();

/**
 * A ledger as the engine makes it, of two to four platforms, with figures drawn from the seed: sizes over four decades,
 * changes of both signs, rates with their intervals, some figures absent.
 */
export function drawLedger(seed: number): Fact[] {
  const draw = drawFrom(seed);
  const between = (low: number, high: number) => low + draw() * (high - low);
  const whole = (low: number, high: number) => Math.round(between(low, high));
  const facts: Fact[] = [];
  const add = (id: string, unit: Fact["unit"], value: Fact["value"], more: Partial<Fact> = {}) => {
    const platform = (["onlyfans", "instagram", "x", "tiktok"] as const).find((name) => id.startsWith(`${name}.`));
    facts.push({
      id,
      metric: platform ? id.slice(platform.length + 1) : id,
      ...(platform && { platform }),
      kind: value === null ? "unavailable" : "derived",
      value,
      unit,
      asOf,
      trust: "connected",
      sandbox: false,
      inputs: [],
      sources: [],
      scope: "public",
      ...(value === null && { reason: { code: "too-few-posts", needs: 5, has: 2 } as const }),
      ...more,
    });
  };
  const ranged = (value: number, share: number, level = 0.8) => ({
    low: value * (1 - share),
    high: value * (1 + share),
    level,
  });
  const chosen: Platform[] = (["instagram", "x", "tiktok"] as const).filter(() => draw() < 0.75);
  const platforms = chosen.length >= 2 ? chosen : (["instagram", "tiktok"] as const);
  let total = 0;
  let largest: [Platform, number] = ["instagram", 0];
  for (const platform of platforms) {
    const followers = whole(300, 1_000) * 10 ** whole(0, 3);
    total += followers;
    if (followers > largest[1]) largest = [platform, followers];
    add(`${platform}.followers`, "count", followers, { kind: "measured" });
    add(`${platform}.following`, "count", whole(50, 900), { kind: "measured" });
    add(`${platform}.postsTotal`, "count", whole(30, 2_000), { kind: "measured" });
    const engagement = between(0.4, 11);
    add(`${platform}.engagement`, "percent", engagement, { ...ranged(engagement, between(0.05, 0.2)), n: 14 });
    const benchmark = between(0.6, 9);
    add(`${platform}.benchmarkEngagement`, "percent", benchmark, {
      kind: "estimated",
      low: benchmark * 0.9,
      high: benchmark * 1.1,
    });
    add(`${platform}.likesAverage`, "count", whole(20, followers / 12 + 40));
    add(`${platform}.commentsAverage`, "count", whole(2, followers / 90 + 12));
    add(`${platform}.avgViews`, "count", whole(200, followers * 2));
    const gain = draw() < 0.1 ? 0 : Math.round(followers * between(0.004, 0.12)) * (draw() < 0.5 ? -1 : 1);
    const span = { period: { from: ago(28), to: asOf } };
    add(`${platform}.gain`, "count", gain, span);
    add(`${platform}.gainPercent`, "percent", (100 * gain) / followers, span);
    const forecast = Math.round(followers * between(0.8, 1.25));
    add(`${platform}.forecast`, "count", forecast, {
      kind: "estimated",
      low: Math.round(forecast * 0.95),
      high: Math.round(forecast * 1.05),
      level: 0.8,
      period: { from: asOf, to: ago(-28) },
    });
    const chance = between(3, 95);
    add(`${platform}.chanceOfDecline`, "percent", chance, { kind: "estimated", period: { from: asOf, to: ago(-28) } });
    const rate = between(0.6, 12);
    add(`${platform}.postFrequency`, "perWeek", rate, { ...ranged(rate, 0.25), period: { from: ago(56), to: asOf } });
    add(`${platform}.longestGap`, "days", between(1.2, 25), { period: { from: ago(56), to: asOf } });
    add(`${platform}.daysSincePost`, "days", between(0.2, 9));
    const change = between(8, 60) * (draw() < 0.5 ? -1 : 1);
    add(`${platform}.engagementChange`, "percent", change, {
      kind: "estimated",
      low: change - 5,
      high: change + 5,
      level: 0.8,
    });
    add(`${platform}.topPostShare`, "percent", between(12, 55), { period: { from: ago(28), to: asOf } });
    add(`${platform}.tier`, "words", followers < 10_000 ? "nano" : followers < 100_000 ? "micro" : "macro");
    add(`${platform}.tierPercentile`, "percent", between(4, 96));
    add(`${platform}.suspectShare`, "percent", null);
    add(`${platform}.viralPotential`, "percent", null);
  }
  add("onlyfans.subscribers", "count", whole(40, 3_000), { kind: "self-reported", scope: "owner" });
  add("onlyfans.price", "cents", whole(4, 30) * 100 - 1, { kind: "self-reported", currency: "USD", scope: "owner" });
  const gross = whole(40_000, 2_000_000);
  add("onlyfans.earningsGross", "cents", gross, { currency: "USD", scope: "owner", period: month });
  add("onlyfans.earningsNet", "cents", Math.round(gross * 0.8), { currency: "USD", scope: "owner", period: month });
  add("onlyfans.extrasShare", "percent", between(15, 70), { scope: "owner", period: month });
  add("follows.total", "count", total);
  add("share.largest", "percent", (100 * largest[1]) / total);
  add("share.largestPlatform", "words", largest[0]);
  add("market.position", "percent", between(5, 95));
  add("theme.1", "words", ["cooking", "yoga", "travel", "#fitness"][whole(0, 3)] ?? "yoga");
  add("theme.1.share", "percent", between(15, 70));
  const lift = between(8, 50) * (draw() < 0.5 ? -1 : 1);
  add("theme.1.change", "percent", lift, { kind: "estimated", low: lift - 4, high: lift + 4, level: 0.8 });
  add("schedule.best", "hour", null, { reason: { code: "no-reliable-difference" } });
  return facts;
}

const month = { from: "2026-10-01", to: "2026-10-31" };
