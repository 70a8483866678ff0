import { describe, expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { factOf } from "../test/make-fact.ts";
import { toldAt, written } from "../test/written.ts";

const spoken = (facts: Fact[]) => ({
  growth: toldAt("growth", facts),
  outlook: toldAt("outlook", facts),
  position: toldAt("position", facts),
});
const now = (platform: Platform) => factOf(`${platform}.followers`, 1_000);
const ahead = (platform: Platform, low: number, high: number) =>
  factOf(`${platform}.forecast`, (low + high) / 2, { low, high });
const few = (platform: Platform, has = 1) =>
  factOf(`${platform}.forecast`, { code: "too-few-days", needs: 5, has } as const);
const slots = (platform: Platform) => `forecast=${platform}.forecast now=${platform}.followers`;

describe("growth", () => {
  test("that was measured speaks for itself, and a loss only of what else is known", () => {
    expect(spoken([now("x"), factOf("x.gain", 5)])).toEqual({
      growth: ["growth.gained gain=x.gain"],
      outlook: [],
      position: [],
    });
    expect(spoken([now("x"), factOf("x.gain", -5)])).toEqual({
      growth: ["growth.noneUp"],
      outlook: ["growth.lost gain=x.gain"],
      position: [],
    });
    expect(toldAt("outlook", [now("x"), factOf("x.gain", 0), few("x")])).toEqual([]);
  });

  test("that is expected is told with today's number beside it, in the direction its whole range takes", () => {
    expect(spoken([now("x"), ahead("x", 1_001, 1_100)]).growth).toEqual([`growth.up ${slots("x")}`]);
    expect(spoken([now("x"), ahead("x", 900, 999)]).outlook).toEqual([`growth.down ${slots("x")}`]);
    for (const [low, high] of [
      [1_000, 1_100],
      [900, 1_000],
      [990, 1_010],
    ] as const)
      expect(spoken([now("x"), ahead("x", low, high)]).outlook).toEqual([`growth.either ${slots("x")}`]);
  });

  test("that is hardly sure says so, and only then", () => {
    const sure = (word: string) => [now("x"), ahead("x", 1_010, 1_100), factOf("x.forecastConfidence", word)];
    const weak = { unit: "words" as const };
    expect(toldAt("outlook", sure("low").with(2, factOf("x.forecastConfidence", "low", weak)))).toEqual([
      "growth.lowConfidence confidence=x.forecastConfidence",
    ]);
    expect(toldAt("outlook", sure("high").with(2, factOf("x.forecastConfidence", "high", weak)))).toEqual([]);
  });

  test("is not foretold where today's number is not known", () => {
    const unread = factOf("x.followers", { code: "rate-limited" });
    expect(spoken([unread, few("x")])).toEqual({ growth: [], outlook: [], position: [] });
  });
});

describe("growth that is not known", () => {
  test("says why, where no growth could be shown", () => {
    expect(spoken([now("x"), few("x")])).toEqual({
      growth: ["growth.absent forecast=x.forecast"],
      outlook: [],
      position: [],
    });
  });

  test("says it of two platforms at once where the reason is one", () => {
    expect(toldAt("growth", [now("instagram"), now("x"), few("instagram"), few("x")])).toEqual([
      "growth.absentTwo first=instagram.forecast second=x.forecast",
    ]);
    expect(toldAt("growth", [now("instagram"), now("x"), few("instagram"), few("x", 2)])).toEqual([
      "growth.absent forecast=instagram.forecast",
      "growth.absent forecast=x.forecast",
    ]);
  });

  test("on one platform stands beside what is known of another", () => {
    expect(spoken([now("instagram"), now("x"), factOf("instagram.gain", 5), few("x")])).toMatchObject({
      growth: ["growth.gained gain=instagram.gain"],
      outlook: ["growth.absent forecast=x.forecast"],
    });
    expect(spoken([now("instagram"), now("x"), factOf("instagram.gain", -5), few("x")])).toMatchObject({
      growth: ["growth.noneUp"],
      outlook: ["growth.lost gain=instagram.gain", "growth.absent forecast=x.forecast"],
    });
  });

  test("for want of any follower count says that", () => {
    const none = factOf("follows.total", { code: "no-follower-count" });
    expect(toldAt("growth", [none])).toEqual(["growth.unknown follows=follows.total"]);
    expect(toldAt("growth", [])).toEqual([]);
  });
});

test("the place among peers is told, or why there is none, whatever is said of growth", () => {
  const there = factOf("market.position", 60, { unit: "percent" });
  const absent = factOf("market.position", { code: "too-few-peers" }, { unit: "percent" });
  const said = [
    [now("x"), factOf("x.gain", 5)],
    [now("x"), factOf("x.gain", -5)],
    [now("x"), few("x")],
    [factOf("follows.total", { code: "no-follower-count" })],
  ];
  for (const facts of said) {
    expect(toldAt("position", [...facts, there])).toEqual(["position.percentile position=market.position"]);
    expect(toldAt("position", [...facts, absent])).toEqual(["position.absent position=market.position"]);
  }
});

test("all of this stands in the growth potential", () => {
  const told = written([now("x"), factOf("x.gain", -5), factOf("market.position", 60, { unit: "percent" })]);
  const places = told.flatMap(({ section, place }) => (section === "growthPotential" ? [place] : []));
  expect(places).toEqual(["growth", "outlook", "position"]);
});
