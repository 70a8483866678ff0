import { expect, test } from "vitest";
import type { Fact, Series } from "../ledger/fact.ts";
import { factOf } from "../test/make-fact.ts";
import { type SummaryTile, summariseReport } from "./summary.ts";

const percent = { unit: "percent" } as const;
const tiles = (facts: Fact[], series: Series[] = []) => summariseReport({ facts, statements: [], series }).tiles;
const tile = (kind: SummaryTile["kind"], facts: Fact[], series: Series[] = []) =>
  tiles(facts, series).find((one) => one.kind === kind);
const two = [
  factOf("instagram.followers", 1_000),
  factOf("x.followers", 5_000),
  factOf("follows.total", 6_000),
  factOf("x.gain", 50),
  factOf("x.gainPercent", 1, percent),
];

test("report summary: the audience is the sum of all platforms with what they gained together", () => {
  const gains = [factOf("follows.gain", 70), factOf("follows.gainPercent", 1.2, percent)];
  expect(tile("audience", [...two, ...gains])).toMatchObject({
    fact: "follows.total",
    beside: ["follows.gain", "follows.gainPercent"],
  });
});

test("report summary: without a common gain the largest platform's stands beside the sum", () => {
  expect(tile("audience", two)).toMatchObject({ fact: "follows.total", beside: ["x.gain", "x.gainPercent"] });
  const missing = { code: "too-few-days", needs: 5, has: 1 } as const;
  const early = [factOf("x.followers", 5_000), factOf("x.gain", missing), factOf("x.gainPercent", missing)];
  expect(tile("audience", early)).toMatchObject({ fact: "x.followers", beside: ["x.gain"] });
});

test("report summary: where a further platform has no gain, those of all others stand beside the sum, each alone", () => {
  const typed = [factOf("tiktok.followers", 800), factOf("tiktok.gain", { code: "too-few-days", needs: 5, has: 1 })];
  const facts = [...two, factOf("instagram.gain", -20), factOf("instagram.gainPercent", -2, percent), ...typed];
  expect(tile("audience", facts)).toMatchObject({ fact: "follows.total", beside: ["x.gain", "instagram.gain"] });
});

test("report summary: the growth of the largest platform that has it is held against what is usual for its size", () => {
  const usual = (low: number, high: number) => factOf("x.peerGrowth", (low + high) / 2, { ...percent, low, high });
  const standing = (...facts: Fact[]) => tile("audience", [...two, ...facts])?.standing;
  expect(standing(usual(-2, 0.5))).toEqual({ level: "high", against: "x.peerGrowth" });
  expect(standing(usual(-2, 4))?.level).toBe("typical");
  expect(standing(usual(2, 4))?.level).toBe("low");
  expect(standing()).toBeUndefined();
  expect(standing(factOf("x.peerGrowth", { code: "too-few-peers", needs: 8, has: 3 }))).toBeUndefined();
  expect(standing(factOf("instagram.peerGrowth", 1, { ...percent, low: 0, high: 2 }))).toBeUndefined();
});

test("report summary: followers of one platform are called by it, not a total", () => {
  const total = factOf("follows.total", 5_000);
  const suspended = factOf("instagram.followers", { code: "suspended" });
  expect(tile("audience", [factOf("x.followers", 5_000), suspended, total])?.fact).toBe("x.followers");
});

test("report summary: a line is drawn of the days that all platforms have, of the last 90", () => {
  const line = (platform: "instagram" | "x", days: string[]): Series => ({
    id: `${platform}.followers`,
    metric: "followers",
    platform,
    unit: "count",
    points: days.map((day, index) => ({ at: `${day}T08:00:00.000Z`, value: 10 + index })),
  });
  const series = [
    line("instagram", ["2026-01-01", "2026-11-01", "2026-11-02", "2026-11-03"]),
    line("x", ["2026-01-01", "2026-11-01", "2026-11-03"]),
  ];
  expect(tile("audience", two, series)?.line).toEqual([
    { at: "2026-11-01", value: 22 },
    { at: "2026-11-03", value: 25 },
  ]);
  expect(tile("audience", two, [line("instagram", ["2026-11-03"])])).not.toHaveProperty("line");
});

test("report summary: engagement is that of the largest platform that has it, named high or low only where the ranges part, and typical only within the other's", () => {
  const rate = (low: number, high: number, value = 4) => factOf("x.engagement", value, { ...percent, low, high });
  const other = factOf("x.peerEngagement", 1, { ...percent, low: 0.5, high: 2 });
  const standing = (one: Fact) => tile("engagement", [...two, one, other])?.standing;
  expect(standing(rate(3, 5))).toEqual({ level: "high", against: "x.peerEngagement" });
  expect(standing(rate(1.5, 5))).toEqual({ level: "above", against: "x.peerEngagement" });
  expect(standing(rate(0.2, 0.8, 0.4))).toEqual({ level: "below", against: "x.peerEngagement" });
  expect(standing(rate(1, 5, 1.9))).toEqual({ level: "typical", against: "x.peerEngagement" });
  expect(standing(rate(0.1, 0.4, 0.2))).toEqual({ level: "low", against: "x.peerEngagement" });
  expect(tile("engagement", [...two, rate(3, 5)])).not.toHaveProperty("standing");
  const own = factOf("instagram.engagement", 2, percent);
  const hidden = factOf("x.engagement", { code: "likes-hidden" }, percent);
  expect(tile("engagement", [...two, own, hidden])?.fact).toBe("instagram.engagement");
  expect(tile("engagement", [...two, hidden])?.fact).toBe("x.engagement");
});

test("report summary: a missing figure keeps its tile, one that its reader may not see has none", () => {
  expect(tiles([]).map(({ kind }) => kind)).toEqual([]);
  const earned = (reason: "needs-statement" | "not-public") => factOf("onlyfans.earningsNet", { code: reason });
  expect(tile("earnings", [earned("needs-statement")])?.fact).toBe("onlyfans.earningsNet");
  expect(tile("earnings", [earned("not-public")])).toBeUndefined();
});

test("report summary: what is missing for the audience's own reason is said once", () => {
  const reason = { code: "private-account" } as const;
  const facts = ["followers", "gain", "engagement", "postFrequency", "forecast"].map((metric) =>
    factOf(`x.${metric}`, reason),
  );
  const [only, ...others] = tiles([...facts, factOf("onlyfans.earningsNet", { code: "needs-statement" })]);
  expect(only).toEqual({ kind: "audience", fact: "x.followers", beside: [] });
  expect(others.map(({ kind }) => kind)).toEqual(["earnings"]);
});

test("report summary: a figure that is missing for a reason that an earlier tile states has none", () => {
  const [untyped, unread] = [{ code: "needs-typing" }, { code: "too-few-days", needs: 5, has: 1 }] as const;
  const facts = [factOf("x.followers", 1_000), factOf("x.gain", unread), factOf("x.forecast", unread)];
  const posts = [factOf("x.engagement", untyped), factOf("x.postFrequency", untyped)];
  expect(tiles([...facts, ...posts]).map(({ kind }) => kind)).toEqual(["audience", "engagement"]);
});

test("report summary: without followers, subscribers are the audience", () => {
  const total = factOf("follows.total", { code: "no-follower-count" });
  expect(tile("audience", [total, factOf("onlyfans.subscribers", 412)])?.fact).toBe("onlyfans.subscribers");
});

test("report summary: beside a forecast of one of several platforms stands that platform's count", () => {
  const ahead = factOf("instagram.forecast", 1_050);
  expect(tile("forecast", [...two, ahead])).toMatchObject({
    fact: "instagram.forecast",
    beside: ["instagram.followers"],
  });
  expect(tile("forecast", [...two, ahead, factOf("follows.forecast", 6_100)])?.beside).toEqual([]);
  expect(tile("forecast", [factOf("instagram.followers", 1_000), ahead])?.beside).toEqual([]);
});
