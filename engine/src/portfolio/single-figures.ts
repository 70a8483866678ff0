import type { MetricName } from "../catalogue/metrics.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";

/** Metrics of a platform by which whole models are compared: by the figure of the platform with most followers that has one. */
const ofLargest = [
  "subscribers",
  "engagement",
  "engagementByViews",
  "engagementChange",
  "avgViews",
  "postFrequency",
  "likesAverage",
  "commentsAverage",
  "earningsNet",
  "earningsPerSubscriber",
  "earningsPerThousand",
  "earningsChange",
  "subscriberRate",
  "price",
  "reachTotal",
  "viewsTotal",
  "peerEngagement",
] as const satisfies readonly MetricName[];

/**
 * One figure for a whole model where a report has one for each platform, with the metric as its id: `gain` and `gainPercent` over the platforms
 * that have them, where nine tenths of the followers are on these; `daysSincePost` of the platform with the newest post; the others of the
 * platform with most followers that has one. Nothing where no platform has one.
 */
export function singleFigures(facts: readonly Fact[]): Fact[] {
  const sizes = new Map(
    facts.flatMap(({ metric, platform, value }) =>
      metric === "followers" && platform ? [[platform, Number(value)]] : [],
    ),
  );
  const known = facts.filter(({ platform, value }) => platform !== undefined && value !== null);
  const sizeOf = ({ platform }: Fact) => (platform && sizes.get(platform)) ?? -1;
  const largest = ofLargest.flatMap((metric) => {
    const [first] = known.filter((fact) => fact.metric === metric).sort((a, b) => sizeOf(b) - sizeOf(a));
    return first ? [{ ...first, id: metric, inputs: [first.id] }] : [];
  });
  return [...totalGrowth(facts), ...largest, ...lastPost(known)];
}

/** Where a model posted last says since when it has been silent. */
function lastPost(known: readonly Fact[]): Fact[] {
  const [newest] = known
    .filter(({ metric }) => metric === "daysSincePost")
    .sort((a, b) => Number(a.value) - Number(b.value));
  return newest ? [{ ...newest, id: "daysSincePost", inputs: [newest.id] }] : [];
}

/** Growth on platforms with fewer of the followers is no growth of the whole. */
const leastKnown = 0.9;

function totalGrowth(facts: readonly Fact[]): Fact[] {
  const rows = facts.flatMap((gain) => {
    const followers = facts.find(({ metric, platform }) => metric === "followers" && platform === gain.platform);
    return gain.metric === "gain" && typeof gain.value === "number" && typeof followers?.value === "number"
      ? [
          {
            gain,
            value: gain.value,
            low: gain.low ?? gain.value,
            high: gain.high ?? gain.value,
            base: followers.value - gain.value,
          },
        ]
      : [];
  });
  const counted = facts.flatMap(({ metric, platform, value }) =>
    metric === "followers" && platform && typeof value === "number" ? [value] : [],
  );
  const known = rows.reduce((total, { value, base }) => total + value + base, 0);
  if (rows.length === 0 || known < leastKnown * counted.reduce((total, count) => total + count, 0)) return [];
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const [value, low, high, base] = [
    sum((row) => row.value),
    sum((row) => row.low),
    sum((row) => row.high),
    sum((row) => row.base),
  ];
  const periods = rows.flatMap(({ gain }) => gain.period ?? []);
  const from = periods.map((period) => period.from).sort()[0];
  const to = periods
    .map((period) => period.to)
    .sort()
    .at(-1);
  const shared = {
    asOf:
      rows
        .map(({ gain }) => gain.asOf)
        .sort()
        .at(-1) ?? "",
    n: rows.length,
    sampleOf: "profiles" as const,
    ...(from && to && { period: { from, to } }),
  };
  const ends = (times: number) => (low < high ? { low: low * times, high: high * times } : {});
  const behind = rows.map(({ gain }) => gain);
  const gain = deriveFact({ ...shared, id: "gain", metric: "gain", value, ...ends(1), formula: "sum.follows" }, behind);
  if (base <= 0) return [gain];
  const times = 100 / base;
  const draft = { ...shared, id: "gainPercent", metric: "gainPercent", formula: "growth.relativeTotal" } as const;
  return [gain, deriveFact({ ...draft, value: value * times, ...ends(times) }, behind)];
}
