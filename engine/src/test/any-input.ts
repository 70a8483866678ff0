import fc from "fast-check";
import type { AnalyseInput } from "../analyse-input.ts";
import { breakdownDimensions, type Observation, type Post } from "../ledger/evidence.ts";
import { outcomes } from "../ledger/sealed.ts";
import { observationMetrics, type Platform, platformNames } from "../ledger/vocabulary.ts";
import { asOf, daysAgo, given, inputOf, subject } from "./make-input.ts";

const count = fc.oneof(fc.nat(200), fc.nat(50_000), fc.nat(2_000_000_000));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 5 });
const captions = [
  "slow cooking at home #recipe",
  "morning workout plan #fitness #2026",
  "новый рецепт дня",
  "朝のヨガ #ヨガ",
  "constructor hasOwnProperty https://example.invalid/a",
  "   ",
];

/** A history of daily readings as they come: a course with noise, days left out, the newest 0–9 days ago. */
const readings = fc
  .record({
    start: count,
    slope: fc.integer({ min: -300, max: 300 }),
    days: fc.nat(45),
    age: fc.constantFrom(0, 0, 0, 1, 6, 9),
    wild: fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 50, maxLength: 50 }),
    missing: fc.array(fc.nat(45), { maxLength: 6 }),
  })
  .map(({ start, slope, days, age, wild, missing }) =>
    Array.from({ length: days }, (_, day) => ({
      days: age + days - 1 - day,
      value: Math.max(0, Math.round(start + slope * day + (wild[day] ?? 0))),
    })).filter((_, day) => !missing.includes(day)),
  );

const posts = fc.array(
  fc.record(
    {
      hours: fc.oneof(fc.nat(48), fc.nat(24 * 120)),
      kind: fc.constantFrom("image", "video", "text"),
      likes: optional(count),
      comments: optional(fc.nat(5_000)),
      shares: optional(fc.nat(500)),
      views: optional(count),
      caption: optional(fc.constantFrom(...captions)),
    } as const,
    { noNullPrototype: true },
  ),
  { maxLength: 45 },
);

const typed = fc.array(
  fc.record({
    metric: fc.constantFrom(...observationMetrics),
    value: count,
    days: fc.nat(50),
    reach: optional(fc.nat(100)),
    kind: fc.constantFrom("manual", "screenshot", "file"),
  } as const),
  { maxLength: 6 },
);

const breakdowns = fc.array(
  fc.record({
    dimension: fc.constantFrom(...breakdownDimensions),
    parts: fc.uniqueArray(fc.record({ key: fc.constantFrom("US", "F", "18-24", "7", "大阪"), value: count }), {
      selector: ({ key }) => key,
    }),
    days: fc.nat(40),
  }),
  { maxLength: 4 },
);

const platformInput = (platform: Platform) =>
  fc
    .record({ outcome: optional(fc.constantFrom("ok", "ok", "ok", ...outcomes)), readings, posts, typed, breakdowns })
    .map((one) => inputOn(platform, one));

type Values<T> = T extends fc.Arbitrary<infer V> ? V : never;

interface Drawn {
  outcome?: (typeof outcomes)[number] | undefined;
  readings: Values<typeof readings>;
  posts: Values<typeof posts>;
  typed: Values<typeof typed>;
  breakdowns: Values<typeof breakdowns>;
}

function inputOn(platform: Platform, drawn: Drawn): AnalyseInput {
  const readKey = (days: number) => `api:${platform}:${days}`;
  const ownKey = (index: number) => `connected:${platform}:${index}`;
  const typedKey = (index: number) => `typed:${platform}:${index}`;
  const newest = Math.min(...drawn.readings.map(({ days }) => days));
  const isRead = platform !== "onlyfans" && drawn.readings.length > 0;
  const observed: Observation[] = drawn.readings.map(({ days, value }) => ({
    platform,
    metric: "followers",
    value,
    observedAt: daysAgo(days),
    evidence: readKey(days),
  }));
  const stated: Observation[] = drawn.typed.map(({ metric, value, days, reach }, index) => ({
    platform,
    metric,
    value,
    ...(reach !== undefined && { low: Math.max(0, value - reach), high: value + reach }),
    ...(metric.startsWith("earnings") && { currency: "USD" }),
    observedAt: daysAgo(days),
    evidence: typedKey(index),
  }));
  return inputOf({
    subjects: drawn.outcome === undefined ? [] : [subject(platform, drawn.outcome)],
    evidence: [
      ...(isRead ? drawn.readings.map(({ days }) => ({ ...given(readKey(days), "api", days), sandbox: true })) : []),
      ...drawn.typed.map(({ kind, days }, index) => given(typedKey(index), kind, days)),
      ...drawn.breakdowns.map(({ days }, index) => given(ownKey(index), "connected", days)),
    ],
    breakdowns: drawn.breakdowns.map(({ dimension, parts, days }, index) => ({
      platform,
      dimension,
      parts,
      observedAt: daysAgo(days),
      evidence: ownKey(index),
    })),
    observations: [...(isRead ? observed : []), ...stated],
    posts: isRead
      ? drawn.posts.map(
          ({ hours, ...post }, index): Post => ({
            ...withoutUndefined(post),
            platform,
            externalId: `${index}`,
            publishedAt: daysAgo(newest + hours / 24),
            kind: post.kind,
            evidence: readKey(newest),
          }),
        )
      : [],
  });
}

/** Fields that a platform omits are absent. */
function withoutUndefined<T extends object>(one: T) {
  return Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined));
}

const peers = fc.array(
  fc.record({
    platform: fc.constantFrom(...platformNames),
    followers: count,
    engagement: fc.double({ min: 0, max: 30, noNaN: true }),
  }),
  { maxLength: 5 },
);

/** Enough creators of one tier that a place among them has a figure. */
const crowd = fc.record({
  platform: fc.constantFrom(...platformNames),
  followers: count,
  rates: fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { minLength: 30, maxLength: 40 }),
});

/** Any evidence that the server may hand over: 1–4 platforms in every state, with and without history, posts, typed figures. */
export const anyInput: fc.Arbitrary<AnalyseInput> = fc
  .record({
    platforms: fc.subarray([...platformNames], { minLength: 1 }),
    parts: fc.tuple(...platformNames.map((platform) => platformInput(platform))),
    peers,
    crowd,
    pool: optional(fc.dictionary(fc.constantFrom("recipe", "constructor", "home", "workout"), fc.nat(50))),
  })
  .map(({ platforms, parts, peers, crowd, pool }) => {
    const chosen = parts.filter((_, index) => platforms.includes(platformNames[index] ?? "x"));
    const among = crowd.rates.map((engagement) => ({
      platform: crowd.platform,
      followers: crowd.followers,
      engagement,
    }));
    return inputOf({
      asOf,
      subjects: chosen.flatMap(({ subjects }) => subjects),
      evidence: chosen.flatMap(({ evidence }) => evidence),
      observations: chosen.flatMap(({ observations }) => observations),
      posts: chosen.flatMap(({ posts }) => posts),
      breakdowns: chosen.flatMap(({ breakdowns = [] }) => breakdowns),
      peers: [...peers, ...among],
      ...(pool && { wordPool: { creators: 60, frequency: pool } }),
    });
  });

/** The same things in another order. */
export const anyOrder = fc.infiniteStream(fc.nat()).map(
  (stream) =>
    <T>(list: readonly T[]): T[] =>
      list
        .map((one) => [stream.next().value ?? 0, one] as const)
        .sort(([a], [b]) => a - b)
        .map(([, one]) => one),
);
