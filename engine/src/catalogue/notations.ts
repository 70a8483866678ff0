import type { MetricName } from "./metrics.ts";

/**
 * How a value is written where its unit does not say all of it. `signed`: a change, so a rise has a plus. `whole`: a share of a
 * sample or a likelihood, without decimals. `word`: one of our words. `list`: some of them; a text in their place is its
 * author's. `country`, `language`: a code with a name in every language. `published`: a figure of others, whose range is the
 * spread of what they published. `link`: an https address.
 */
export type Notation = "signed" | "whole" | "word" | "list" | "country" | "language" | "published" | "link";

/** Part of the catalogue, in a file of its own: pages load it with every figure, and the rest of a row not at all. */
const notations: Readonly<Partial<Record<MetricName, Notation>>> = {
  gain: "signed",
  gainPercent: "signed",
  "gain.before": "signed",
  "gainPercent.before": "signed",
  "post.change": "signed",
  viralGain: "signed",
  unexplainedGain: "signed",
  jump: "signed",
  engagementChange: "signed",
  "hourChange.00": "signed",
  "hourChange.03": "signed",
  "hourChange.06": "signed",
  "hourChange.09": "signed",
  "hourChange.12": "signed",
  "hourChange.15": "signed",
  "hourChange.18": "signed",
  "hourChange.21": "signed",
  "dayChange.weekday": "signed",
  "dayChange.weekend": "signed",
  "theme.1.change": "signed",
  "theme.2.change": "signed",
  "theme.3.change": "signed",
  "theme.4.change": "signed",
  "theme.5.change": "signed",
  "standOut.up.1.format": "word",
  "standOut.up.2.format": "word",
  "standOut.up.3.format": "word",
  "standOut.down.1.format": "word",
  "standOut.down.2.format": "word",
  "standOut.down.3.format": "word",
  "standOut.up.1.link": "link",
  "standOut.up.2.link": "link",
  "standOut.up.3.link": "link",
  "standOut.down.1.link": "link",
  "standOut.down.2.link": "link",
  "standOut.down.3.link": "link",
  "totalModels.change": "signed",
  "completedReports.change": "signed",
  "avgRating.change": "signed",
  versionChange: "signed",
  "portfolio.followers.change": "signed",
  "portfolio.engagement.change": "signed",
  "portfolio.earnings.change": "signed",
  "price.change": "signed",
  "change.joined": "signed",
  "change.net": "signed",
  forecastConfidence: "word",
  tier: "word",
  "share.largestPlatform": "word",
  "audience.gender.1": "word",
  "audience.gender.2": "word",
  "audience.gender.3": "word",
  "earnings.bestWeekday": "word",
  chanceOfDecline: "whole",
  tierPercentile: "whole",
  "market.position": "whole",
  coverage: "whole",
  "price.chance": "whole",
  benchmarkEngagement: "published",
  contentStyle: "list",
  "portfolio.failed": "list",
  captionLanguage: "language",
  "audience.country.1": "country",
  "audience.country.2": "country",
  "audience.country.3": "country",
};
const byName: ReadonlyMap<string, Notation> = new Map(Object.entries(notations));

/** The notation of a metric; undefined where its unit says all. */
export const notationOf = (metric: string): Notation | undefined => byName.get(metric);
