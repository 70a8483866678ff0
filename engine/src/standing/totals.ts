import { addFact, addMissing, type FactBuilder, numberOf } from "../builder/fact-builder.ts";
import { reasonOverall } from "../builder/missing-reasons.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";

/** What a platform's account measures, as facts. */
export interface AudienceMeasure {
  platform: Platform;
  /** Followers, on OnlyFans subscribers. */
  audience: Fact;
  /** Its place in its tier; OnlyFans has none. */
  percentile?: Fact;
}

/** Follows over all platforms (one person may follow on two: follows are not people), and the largest platform's share. */
export function addTotals(builder: FactBuilder, measured: readonly AudienceMeasure[]): void {
  const counted = measured.flatMap(({ platform, audience }) => {
    const value = platform === "onlyfans" ? undefined : numberOf(audience);
    return value === undefined ? [] : [{ platform, fact: audience, value }];
  });
  const sum = counted.reduce((total, { value }) => total + value, 0);
  if (counted.length === 0 || sum === 0) {
    for (const metric of ["follows.total", "share.largest", "share.largestPlatform"] as const)
      addMissing(builder, { metric }, reasonOverall(builder, { code: "no-follower-count" }));
  } else {
    const shared = {
      kind: "derived" as const,
      inputs: counted.map(({ fact }) => fact.id),
      sources: counted.flatMap(({ fact }) => fact.sources),
    };
    addFact(builder, { ...shared, metric: "follows.total", value: sum, formula: "sum.follows" });
    const largest = counted.reduce((best, one) => (one.value > best.value ? one : best));
    const share = (100 * largest.value) / sum;
    addFact(builder, { ...shared, metric: "share.largest", value: share, formula: "share.ofFollows" });
    addFact(builder, {
      ...shared,
      metric: "share.largestPlatform",
      value: largest.platform,
      formula: "share.ofFollows",
    });
  }
  addCoverage(builder, measured);
  addPosition(builder, measured);
}

/** Of the linked platforms, how many gave an audience figure: followers, on OnlyFans subscribers. */
function addCoverage(builder: FactBuilder, measured: readonly AudienceMeasure[]): void {
  const linked = measured.filter(({ platform }) => builder.outcome.has(platform));
  if (linked.length === 0) {
    addMissing(builder, { metric: "coverage" }, { code: "not-linked" });
    return;
  }
  const audiences = linked.map(({ audience }) => audience);
  const given = audiences.filter(({ value }) => value !== null);
  addFact(builder, {
    metric: "coverage",
    kind: "derived",
    value: (100 * given.length) / linked.length,
    formula: "coverage.ofLinks",
    inputs: audiences.map(({ id }) => id),
    sources: given.flatMap(({ sources }) => sources),
  });
}

/** Place among peers over all platforms: tier percentiles weighted by √followers, so that a big account leads without drowning the others. */
function addPosition(builder: FactBuilder, measured: readonly AudienceMeasure[]): void {
  const placed = measured.flatMap(({ audience, percentile }) => {
    const [followers, value] = [numberOf(audience), percentile && numberOf(percentile)];
    return percentile && value !== undefined && followers ? [{ percentile, value, weight: Math.sqrt(followers) }] : [];
  });
  const weight = placed.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) {
    const reasons = measured.flatMap(({ percentile }) => percentile?.reason ?? []);
    const peers = reasons.find(({ code }) => code === "too-few-peers");
    const why = peers ?? reasons[0] ?? reasonOverall(builder, { code: "no-follower-count" });
    addMissing(builder, { metric: "market.position" }, why);
    return;
  }
  const weighted = (pick: (one: (typeof placed)[number]) => number) =>
    placed.reduce((sum, one) => sum + pick(one) * one.weight, 0) / weight;
  addFact(builder, {
    metric: "market.position",
    kind: "estimated",
    value: weighted(({ value }) => value),
    // Platforms of one creator rise and fall together: their ends are averaged, not narrowed.
    ...(placed.some(({ percentile }) => percentile.low !== undefined) && {
      low: weighted(({ percentile, value }) => percentile.low ?? value),
      high: weighted(({ percentile, value }) => percentile.high ?? value),
      level: 0.8,
    }),
    formula: "market.weighted",
    inputs: placed.map(({ percentile }) => percentile.id),
    sources: placed.flatMap(({ percentile }) => percentile.sources),
  });
}
