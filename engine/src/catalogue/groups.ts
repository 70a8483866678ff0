import type { Platform } from "../ledger/vocabulary.ts";
import type { MetricName } from "./metrics.ts";

/** What a slot of the day brings, by the hour at which it begins, and what weekdays and weekends do. */
export const hourChanges = [
  "hourChange.00",
  "hourChange.03",
  "hourChange.06",
  "hourChange.09",
  "hourChange.12",
  "hourChange.15",
  "hourChange.18",
  "hourChange.21",
] as const;
export const dayChanges = ["dayChange.weekday", "dayChange.weekend"] as const;
/** The themes of captions, the one of most posts first. */
export const themeMetrics = ["theme.1", "theme.2", "theme.3", "theme.4", "theme.5"] as const;

/** The formats of a platform's posts, the one of most posts first. */
export const formatMetrics = ["format.1", "format.2", "format.3", "format.4"] as const;

/** What a part of the posts may change to. */
export const shiftKinds = ["theme", "format", "pairing"] as const;

/** The posts that drew most and least against those around them, the farthest first. */
export const standOutPlaces = {
  up: ["standOut.up.1", "standOut.up.2", "standOut.up.3"],
  down: ["standOut.down.1", "standOut.down.2", "standOut.down.3"],
} as const;

/** Sentences of the posts that stood out, those of one post together: its figure comes first. */
export function groupStandOuts<Said extends { key: string; slots: Record<string, string> }>(
  statements: readonly Said[],
): Said[][] {
  const groups: Said[][] = [];
  for (const one of statements)
    if (one.slots.times !== undefined) groups.push([one]);
    else groups.at(-1)?.push(one);
  return groups;
}

/** Sentences of one platform together, by the first of their figures; those of all platforms too. */
export function groupByPlatform<Said extends { slots: Record<string, string> }>(
  statements: readonly Said[],
  facts: ReadonlyMap<string, { platform?: Platform }>,
): Said[][] {
  return [...Map.groupBy(statements, ({ slots }) => facts.get(Object.values(slots)[0] ?? "")?.platform).values()];
}

/** What each kind of sale brought, as a share of what was earned. */
export const kindShares = [
  "kindShare.subscription",
  "kindShare.tip",
  "kindShare.message",
  "kindShare.post",
  "kindShare.stream",
  "kindShare.custom",
  "kindShare.other",
] as const;

/** What the card of a platform shows, in this order: on the page of a report and in its PDF. */
export const cardMetrics: Readonly<Record<Platform, readonly MetricName[]>> = {
  instagram: ["followers", "engagement", "engagementByReach", "reachTotal", "viewsTotal", "postFrequency"],
  x: ["followers", "engagement", "postFrequency"],
  tiktok: ["followers", "avgViews", "viralPotential"],
  onlyfans: [
    "subscribers",
    "postFrequency",
    "contentStyle",
    ...kindShares,
    "interaction",
    "price",
    "earningsNet",
    "earningsPerPayer",
    "earningsPerThousand",
    "subscriberRate",
  ],
};
