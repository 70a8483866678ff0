import { probit } from "simple-statistics";
import type { Peer } from "../analyse-input.ts";
import { type FactBuilder, numberOf } from "../builder/fact-builder.ts";
import type { MetricName } from "../catalogue/metrics.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";
import { wilsonInterval } from "../statistics/wilson-interval.ts";
import { derive, deriveMissing } from "./derive.ts";
import { percentileOf } from "./percentile-of.ts";

/** As many creators of a platform as a place among them needs. */
const fewestPeers = 30;
const fewestParts = 3;
const level = 0.8;
const width = probit(0.5 + level / 2);

/** The parts of the composite: the figure on each platform, and the same of a peer. Earnings of peers are private. */
const parts = [
  ["comparison.audience", "followers", ({ followers }: Peer) => followers],
  ["comparison.engagement", "engagement", ({ engagement }: Peer) => engagement],
  ["comparison.growth", "gainPercent", ({ gain28 }: Peer) => gain28],
  ["comparison.consistency", "postFrequency", ({ perWeek }: Peer) => perWeek],
] as const satisfies [MetricName, MetricName, (peer: Peer) => number | undefined][];

/**
 * Where each figure stands among the creators of the same platform, 0–100, with the places of its interval's ends; over
 * several platforms weighted by √followers. Source: docs/methods.md, 'Comparison'.
 */
export function addPlaces(builder: FactBuilder, given: ReadonlyMap<string, Fact>, peers: readonly Peer[]): Fact[] {
  const places = parts.map(([metric, from, figureOf]): Fact => {
    const placed = platformNames.flatMap((platform) => {
      const fact = given.get(`${platform}.${from}`);
      const followers = given.get(`${platform}.followers`);
      const weight = Math.sqrt((followers && numberOf(followers)) ?? 0);
      if (!fact || !followers || typeof fact.value !== "number" || weight === 0) return [];
      const others = peers.flatMap((peer) => {
        const value = peer.platform === platform ? figureOf(peer) : undefined;
        return value !== undefined && Number.isFinite(value) ? [value] : [];
      });
      return [{ fact, followers, weight, others }];
    });
    const enough = placed.filter(({ others }) => others.length >= fewestPeers);
    const subject = { metric } as const;
    if (enough.length === 0) {
      const has = Math.max(0, ...placed.map(({ others }) => others.length));
      const reason: Reason =
        placed.length > 0 ? { code: "too-few-peers", needs: fewestPeers, has } : whyAbsent(given, from);
      return deriveMissing(builder, subject, reason);
    }
    const total = enough.reduce((sum, { weight }) => sum + weight, 0);
    const average = (end: (place: (typeof enough)[number]) => number) =>
      enough.reduce((sum, place) => sum + (place.weight / total) * end(place), 0);
    return derive(builder, {
      ...subject,
      value: average(({ fact, others }) => percentileOf(Number(fact.value), others)),
      low: average((place) => rangeOf(place).low),
      high: average((place) => rangeOf(place).high),
      level,
      n: Math.min(...enough.map(({ others }) => others.length)),
      sampleOf: "creators",
      formula: "comparison.place",
      from: enough.flatMap(({ fact, followers }) => [fact, followers]),
    });
  });
  // What others earn is theirs: there is no pool to stand in.
  deriveMissing(builder, { metric: "comparison.monetisation" }, { code: "no-pool" });
  return places;
}

/** Where a figure may stand: a root of squares of its own range and of what so few other creators leave open. */
function rangeOf({ fact, others }: { fact: Fact; others: readonly number[] }): { low: number; high: number } {
  const place = percentileOf(Number(fact.value), others);
  const doubt = wilsonInterval(place / 100, others.length, width);
  const [least, most] = [fact.low ?? Number(fact.value), fact.high ?? Number(fact.value)];
  return {
    low: Math.max(0, place - Math.hypot(place - doubt.low, place - Math.min(place, percentileOf(least, others)))),
    high: Math.min(100, place + Math.hypot(doubt.high - place, Math.max(place, percentileOf(most, others)) - place)),
  };
}

/** The mean of the places that are known, from 3 of the 5 on: of fewer it would be another figure. */
export function addComposite(builder: FactBuilder, all: readonly Fact[]): void {
  const subject = { metric: "comparison.composite" } as const;
  const places = all.filter(({ value }) => typeof value === "number");
  if (places.length < fewestParts) {
    deriveMissing(builder, subject, { code: "too-few-places", needs: fewestParts, has: places.length });
    return;
  }
  const mean = (end: (fact: Fact) => number) => places.reduce((sum, fact) => sum + end(fact), 0) / places.length;
  const value = mean((fact) => Number(fact.value));
  derive(builder, {
    ...subject,
    value,
    low: Math.min(
      value,
      mean((fact) => fact.low ?? Number(fact.value)),
    ),
    high: Math.max(
      value,
      mean((fact) => fact.high ?? Number(fact.value)),
    ),
    level: 0.8,
    n: places.length,
    sampleOf: "places",
    formula: "comparison.composite",
    from: places,
  });
}

function whyAbsent(given: ReadonlyMap<string, Fact>, metric: MetricName): Reason {
  const reasons = platformNames.flatMap((platform) => given.get(`${platform}.${metric}`)?.reason ?? []);
  return reasons[0] ?? { code: "not-linked" };
}
