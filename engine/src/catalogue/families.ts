import { formatMetrics, kindShares, themeMetrics } from "./groups.ts";
import type { MetricName } from "./metrics.ts";

/** What a part of the audience is by. */
export const audienceParts = ["country", "city", "age", "gender"] as const;
export type MetricFamily =
  | "theme"
  | "theme.share"
  | "theme.change"
  | "format.share"
  | "format.change"
  | `audience.${(typeof audienceParts)[number]}`
  | "kindShare"
  | "content"
  | "earnings.kind";

const places = [1, 2, 3] as const;
const members: readonly (readonly [family: MetricFamily, metrics: readonly MetricName[]])[] = [
  ["theme", themeMetrics],
  ["theme.share", themeMetrics.map((theme) => `${theme}.share` as const)],
  ["theme.change", themeMetrics.map((theme) => `${theme}.change` as const)],
  ["format.share", formatMetrics.map((format) => `${format}.share` as const)],
  ["format.change", formatMetrics.map((format) => `${format}.change` as const)],
  ...audienceParts.map(
    (part) => [`audience.${part}`, places.map((place) => `audience.${part}.${place}.share` as const)] as const,
  ),
  ["kindShare", kindShares],
  [
    "content",
    [
      "content.photoSingle",
      "content.photoSet",
      "content.videoShort",
      "content.videoLong",
      "content.videoCustom",
      "content.live",
    ],
  ],
  [
    "earnings.kind",
    [
      "earnings.subscription",
      "earnings.renewal",
      "earnings.tip",
      "earnings.message",
      "earnings.post",
      "earnings.stream",
      "earnings.referral",
      "earnings.other",
    ],
  ],
];
const byMetric: ReadonlyMap<string, MetricFamily> = new Map(
  members.flatMap(([family, metrics]) => metrics.map((metric) => [metric, family] as const)),
);

/** The family of a metric that repeats by place, part or kind: 'theme.share' of `theme.3.share`. Undefined for any other. */
export const familyOf = (metric: string): MetricFamily | undefined => byMetric.get(metric);
