import { describe, expect, test } from "vitest";
import type { EvidenceKind, ObservationMetric, Platform } from "../ledger/vocabulary.ts";
import { asOf, daysAgo, factsOf, given, inputOf, seen, subject } from "../test/make-input.ts";

const observed: [Platform, ObservationMetric, figure: string, unit: string][] = [
  ["instagram", "followers", "followers", "count"],
  ["instagram", "following", "following", "count"],
  ["instagram", "posts.total", "postsTotal", "count"],
  ["x", "followers", "followers", "count"],
  ["x", "following", "following", "count"],
  ["x", "posts.total", "postsTotal", "count"],
  ["tiktok", "followers", "followers", "count"],
  ["tiktok", "following", "following", "count"],
  ["tiktok", "posts.total", "postsTotal", "count"],
  ["tiktok", "likes.total", "likesTotal", "count"],
  ["onlyfans", "subscribers", "subscribers", "count"],
  ["onlyfans", "likes.total", "likesTotal", "count"],
  ["onlyfans", "posts.total", "postsTotal", "count"],
  ["onlyfans", "subscription.priceCents", "price", "cents"],
  ["onlyfans", "earnings.gross", "earningsGross", "cents"],
  ["onlyfans", "earnings.net", "earningsNet", "cents"],
  ["onlyfans", "posts.perWeek", "postFrequency", "perWeek"],
];

test.each(observed)("on %s, %s is the figure %s in %s", (platform, metric, figure, unit) => {
  const facts = factsOf(
    inputOf({
      subjects: [subject(platform)],
      evidence: [given("read")],
      observations: [seen(platform, metric, 321)],
    }),
  );
  expect(facts.get(`${platform}.${figure}`)).toMatchObject({ metric: figure, platform, value: 321, unit, asOf });
  const others = observed.filter(([on, , other]) => on === platform && other !== figure);
  for (const [, , other] of others) expect([other, facts.get(`${platform}.${other}`)?.value]).toEqual([other, null]);
});

const told = (kind: EvidenceKind, more = {}) =>
  factsOf(
    inputOf({
      subjects: [subject("onlyfans", "no_connector")],
      evidence: [given("told", kind, 3)],
      observations: [seen("onlyfans", "subscribers", 90, { evidence: "told", observedAt: daysAgo(3), ...more })],
    }),
  ).get("onlyfans.subscribers");

describe("an observed figure", () => {
  test.each([
    ["api", "measured"],
    ["connected", "measured"],
    ["file", "measured"],
    ["screenshot", "self-reported"],
    ["manual", "self-reported"],
  ] as const)("from %s is %s", (kind, says) => {
    expect(told(kind)?.kind).toBe(says);
  });

  test("keeps the interval, the span and the currency that it was given, and its own instant", () => {
    const period = { from: "2026-10-01", to: "2026-10-31" };
    expect(told("screenshot", { low: 85, high: 94, period, currency: "EUR" })).toMatchObject({
      value: 90,
      low: 85,
      high: 94,
      period,
      currency: "EUR",
      asOf: daysAgo(3),
      sources: ["told"],
    });
  });

  test("has none of what it was not given", () => {
    for (const member of ["low", "high", "period", "currency", "conflicts"])
      expect(told("manual")).not.toHaveProperty(member);
  });

  test("names who says otherwise", () => {
    const facts = factsOf(
      inputOf({
        subjects: [subject("x")],
        evidence: [given("read"), given("told", "manual")],
        observations: [seen("x", "followers", 90), seen("x", "followers", 70, { evidence: "told" })],
      }),
    );
    expect(facts.get("x.followers")).toMatchObject({
      value: 90,
      conflicts: [{ evidence: "told", value: 70, why: "disagrees" }],
    });
  });
});

describe("a figure that nothing was read for", () => {
  const reasonFor = (id: string, input: Parameters<typeof inputOf>[0]) => factsOf(inputOf(input)).get(id)?.reason;

  test("is to be typed where the platform was read, but not followers: those the platform must say", () => {
    const subjects = [subject("instagram")];
    expect(reasonFor("instagram.following", { subjects })).toEqual({ code: "needs-typing" });
    expect(reasonFor("instagram.postsTotal", { subjects })).toEqual({ code: "needs-typing" });
    expect(reasonFor("instagram.followers", { subjects })).toEqual({ code: "no-follower-count" });
  });

  test("is not linked where figures were typed of a platform that was not", () => {
    const input = { evidence: [given("read", "manual")], observations: [seen("tiktok", "followers", 9)] };
    expect(reasonFor("tiktok.following", input)).toEqual({ code: "not-linked" });
  });

  test("of posts stands as it was typed, and is absent for too few posts where nothing was", () => {
    const from: [ObservationMetric, string][] = [
      ["likes.average", "likesAverage"],
      ["comments.average", "commentsAverage"],
      ["posts.perWeek", "postFrequency"],
    ];
    for (const [metric, figure] of from) {
      const input = {
        subjects: [subject("x"), subject("instagram")],
        evidence: [given("read"), given("typed", "manual")],
        observations: [seen("x", "followers", 1_000), seen("x", metric, 12, { evidence: "typed" })],
      };
      const facts = factsOf(inputOf(input));
      expect(facts.get(`x.${figure}`)).toMatchObject({ kind: "self-reported", value: 12, sources: ["typed"] });
      expect(facts.get(`instagram.${figure}`)).toMatchObject({ value: null, reason: { code: "too-few-posts" } });
      for (const [, other] of from)
        if (other !== figure) expect([figure, other, facts.get(`x.${other}`)?.value]).toEqual([figure, other, null]);
    }
  });
});
