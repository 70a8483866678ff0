import {
  type AnalyseInput,
  dayMs,
  type Evidence,
  type EvidenceKind,
  type Observation,
  type Platform,
  type Post,
} from "@fanradar/engine";
import fc from "fast-check";

export const mixAsOf = "2026-11-20T12:00:00.000Z";
const daysAgo = (days: number) => new Date(Date.parse(mixAsOf) - days * dayMs).toISOString();

/** Every private value is one of these: nine digits that no public value or formula gives. */
const secret = (index: number) => 987_654_300 + index;
/** Whether a text contains a private value or word, in full, in cents or shortened, with the separators of any language. */
export const containsSecret = (text: string) =>
  /98765(43\d|[.,]4\b)|canary/i.test(text.replace(/(\d)[,.\s\u00a0\u202f'’](?=\d{3})/g, "$1")) ||
  /\b(98[78][.,][67]\d?\s?M|9[.,]88?\s?M)\b/.test(text);

const social = ["instagram", "x", "tiktok"] as const;
const kinds = ["connected", "file", "screenshot", "manual"] as const;

const platformParts = {
  isLinked: fc.boolean(),
  publicDays: fc.nat(20),
  publicPosts: fc.nat(14),
  /** The owner's kinds of evidence for followers. */
  given: fc.subarray([...kinds]),
  ownDays: fc.integer({ min: 1, max: 12 }),
  ownPosts: fc.nat(14),
  /** Its private posts have the captions of the public ones: the same themes, in other shares. */
  hasSameCaptions: fc.boolean(),
  hasInsights: fc.boolean(),
  publicly: fc.constantFrom("ok", "ok", "not_found", "no_connector", "rate_limited"),
} as const;
const platformMix = fc.record(platformParts);
const onlyFansMix = fc.record({
  isLinked: fc.boolean(),
  given: fc.subarray(["subscribers", "earnings", "price", "statement", "words"] as const),
});
/** Public readings and the owner's evidence, by platform. */
export const anyMix = fc.record({
  instagram: platformMix,
  x: platformMix,
  tiktok: platformMix,
  onlyfans: onlyFansMix,
});
const posts = fc.integer({ min: 6, max: 14 });
const connected = {
  ...platformParts,
  isLinked: fc.constant(true),
  given: fc.constant<Mix["x"]["given"]>(["connected"]),
};
const alike = { ...connected, ownPosts: posts, hasSameCaptions: fc.constant(true) };
/** Two connected platforms that post about the same, one of which has no public reading, and figures of an OnlyFans page. */
export const twoConnected: fc.Arbitrary<Mix> = fc.record({
  instagram: fc.record({ ...alike, publicPosts: posts, publicDays: fc.integer({ min: 1, max: 20 }) }),
  x: platformMix.map((mix) => ({ ...mix, given: [] })),
  tiktok: fc.record({ ...alike, publicDays: fc.constant(0), publicly: fc.constant("no_connector") }),
  onlyfans: onlyFansMix.map((mix) => ({ ...mix, given: ["subscribers", "earnings", "statement"] })),
});
type Values<T> = T extends fc.Arbitrary<infer V> ? V : never;
export type Mix = Values<typeof anyMix>;

interface EvidenceMix {
  evidence: Evidence[];
  observations: Observation[];
  posts: Post[];
}

const evidenceOf = (key: string, kind: EvidenceKind, days = 0): Evidence => ({
  key,
  kind,
  sandbox: false,
  scope: kind === "api" ? "public" : "owner",
  addedAt: daysAgo(days),
});

function publicly(platform: Platform, { publicDays, publicPosts }: Values<typeof platformMix>): EvidenceMix {
  const key = (days: number) => `api:${platform}:${days}`;
  const ages = Array.from({ length: publicDays }, (_, days) => days);
  return {
    evidence: ages.map((days) => evidenceOf(key(days), "api", days)),
    observations: ages.flatMap((days) => [
      { platform, metric: "followers", value: 40_000 - 31 * days, observedAt: daysAgo(days), evidence: key(days) },
      { platform, metric: "following", value: 310, observedAt: daysAgo(days), evidence: key(days) },
    ]),
    posts: publicDays === 0 ? [] : postsOf(platform, key(0), publicPosts, (index) => ({ likes: 900 + index })),
  };
}

function privately(
  platform: Platform,
  mix: Values<typeof platformMix>,
): EvidenceMix & Pick<AnalyseInput, "breakdowns"> {
  const isConnected = mix.given.includes("connected");
  const key = (kind: string, days: number) => `${kind}:canary:${platform}:${days}`;
  const readings = mix.given.flatMap((kind) =>
    Array.from({ length: kind === "connected" ? mix.ownDays : 1 }, (_, days) => ({ kind, days })),
  );
  const newest = key("connected", 0);
  const insights: Observation[] = (["reach.total", "views.total"] as const).map((metric, index) => ({
    platform,
    metric,
    value: secret(80 + index),
    period: { from: daysAgo(28), to: daysAgo(0) },
    observedAt: mixAsOf,
    evidence: newest,
  }));
  const hasInsights = isConnected && mix.hasInsights;
  return {
    evidence: readings.map(({ kind, days }) => evidenceOf(key(kind, days), kind, days)),
    observations: [
      ...readings.map(
        ({ kind, days }): Observation => ({
          ...{ platform, metric: "followers", value: secret(kinds.indexOf(kind) * 20 + days) },
          ...{ observedAt: daysAgo(days), evidence: key(kind, days) },
        }),
      ),
      ...(hasInsights ? insights : []),
    ],
    posts: isConnected
      ? postsOf(platform, newest, mix.ownPosts, (index) => ({
          likes: secret(index),
          ...(!mix.hasSameCaptions && { caption: "canary #canary" }),
        }))
      : [],
    ...(hasInsights && {
      breakdowns: (["country", "city", "age", "gender"] as const).map((dimension) => ({
        platform,
        dimension,
        parts: [{ key: "Canary", value: secret(90) }],
        observedAt: mixAsOf,
        evidence: newest,
      })),
    }),
  };
}

function postsOf(platform: Platform, evidence: string, count: number, more: (index: number) => Partial<Post>): Post[] {
  return Array.from({ length: count }, (_, index) => ({
    platform,
    externalId: `${index}`,
    publishedAt: daysAgo(1.5 + 2 * index),
    kind: "image",
    caption: index % 2 ? "morning workout plan #fitness" : "slow cooking at home #recipe",
    comments: 12,
    evidence,
    ...more(index),
  }));
}

const period = { from: daysAgo(30), to: daysAgo(1) };

function onlyFans({ given }: Mix["onlyfans"]): EvidenceMix & Pick<AnalyseInput, "statementMonth" | "ownWords"> {
  const [typed, file] = ["manual:canary:onlyfans", "file:canary:onlyfans"];
  const figures = {
    subscribers: [{ metric: "subscribers", value: secret(95) }],
    earnings: [
      { metric: "earnings.gross", value: secret(96), currency: "USD", period },
      { metric: "earnings.net", value: secret(97), currency: "USD", period },
    ],
    price: [{ metric: "subscription.priceCents", value: secret(98), currency: "USD" }],
  } as const;
  const observations = (["subscribers", "earnings", "price"] as const)
    .filter((one) => given.includes(one))
    .flatMap((one) =>
      figures[one].map(
        (figure): Observation => ({ ...figure, platform: "onlyfans", observedAt: mixAsOf, evidence: typed }),
      ),
    );
  return {
    evidence: given.length === 0 ? [] : [evidenceOf(typed, "manual"), evidenceOf(file, "file")],
    observations,
    posts: [],
    ...(given.includes("words") && { ownWords: { contentStyle: "canary words" } }),
    ...(given.includes("statement") && {
      statementMonth: {
        netCents: secret(99),
        extrasCents: 500_000_000,
        typeCents: { subscription: 487_654_321, tip: 500_000_000 },
        payers: 40,
        people: { payers: 40, tipsAndMessages: 123 },
        period,
        asOf: period.to,
        evidence: file,
      },
    }),
  };
}

/** The input of a mix; `without` the owner's evidence it is that of public readings alone. */
export function mixInputOf(mix: Mix, { without = false } = {}): AnalyseInput {
  const parts = social.map((platform) => ({
    open: publicly(platform, mix[platform]),
    own: privately(platform, mix[platform]),
  }));
  const { statementMonth, ownWords, ...page } = onlyFans(mix.onlyfans);
  const all = parts.flatMap(({ open, own }) => (without ? [open] : [open, own]));
  const given = without ? all : [...all, page];
  const isOwn = (platform: (typeof social)[number]) => mix[platform].given.includes("connected");
  const linked = social.filter((platform) => mix[platform].isLinked);
  const subject = (platform: Platform) => ({ platform, handle: "ava", url: "https://example.invalid/" });
  return {
    asOf: mixAsOf,
    subjects: [
      ...linked.map((platform) => ({
        ...subject(platform),
        outcome: !without && isOwn(platform) ? ("ok" as const) : mix[platform].publicly,
      })),
      ...(mix.onlyfans.isLinked ? [{ ...subject("onlyfans"), outcome: "no_connector" as const }] : []),
    ],
    evidence: given.flatMap(({ evidence }) => evidence),
    observations: given.flatMap(({ observations }) => observations),
    posts: given.flatMap(({ posts }) => posts),
    peers: [],
    ...(!without && {
      publicOutcomes: Object.fromEntries(
        linked.filter(isOwn).map((platform) => [platform, { outcome: mix[platform].publicly }]),
      ),
      breakdowns: parts.flatMap(({ own }) => own.breakdowns ?? []),
      ...(statementMonth && { statementMonth }),
      ...(ownWords && { ownWords }),
    }),
  };
}
