import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnalyseInput } from "../analyse-input.ts";
import { hashSealed } from "../hash.ts";
import type { Evidence, Observation, Post } from "../ledger/evidence.ts";
import type { Outcome } from "../ledger/sealed.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { isSound } from "./check-statements.ts";
import { type EngineStage, engineVersion, factsOf, sealReport } from "./seal-report.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.parse(asOf) - days * dayMs).toISOString();

function read(platform: Platform, days: number, followers: (daysAgo: number) => number) {
  const evidence: Evidence[] = [];
  const observations: Observation[] = [];
  for (let day = days - 1; day >= 0; day--) {
    const key = `api:${platform}:ava:${daysAgo(day).slice(0, 13)}`;
    evidence.push({ key, kind: "api", sandbox: false, scope: "public", addedAt: daysAgo(day) });
    observations.push({
      platform,
      metric: "followers",
      value: followers(day),
      observedAt: daysAgo(day),
      evidence: key,
    });
  }
  return { evidence, observations, newest: evidence.at(-1)?.key ?? "" };
}

function posts(
  platform: Platform,
  count: number,
  evidence: string,
  more: (index: number) => Partial<Post> = () => ({}),
): Post[] {
  return Array.from({ length: count }, (_, index) => ({
    platform,
    externalId: `${index}`,
    publishedAt: daysAgo(1.5 + index * 2),
    kind: "image" as const,
    caption: index % 2 ? "morning workout plan #fitness" : "slow cooking at home #recipe",
    likes: 100 + index,
    comments: 5,
    evidence,
    ...more(index),
  }));
}

const subject = (platform: Platform, outcome: Outcome = "ok") => ({
  platform,
  handle: "ava",
  url: "https://example.invalid/",
  outcome,
});
const nothing: AnalyseInput = { asOf, subjects: [], evidence: [], observations: [], posts: [], peers: [] };

function full(days = 40): AnalyseInput {
  const instagram = read("instagram", days, (ago) => 20_000 - 30 * ago);
  return {
    ...nothing,
    subjects: [subject("instagram")],
    evidence: instagram.evidence,
    observations: instagram.observations,
    posts: posts("instagram", 14, instagram.newest),
  };
}

const fact = (sealed: ReturnType<typeof sealReport>, id: string) => sealed.facts.find((one) => one.id === id);
const keys = (sealed: ReturnType<typeof sealReport>) => sealed.statements.map(({ key }) => key);

describe("a creator with history", () => {
  const history = () => sealReport(full());

  test("has a measured audience with its source and age", () => {
    expect(fact(history(), "instagram.followers")).toMatchObject({
      kind: "measured",
      value: 20_000,
      trust: "connected",
      asOf,
    });
    expect(history().sources.map(({ evidence }) => evidence)).toContain("api:instagram:ava:2026-11-20T12");
  });

  test("has an engagement rate of the last twelve settled posts, with an interval and an alternative", () => {
    const rate = fact(history(), "instagram.engagement");
    expect(rate).toMatchObject({
      kind: "derived",
      n: 12,
      level: 0.8,
      inputs: ["instagram.followers"],
      alternatives: ["instagram.engagementMedian", "instagram.engagementMean"],
    });
    expect(rate?.value).toBeCloseTo((100 * (105.5 + 5)) / 20_000, 5);
  });

  test("has a gain over 28 days and a forecast whose band holds it", () => {
    expect(fact(history(), "instagram.gain")).toMatchObject({ value: 840, kind: "derived" });
    const ahead = fact(history(), "instagram.forecast");
    expect(ahead).toMatchObject({ kind: "estimated", trust: "inferred", level: 0.8, n: 40 });
    expect(Number(ahead?.value)).toBeGreaterThan(20_500);
  });

  test("has themes by hashtag, each with its share of captions", () => {
    expect([fact(history(), "theme.1")?.value, fact(history(), "theme.2")?.value].sort()).toEqual([
      "#fitness",
      "#recipe",
    ]);
    expect(fact(history(), "theme.1.share")).toMatchObject({ value: 50, n: 14 });
  });

  test("passes every check, and drops nothing", () => {
    expect(history().checks).toMatchObject({ dropped: 0 });
    expect(history().checks.passed).toBe(history().checks.figures);
  });
});

test("a first reading gives no growth, and says from when there is one", () => {
  const sealed = sealReport(full(1));
  expect(fact(sealed, "instagram.gain")).toMatchObject({
    kind: "unavailable",
    reason: { code: "too-few-days", needs: 5, has: 1, readyOn: "2026-11-24" },
  });
  expect(keys(sealed)).toEqual(expect.arrayContaining(["overview.firstReading", "next.wait"]));
});

test("hidden likes are no likes of 0", () => {
  const input = full();
  const hidden = input.posts.map(({ likes: _, ...post }) => post);
  const sealed = sealReport({ ...input, posts: hidden });
  expect(fact(sealed, "instagram.engagement")).toMatchObject({
    value: null,
    reason: { code: "likes-hidden", needs: 5, has: 0 },
  });
});

test("four posts give no rate", () => {
  const input = full();
  const sealed = sealReport({ ...input, posts: input.posts.slice(0, 4) });
  expect(fact(sealed, "instagram.engagement")?.reason).toEqual({ code: "too-few-posts", needs: 5, has: 4 });
});

test("posts under a day old do not pull the rate down", () => {
  const input = full();
  const fresh = posts("instagram", 1, input.posts[0]?.evidence ?? "", () => ({
    externalId: "new",
    publishedAt: daysAgo(0.1),
    likes: 0,
  }));
  expect(fact(sealReport({ ...input, posts: [...input.posts, ...fresh] }), "instagram.engagement")?.value).toBe(
    fact(sealReport(input), "instagram.engagement")?.value,
  );
});

test.each([
  ["not_professional_or_missing", "not-found", "overview.unread", "next.check"],
  ["private", "private-account", "overview.unread", "next.check"],
  ["rate_limited", "rate-limited", "overview.unread", "next.later"],
  ["upstream_error", "platform-unreachable", "overview.unread", "next.later"],
  ["no_key", "no-key", "overview.untyped", "next.type"],
  ["no_connector", "needs-typing", "overview.untyped", "next.type"],
] as const)(
  "a read that ended as %s leaves every figure absent for that reason, and says what to do",
  (outcome, code, told, step) => {
    const sealed = sealReport({ ...nothing, subjects: [subject("instagram", outcome)] });
    expect(fact(sealed, "instagram.followers")?.reason).toEqual({ code });
    expect(keys(sealed)).toEqual(expect.arrayContaining([told, step]));
  },
);

test("typed figures are self-reported and the owner's, beside what was read", () => {
  const manual: Evidence = { key: "manual:1:a", kind: "manual", sandbox: false, scope: "owner", addedAt: asOf };
  const typed: Observation = {
    platform: "onlyfans",
    metric: "earnings.net",
    value: 123_400,
    currency: "USD",
    observedAt: daysAgo(1),
    evidence: "manual:1:a",
  };
  const input = full();
  const sealed = sealReport({
    ...input,
    evidence: [...input.evidence, manual],
    observations: [...input.observations, typed],
  });
  expect(fact(sealed, "onlyfans.earningsNet")).toMatchObject({
    kind: "self-reported",
    trust: "manual",
    scope: "owner",
    value: 123_400,
    currency: "USD",
  });
  expect(fact(sealed, "instagram.followers")).toMatchObject({ trust: "connected", scope: "public" });
});

test("an act of giving that speaks of two platforms is one source, of neither alone", () => {
  const told = (platform: Platform): Observation => ({
    platform,
    metric: "followers",
    value: 900,
    observedAt: asOf,
    evidence: "both",
  });
  const both: Evidence = { key: "both", kind: "file", sandbox: false, scope: "owner", addedAt: asOf };
  for (const platforms of [["x", "tiktok"] as const, ["tiktok", "x"] as const]) {
    const { sources } = sealReport({ ...nothing, evidence: [both], observations: platforms.map(told) });
    expect(sources).toEqual([{ evidence: "both", kind: "file", sandbox: false, observedAt: asOf, scope: "owner" }]);
  }
});

test("a source names the platform that it alone speaks of, when it was taken in, and whose it is", () => {
  const { sources } = sealReport(full(1));
  expect(sources).toEqual([
    {
      evidence: "api:instagram:ava:2026-11-20T12",
      kind: "api",
      platform: "instagram",
      sandbox: false,
      observedAt: asOf,
      scope: "public",
    },
  ]);
});

test("a source that is only contradicted is listed too, in the order of keys", () => {
  const input = full(1);
  const typed: Evidence = { key: "a typed one", kind: "manual", sandbox: false, scope: "owner", addedAt: asOf };
  const told = { platform: "instagram", metric: "followers", value: 5, observedAt: asOf, evidence: typed.key } as const;
  const idle: Evidence = { ...typed, key: "an idle one" };
  const { sources } = sealReport({
    ...input,
    evidence: [...input.evidence, typed, idle],
    observations: [...input.observations, told],
  });
  expect(sources.map(({ evidence }) => evidence)).toEqual(["a typed one", "api:instagram:ava:2026-11-20T12"]);
});

test("a report names its version, its moment, its narrator and its subjects in the order of platforms", () => {
  const subjects = [subject("x"), subject("instagram"), subject("tiktok")];
  const sealed = sealReport({ ...nothing, subjects });
  expect(sealed).toMatchObject({ schema: 1, engineVersion, asOf, narrator: "engine" });
  expect(sealed.subjects.map(({ platform }) => platform)).toEqual(["instagram", "tiktok", "x"]);
  expect(subjects.map(({ platform }) => platform)).toEqual(["x", "instagram", "tiktok"]);
});

test("each stage is told before it begins, in its order", () => {
  const stages: EngineStage[] = [];
  sealReport(full(1), (stage) => stages.push(stage));
  expect(stages).toEqual(["metrics", "text", "check"]);
});

test("a sentence shows the figures of its slots, and rests on its evidence too", () => {
  const one = { key: "k", section: "platformOverview", place: "overview" } as const;
  expect(factsOf({ ...one, slots: { first: "a", second: "b" }, evidence: ["c"] })).toEqual(["a", "b", "c"]);
});

test("risks are told of the report's own figures", () => {
  const subjects = [subject("x", "private"), subject("onlyfans", "no_connector")];
  const evidence = [{ key: "file", kind: "file", sandbox: false, scope: "owner", addedAt: asOf }] as const;
  const observations = [
    { platform: "onlyfans", metric: "earnings.net", value: 900, currency: "USD", observedAt: asOf, evidence: "file" },
  ] as const;
  const sealed = sealReport({ ...nothing, subjects, evidence: [...evidence], observations: [...observations] });
  expect(sealed.statements.find(({ key }) => key === "risk.coverageNone")?.slots).toEqual({ coverage: "coverage" });
});

test("nothing in gives only absences out", () => {
  const sealed = sealReport(nothing);
  const known = sealed.facts.filter(({ kind }) => kind !== "unavailable");
  expect(known.map(({ id, value }) => [id, value])).toEqual([
    ["checks.ran", 0],
    ["checks.all", 4],
  ]);
  expect(keys(sealed)).toContain("overview.nothing");
});

describe("laws", () => {
  test("the hash changes with any fact, sentence or source, and with nothing else", () => {
    const sealed = sealReport(full(1));
    const hash = hashSealed(sealed);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashSealed(structuredClone(sealed))).toBe(hash);
    sealed.facts.forEach((one, index) => {
      const value = one.value === null ? 0 : null;
      expect(hashSealed({ ...sealed, facts: sealed.facts.with(index, { ...one, value }) })).not.toBe(hash);
    });
    expect(hashSealed({ ...sealed, statements: sealed.statements.slice(1) })).not.toBe(hash);
    expect(hashSealed({ ...sealed, sources: sealed.sources.slice(1) })).not.toBe(hash);
  });

  test("no input makes an unsound fact or a dropped sentence", () => {
    const value = fc.oneof(
      fc.double(),
      fc.integer({ min: 0, max: 2e9 }),
      fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300),
    );
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 60 }),
        fc.array(fc.record({ likes: value, comments: value }, { requiredKeys: [] }), { maxLength: 30 }),
        (counts, made) => {
          const base = read("instagram", counts.length, (ago) => counts[ago] ?? 0);
          const sealed = sealReport({
            ...nothing,
            subjects: [subject("instagram")],
            evidence: base.evidence,
            observations: base.observations,
            posts: posts("instagram", made.length, base.newest, (index) => ({ likes: 1, comments: 1, ...made[index] })),
          });
          expect(sealed.facts.filter((one) => !isSound(one))).toEqual([]);
          expect(sealed.checks.dropped).toBe(0);
        },
      ),
    );
  });

  test("a day with more followers never lowers the forecast's start", () => {
    const more = sealReport({
      ...full(),
      observations: full().observations.map((one) => ({ ...one, value: one.value * 2 })),
    });
    expect(Number(fact(more, "instagram.forecast")?.value)).toBeGreaterThan(
      Number(fact(sealReport(full()), "instagram.forecast")?.value),
    );
  });
});
