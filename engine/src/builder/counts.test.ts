import { expect, test } from "vitest";
import type { EvidenceKind, ObservationMetric, Platform } from "../ledger/vocabulary.ts";
import { asOf, daysAgo, factsOf, factsOn, given, inputOf, seen, subject } from "../test/make-input.ts";

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

test.each(observed)("observed counts: on %s, %s becomes the metric %s in %s", (platform, metric, figure, unit) => {
  const facts = factsOn(platform, {
    observations: [seen(platform, metric, 321)],
  });
  expect(facts.get(`${platform}.${figure}`)).toMatchObject({ metric: figure, platform, value: 321, unit, asOf });
  const others = observed.filter(([on, , other]) => on === platform && other !== figure);
  for (const [, , other] of others) expect([other, facts.get(`${platform}.${other}`)?.value]).toEqual([other, null]);
});

const factOfKind = (kind: EvidenceKind, more = {}) =>
  factsOf(
    inputOf({
      subjects: [subject("onlyfans", "no_connector")],
      evidence: [given("other", kind, 3)],
      observations: [seen("onlyfans", "subscribers", 90, { evidence: "other", observedAt: daysAgo(3), ...more })],
    }),
  ).get("onlyfans.subscribers");

test.each([
  ["api", "measured"],
  ["connected", "measured"],
  ["file", "measured"],
  ["screenshot", "self-reported"],
  ["manual", "self-reported"],
] as const)("observed counts: evidence of kind %s has trust %s", (kind, says) => {
  expect(factOfKind(kind)?.kind).toBe(says);
});

test("observed counts: keep the given interval, period, currency and instant", () => {
  const period = { from: "2026-10-01", to: "2026-10-31" };
  expect(factOfKind("screenshot", { low: 85, high: 94, period, currency: "EUR" })).toMatchObject({
    value: 90,
    low: 85,
    high: 94,
    period,
    currency: "EUR",
    asOf: daysAgo(3),
    sources: ["other"],
  });
});

test("observed counts: have no interval, period or currency that was not given", () => {
  for (const member of ["low", "high", "period", "currency", "conflicts"])
    expect(factOfKind("manual")).not.toHaveProperty(member);
});

test("observed counts: name the sources that contradict them", () => {
  const facts = factsOn("x", {
    evidence: [given("read"), given("other", "manual")],
    observations: [seen("x", "followers", 90), seen("x", "followers", 70, { evidence: "other" })],
  });
  expect(facts.get("x.followers")).toMatchObject({
    value: 90,
    conflicts: [{ evidence: "other", value: 70, why: "disagrees" }],
  });
});

const reasonFor = (id: string, input: Parameters<typeof inputOf>[0]) => factsOf(inputOf(input)).get(id)?.reason;

test("missing counts: can be typed where the platform was read, except followers", () => {
  const subjects = [subject("instagram")];
  expect(reasonFor("instagram.following", { subjects })).toEqual({ code: "needs-typing" });
  expect(reasonFor("instagram.postsTotal", { subjects })).toEqual({ code: "needs-typing" });
  expect(reasonFor("instagram.followers", { subjects })).toEqual({ code: "no-follower-count" });
});

test("missing counts: earnings of a month come from a statement or are typed", () => {
  const subjects = [subject("onlyfans", "no_connector")];
  expect(reasonFor("onlyfans.earningsNet", { subjects })).toEqual({ code: "needs-earnings" });
  expect(reasonFor("onlyfans.subscribers", { subjects })).toEqual({ code: "needs-typing" });
});

test("missing counts: are 'not linked' where only another platform's figures were typed", () => {
  const input = { evidence: [given("read", "manual")], observations: [seen("tiktok", "followers", 9)] };
  expect(reasonFor("tiktok.following", input)).toEqual({ code: "not-linked" });
});

test("missing counts: the number of posts is the typed one; without any, there are too few posts", () => {
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
