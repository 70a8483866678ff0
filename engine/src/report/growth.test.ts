import { expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { factOf } from "../test/make-fact.ts";
import { statementsAt, written } from "../test/written.ts";

const spoken = (facts: Fact[]) => ({
  growth: statementsAt("growth", facts),
  outlook: statementsAt("outlook", facts),
  position: statementsAt("position", facts),
});
const now = (platform: Platform) => factOf(`${platform}.followers`, 1_000);
const ahead = (platform: Platform, low: number, high: number) =>
  factOf(`${platform}.forecast`, (low + high) / 2, { low, high });
const few = (platform: Platform, has = 1) =>
  factOf(`${platform}.forecast`, { code: "too-few-days", needs: 5, has } as const);
const slots = (platform: Platform) => `forecast=${platform}.forecast now=${platform}.followers`;

const percent = { unit: "percent" } as const;

test("growth statements: a measured gain has its own statement, a loss only if something else is known", () => {
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
  expect(statementsAt("outlook", [now("x"), factOf("x.gain", 0), few("x")])).toEqual([]);
});

test("growth statements: a rise whose followers leave is told with how many fewer follow since", () => {
  const day = "2026-08-01";
  const rise = factOf(`x.jump.${day}`, 900, { metric: "jump", formula: "growth.jump" });
  const since = factOf(`x.jumpSince.${day}`, -400, { metric: "jumpSince" });
  expect(spoken([now("x"), rise, since]).outlook).toContain(
    `growth.jumpLeft jump=x.jump.${day} since=x.jumpSince.${day}`,
  );
});

test("growth statements: an audience below its high is told with that count", () => {
  const facts = [now("x"), factOf("x.gain", -5), factOf("x.high", 1_400), factOf("x.sinceHigh", -28.6, percent)];
  expect(spoken(facts).outlook).toContain("growth.belowHigh now=x.followers high=x.high change=x.sinceHigh");
});

test("growth statements: a forecast is stated with today's number, in the direction of its whole interval", () => {
  expect(spoken([now("x"), ahead("x", 1_001, 1_100)]).growth).toEqual([`growth.up ${slots("x")}`]);
  expect(spoken([now("x"), ahead("x", 900, 999)])).toMatchObject({
    growth: ["growth.noneUp"],
    outlook: [`growth.down ${slots("x")}`],
  });
  for (const [low, high] of [
    [1_000, 1_100],
    [900, 1_000],
    [990, 1_010],
  ] as const)
    expect(spoken([now("x"), ahead("x", low, high)])).toMatchObject({
      growth: ["growth.noneUp"],
      outlook: [`growth.either ${slots("x")}`],
    });
});

test.each([
  [96, "growth.mayFall"],
  [50, "growth.either"],
  [4, "growth.mayRise"],
])(
  "growth statements: with a chance of a decline of %d percent a forecast around today's number is %s",
  (chance, key) => {
    const facts = [now("x"), ahead("x", 940, 1_010), factOf("x.chanceOfDecline", chance, percent)];
    expect(spoken(facts).outlook).toEqual([`${key} ${slots("x")}`]);
  },
);

test("growth statements: low confidence is stated, and only then", () => {
  const sure = (word: string) => [now("x"), ahead("x", 1_010, 1_100), factOf("x.forecastConfidence", word)];
  const weak = { unit: "words" as const };
  expect(statementsAt("outlook", sure("low").with(2, factOf("x.forecastConfidence", "low", weak)))).toEqual([
    "growth.lowConfidence confidence=x.forecastConfidence",
  ]);
  expect(statementsAt("outlook", sure("high").with(2, factOf("x.forecastConfidence", "high", weak)))).toEqual([]);
});

test("growth statements: a forecast is not stated without today's number", () => {
  const unread = factOf("x.followers", { code: "rate-limited" });
  expect(spoken([unread, few("x")])).toEqual({ growth: [], outlook: [], position: [] });
});

test("growth statements: missing growth has its reason if growth could have been shown", () => {
  expect(spoken([now("x"), few("x")])).toEqual({
    growth: ["growth.absent forecast=x.forecast"],
    outlook: [],
    position: [],
  });
});

test("growth statements: two platforms missing for one reason share a statement", () => {
  expect(statementsAt("growth", [now("instagram"), now("x"), few("instagram"), few("x")])).toEqual([
    "growth.absentTwo first=instagram.forecast second=x.forecast",
  ]);
  expect(statementsAt("growth", [now("instagram"), now("x"), few("instagram"), few("x", 2)])).toEqual([
    "growth.absent forecast=instagram.forecast",
    "growth.absent forecast=x.forecast",
  ]);
});

test("growth statements: missing growth of one platform is stated beside known growth of another", () => {
  expect(spoken([now("instagram"), now("x"), factOf("instagram.gain", 5), few("x")])).toMatchObject({
    growth: ["growth.gained gain=instagram.gain"],
    outlook: ["growth.absent forecast=x.forecast"],
  });
  expect(spoken([now("instagram"), now("x"), factOf("instagram.gain", -5), few("x")])).toMatchObject({
    growth: ["growth.noneUp"],
    outlook: ["growth.lost gain=instagram.gain", "growth.absent forecast=x.forecast"],
  });
});

test("growth statements: without any follower count the reason is that", () => {
  const none = factOf("follows.total", { code: "no-follower-count" });
  expect(statementsAt("growth", [none])).toEqual(["growth.unknown follows=follows.total"]);
  expect(statementsAt("growth", [])).toEqual([]);
});

test("position statements: the rank among peers is stated, or why it is missing, whatever the growth", () => {
  const there = factOf("market.position", 60, { unit: "percent" });
  const absent = factOf("market.position", { code: "too-few-peers" }, { unit: "percent" });
  const ledgers = [
    [now("x"), factOf("x.gain", 5)],
    [now("x"), factOf("x.gain", -5)],
    [now("x"), few("x")],
    [factOf("follows.total", { code: "no-follower-count" })],
  ];
  for (const facts of ledgers) {
    expect(statementsAt("position", [...facts, there])).toEqual(["position.percentile position=market.position"]);
    expect(statementsAt("position", [...facts, absent])).toEqual(["position.absent position=market.position"]);
  }
});

test("growth statements: belong to the growth potential", () => {
  const statements = written([now("x"), factOf("x.gain", -5), factOf("market.position", 60, { unit: "percent" })]);
  const places = statements.flatMap(({ section, place }) => (section === "growthPotential" ? [place] : []));
  expect(places).toEqual(["growth", "outlook", "position"]);
});

test("position statements: over several platforms the rank is said to be of all together, since each platform has its own beside it", () => {
  const places = (inputs: string[]) => [factOf("market.position", 60, { unit: "percent", inputs })];
  const [one, two] = ["x.tierPercentile", "instagram.tierPercentile"];
  expect(statementsAt("position", places([one]))).toEqual(["position.percentile position=market.position"]);
  expect(statementsAt("position", places([one, two]))).toEqual(["position.together position=market.position"]);
});
