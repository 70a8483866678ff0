import { breakdownColumns, breakdownUnits, dayMs, type Fact, platformNames, reasonCodes } from "@fanradar/engine";
import { explainedMetrics } from "@fanradar/engine/catalogue/methods";
import fc from "fast-check";
import type { Knowledge, RankedPost } from "../knowledge.ts";
import { type Block, rankings } from "../plan/block.ts";
import { phrases, refusals } from "../plan/phrases.ts";
import { knowledgeOf, makeTestFact, now } from "./make-facts.ts";

const platforms = ["instagram", "x", "tiktok"] as const;
const instant = fc.integer({ min: 0, max: 60 }).map((days) => new Date(Date.parse(now) - days * dayMs).toISOString());
const period = fc.constantFrom(
  { from: "2026-10-23", to: "2026-11-20" },
  { from: "2026-09-25", to: "2026-10-22" },
  { from: "2026-10-01", to: "2026-10-31" },
);
const reason = fc.record(
  {
    code: fc.constantFrom(...reasonCodes),
    needs: fc.integer({ min: 1, max: 40 }),
    has: fc.nat(40),
    readyOn: fc.constant("2026-12-02"),
  },
  { requiredKeys: ["code"] },
);

/** Metrics of a platform, of a whole model, and of its themes, with the values that they take. */
const counts = [
  "followers",
  "following",
  "postsTotal",
  "likesAverage",
  "commentsAverage",
  "avgViews",
  "viewsTotal",
  "jump",
  "gain",
];
const rates = [
  ...["engagement", "engagementByViews", "benchmarkEngagement", "peerEngagement", "topPostShare", "chanceOfDecline"],
  ...["gainPercent", "engagementChange", "hourChange.18", "tierPercentile", "suddenFall", "viralPotential"],
];
const onPlatform = [...counts, ...rates, "forecast", "postFrequency", "longestGap", "daysSincePost"];
const onModel = [
  "follows.total",
  "trendingScore",
  "score",
  "market.position",
  "earnings.total",
  "earnings.tip",
  "earnings.renewal",
];
export const themePlaces = [1, 2, 3, 4, 5] as const;
const isSigned = (metric: string) => /gain|jump|Change|\.change$/.test(metric);

const numberOf = (metric: string) =>
  isSigned(metric)
    ? fc.integer({ min: -90_000, max: 90_000 }).map((whole) => whole / 100)
    : fc.nat(2_000_000).map((whole) => whole / 100);

/** A fact with a number, perhaps a range around it and a period, or missing. */
function numberFact(id: string, metric: string): fc.Arbitrary<Fact> {
  const more = fc.record(
    { period, asOf: instant, kind: fc.constantFrom("measured", "derived", "estimated"), width: fc.nat(5000) },
    { requiredKeys: ["kind"] },
  );
  const present = fc.tuple(numberOf(metric), more).map(([value, { width, ...rest }]) => {
    const isWhole = counts.includes(metric) || metric === "forecast" || metric === "follows.total";
    const shown = isWhole ? Math.round(value * 100) : value;
    const half = width === undefined ? undefined : isWhole ? width : width / 100;
    const ends =
      half === undefined
        ? {}
        : { low: isSigned(metric) ? shown - half : Math.max(0, shown - half), high: shown + half, level: 0.8 };
    const ofMonth = monthAtEnd.test(id) && { metric };
    const isMoney = metric.startsWith("earnings") && { currency: "USD" };
    return makeTestFact(id, shown, { ...rest, ...ends, ...ofMonth, ...isMoney });
  });
  return fc.oneof(
    { weight: 5, arbitrary: present },
    { weight: 1, arbitrary: reason.map((why) => makeTestFact(id, why)) },
  );
}

const themeNames = ["#cooking", "yoga", "travel", "#homemade", "outfits"];
const themeFacts = fc.tuple(
  ...themePlaces.map((place) =>
    fc
      .tuple(numberFact(`theme.${place}.share`, "share"), numberFact(`theme.${place}.change`, "theme.change"))
      .map((facts) => [makeTestFact(`theme.${place}`, themeNames[place - 1] ?? ""), ...facts]),
  ),
);

/** Ids of every fact that a ledger of tests may have. */
export const factIds: readonly string[] = [
  ...["", "7.", "8."].flatMap((model) => [
    ...platforms.flatMap((platform) => onPlatform.map((metric) => `${model}${platform}.${metric}`)),
    ...onModel.map((metric) => `${model}${metric}`),
  ]),
  ...["2026-09", "2026-10"].flatMap((month) => [`earnings.total.${month}`, `earnings.tip.${month}`]),
  ...themePlaces.flatMap((place) => [`theme.${place}`, `theme.${place}.share`, `theme.${place}.change`]),
];

const monthAtEnd = /\.\d{4}-\d{2}$/;
const metricOfId = (id: string) =>
  id
    .replace(/^\d+\./, "")
    .replace(/^(?:instagram|x|tiktok)\./, "")
    .replace(monthAtEnd, "");
const ledger = fc.tuple(
  themeFacts,
  fc.tuple(
    ...factIds
      .filter((id) => !id.startsWith("theme."))
      .map((id) => fc.option(numberFact(id, metricOfId(id)), { nil: undefined, freq: 6 })),
  ),
);

const posts = fc.array(
  fc.record({ platform: fc.constantFrom(...platforms), publishedAt: instant, hasUrl: fc.boolean() }),
  { maxLength: 6 },
);

/** What a plan may know: five themes, three platforms, two models of a portfolio, posts; some figures missing, some not there. */
export const anyKnowledge: fc.Arbitrary<Knowledge> = fc
  .record({
    ledger,
    posts,
    isOwn: fc.boolean(),
    postValues: fc.array(fc.tuple(fc.nat(900), fc.integer({ min: -80, max: 80 }), fc.nat(60)), {
      minLength: 6,
      maxLength: 6,
    }),
  })
  .map(({ ledger: [themes, others], posts: given, isOwn, postValues }) => {
    const postFacts = given.flatMap((_, at) => {
      const [likes = 0, change = 0, width = 0] = postValues[at] ?? [];
      return [
        makeTestFact(`post.p${at}.likes`, likes, { metric: "likesAverage" }),
        makeTestFact(`post.p${at}.change`, change, {
          metric: "engagementChange",
          unit: "percent",
          low: change - width,
          high: change + width,
          level: 0.8,
        }),
      ];
    });
    const ranked = given.map(
      ({ platform, publishedAt, hasUrl }, at): RankedPost => ({
        id: `p${at}`,
        platform,
        publishedAt,
        kind: "image",
        url: hasUrl ? "https://example.invalid/p" : null,
        caption: hasUrl ? "Sunday at home" : null,
        facts: { likes: `post.p${at}.likes`, change: `post.p${at}.change` },
      }),
    );
    return knowledgeOf([...themes.flat(), ...others.filter((fact) => fact !== undefined), ...postFacts], {
      model: { id: 1, name: "Mika", isOwn, hasReport: true, asOf: now },
      posts: ranked,
      newest: ranked.filter(({ platform }, at) => ranked.findIndex((one) => one.platform === platform) === at),
      models: [
        { id: 7, name: "Ava", attention: [], state: "analyzed" },
        { id: 8, name: "Carla", attention: [], state: "analyzed" },
      ],
    });
  });

const anyId = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...factIds) },
  { weight: 1, arbitrary: fc.constantFrom("nobody.knows", "9.x.followers", "") },
);
const anyMetric = fc.constantFrom(...onPlatform, ...onModel, "nothing");
const anyPlatform = fc.constantFrom(...platformNames, null);

/** Any block that has the schema, with ids that may be unknown or not fit. */
export const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant("facts" as const), facts: fc.array(anyId, { minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constant("compare" as const), left: anyId, right: anyId }),
  fc
    .tuple(fc.constantFrom(...platforms), fc.constantFrom(...platforms), fc.constantFrom(...onPlatform))
    .map(([a, b, metric]): Block => ({ kind: "compare", left: `${a}.${metric}`, right: `${b}.${metric}` })),
  fc.tuple(fc.constantFrom(...platforms), fc.constantFrom("benchmarkEngagement", "peerEngagement")).map(
    ([platform, metric]): Block => ({
      kind: "compare",
      left: `${platform}.engagement`,
      right: `${platform}.${metric}`,
    }),
  ),
  fc.record({
    kind: fc.constant("rank" as const),
    of: fc.constantFrom(...rankings),
    order: fc.constantFrom("best" as const, "worst" as const),
    count: fc.integer({ min: 1, max: 5 }),
    by: fc.option(anyMetric),
    platform: anyPlatform,
  }),
  fc.record({
    kind: fc.constant("table" as const),
    rows: fc.constantFrom("platforms" as const, "models" as const),
    metrics: fc.array(anyMetric, { minLength: 1, maxLength: 5 }),
  }),
  fc.record({
    kind: fc.constant("filter" as const),
    by: anyMetric,
    platform: anyPlatform,
    way: fc.constantFrom("over" as const, "under" as const),
    amount: fc.integer({ min: -1_000, max: 2_000_000 }).map((whole) => whole / 100),
    isInclusive: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("months" as const),
    metrics: fc.array(anyMetric, { minLength: 1, maxLength: 5 }),
    from: fc.constantFrom("2026-08", "2026-10"),
    to: fc.constantFrom("2026-10", "2026-11"),
  }),
  fc.record({ kind: fc.constant("definition" as const), metric: fc.constantFrom(...explainedMetrics) }),
  fc.record({
    kind: fc.constant("breakdown" as const),
    by: fc.constantFrom(...breakdownUnits),
    says: fc.constantFrom(
      ...(["all", "most", "least", "mean", "median", "over", "under", "between", "share", "parts"] as const),
      ...(["change", "explain", "first", "last", "streak", "since"] as const),
    ),
    run: fc.constantFrom(null, "up" as const, "under" as const),
    place: fc.constantFrom(null, 2),
    columns: fc.uniqueArray(fc.constantFrom(...breakdownColumns), { minLength: 1, maxLength: 4 }),
    rows: fc.uniqueArray(fc.constantFrom("1", "7", "2026-10", "2026-11-02", "tip", "7.1"), { maxLength: 4 }),
    end: fc.constantFrom(null, { by: "day" as const, way: "least" as const }),
  }),
  fc.record({ kind: fc.constant("newest" as const), platform: anyPlatform, count: fc.constantFrom(null, 3) }),
  fc.record({
    kind: fc.constant("unused" as const),
    words: fc.array(fc.constantFrom("avg", "w o"), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant("origin" as const), fact: anyId }),
  fc.record({ kind: fc.constant("unlinked" as const), platform: fc.constantFrom(...platformNames) }),
  fc.record({ kind: fc.constant("refuse" as const), reason: fc.constantFrom(...refusals) }),
  fc.record({ kind: fc.constant("phrase" as const), phrase: fc.constantFrom(...phrases) }),
  fc.record({
    kind: fc.constant("ask" as const),
    about: fc.constantFrom("model" as const, "platform" as const, "period" as const),
  }),
  fc.record({
    kind: fc.constant("plan" as const),
    min: fc.integer({ min: 1, max: 9 }),
    max: fc.integer({ min: 1, max: 9 }),
    per: fc.constantFrom("day" as const, "week" as const, "month" as const),
    platform: anyPlatform,
    theme: fc.option(anyId),
  }),
);

export const anyPlan = fc.array(anyBlock, { minLength: 1, maxLength: 10 });
