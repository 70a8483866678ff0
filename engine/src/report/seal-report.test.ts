import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnalyseInput } from "../analyse-input.ts";
import { dayMs } from "../catalogue/time.ts";
import { hashSealed } from "../hash.ts";
import type { Evidence, Observation, Post } from "../ledger/evidence.ts";
import type { Outcome } from "../ledger/sealed.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { isSound } from "./check-statements.ts";
import { engineVersion, sealedFacts } from "./report-ledger.ts";
import { type EngineStage, sealReport } from "./seal-report.ts";

const asOf = "2026-11-20T12:00:00.000Z";
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

const keys = (sealed: ReturnType<typeof sealReport>) => sealed.statements.map(({ key }) => key);

test("sealReport: one submission of figures for two platforms is one source without a platform", () => {
  const followersOn = (platform: Platform): Observation => ({
    platform,
    metric: "followers",
    value: 900,
    observedAt: asOf,
    evidence: "both",
  });
  const both: Evidence = { key: "both", kind: "file", sandbox: false, scope: "owner", addedAt: asOf };
  for (const platforms of [["x", "tiktok"] as const, ["tiktok", "x"] as const]) {
    const { sources } = sealReport({ ...nothing, evidence: [both], observations: platforms.map(followersOn) });
    expect(sources).toEqual([{ evidence: "both", kind: "file", sandbox: false, observedAt: asOf, scope: "owner" }]);
  }
});

test("sealReport: a source has its only platform, the time it was recorded, and its scope", () => {
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

test("sealReport: a source that is only contradicted is listed too, in the order of keys", () => {
  const input = full(1);
  const typed: Evidence = { key: "a typed one", kind: "manual", sandbox: false, scope: "owner", addedAt: asOf };
  const typedCount = {
    platform: "instagram",
    metric: "followers",
    value: 5,
    observedAt: asOf,
    evidence: typed.key,
  } as const;
  const idle: Evidence = { ...typed, key: "an idle one" };
  const { sources } = sealReport({
    ...input,
    evidence: [...input.evidence, typed, idle],
    observations: [...input.observations, typedCount],
  });
  expect(sources.map(({ evidence }) => evidence)).toEqual(["a typed one", "api:instagram:ava:2026-11-20T12"]);
});

test("sealReport: a report has version, time, narrator, and subjects in the order of platforms", () => {
  const subjects = [subject("x"), subject("instagram"), subject("tiktok")];
  const sealed = sealReport({ ...nothing, subjects });
  expect(sealed).toMatchObject({ schema: 1, engineVersion, asOf, narrator: "engine" });
  expect(sealed.subjects.map(({ platform }) => platform)).toEqual(["instagram", "tiktok", "x"]);
  expect(subjects.map(({ platform }) => platform)).toEqual(["x", "instagram", "tiktok"]);
});

test("sealReport: announces each stage before it begins, in order", () => {
  const stages: EngineStage[] = [];
  sealReport(full(1), (stage) => stages.push(stage));
  expect(stages).toEqual(["metrics", "text", "check"]);
});

test("sealReport: a statement contains the figures of its slots and their evidence", () => {
  const one = { key: "k", section: "platformOverview", place: "overview" } as const;
  expect(sealedFacts({ ...one, slots: { first: "a", second: "b" }, evidence: ["c"] })).toEqual(["a", "b", "c"]);
});

test("sealReport: risks rest on the report's own figures", () => {
  const subjects = [subject("x", "private"), subject("onlyfans", "no_connector")];
  const evidence = [{ key: "file", kind: "file", sandbox: false, scope: "owner", addedAt: asOf }] as const;
  const observations = [
    { platform: "onlyfans", metric: "earnings.net", value: 900, currency: "USD", observedAt: asOf, evidence: "file" },
  ] as const;
  const sealed = sealReport({ ...nothing, subjects, evidence: [...evidence], observations: [...observations] });
  expect(sealed.statements.find(({ key }) => key === "risk.coverageNone")?.slots).toEqual({ coverage: "coverage" });
});

test("sealReport: without input every fact is missing", () => {
  const sealed = sealReport(nothing);
  const known = sealed.facts.filter(({ kind }) => kind !== "unavailable");
  expect(known.map(({ id, value }) => [id, value])).toEqual([
    ["checks.ran", 0],
    ["checks.all", 3],
  ]);
  expect(keys(sealed)).toContain("overview.nothing");
});

test("hashSealed: changes with any fact, statement or source, and with nothing else", () => {
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

test("sealReport: no input makes an unsound fact or a dropped statement", () => {
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
