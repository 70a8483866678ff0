import { expect, test } from "vitest";
import type { Fact, Statement } from "../ledger/fact.ts";
import { factOf } from "../test/make-fact.ts";
import { checkStatements, isSound } from "./check-statements.ts";

const missing = (id: string) => factOf(id, { code: "too-few-days" });
const sentence = (key: string, slots: Record<string, string>, evidence: string[] = []): Statement => ({
  key,
  section: "growthPotential",
  place: "growth",
  slots,
  evidence,
});
const dropped = (statement: Statement, ...facts: Fact[]) => checkStatements([statement], facts).checks.dropped;

test("checkStatements: a true statement is returned and each of its figures counted", () => {
  const facts = [factOf("now", 100), factOf("ahead", 120, { low: 110, high: 130 })];
  const one = sentence("growth.up", { forecast: "ahead", now: "now" });
  expect(checkStatements([one], facts)).toEqual({ sound: [one], checks: { figures: 4, passed: 4, dropped: 0 } });
});

test("checkStatements: a false statement is dropped and its figures do not pass", () => {
  const facts = [factOf("gain", -4)];
  expect(checkStatements([sentence("growth.gained", { gain: "gain" })], facts)).toEqual({
    sound: [],
    checks: { figures: 2, passed: 1, dropped: 1 },
  });
});

test.each<[why: string, Statement, Fact[]]>([
  ["when its key does not exist", sentence("growth.invented", {}), []],
  ["when its key is only an object's own", sentence("constructor", {}), []],
  ["when a slot points to no fact", sentence("overview.single", { followers: "none" }), []],
  ["when a slot is missing", sentence("overview.single", {}), []],
  ["when a slot is one too many", sentence("overview.nothing", { extra: "a" }), [factOf("a", 1)]],
  ["when its figure is absent", sentence("overview.single", { followers: "a" }), [missing("a")]],
  ["when it names an absence that is none", sentence("growth.absent", { forecast: "a" }), [factOf("a", 1)]],
  ["when the unit is another", sentence("overview.single", { followers: "a" }), [factOf("a", 1, { unit: "percent" })]],
  ["when it says rose of a 0", sentence("growth.gained", { gain: "a" }), [factOf("a", 0)]],
  ["when it says lost of a gain", sentence("growth.lost", { gain: "a" }), [factOf("a", 3)]],
  ["when it says stood still of a gain", sentence("overview.still", { gain: "a" }), [factOf("a", 3)]],
  ["when its figure is not finite", sentence("overview.single", { followers: "a" }), [factOf("a", Number.NaN)]],
  [
    "when it calls the smaller the greater",
    sentence("growth.up", { forecast: "a", now: "b" }),
    [factOf("a", 90), factOf("b", 100)],
  ],
  [
    "when it calls greater what the interval leaves open",
    sentence("growth.up", { forecast: "a", now: "b" }),
    [factOf("a", 110, { low: 95, high: 125 }), factOf("b", 100)],
  ],
  ["when evidence it rests on is gone", sentence("overview.nothing", {}, ["a"]), []],
])("checkStatements: drops a statement if %s", (_, statement, facts) => {
  expect(dropped(statement, ...facts)).toBe(1);
});

test("checkStatements: -0 is neither a rise nor a fall", () => {
  expect(dropped(sentence("overview.still", { gain: "a" }), factOf("a", -0))).toBe(0);
});

const reason = { code: "too-few-days" } as const;

test.each<[why: string, Fact]>([
  ["with a value alone", factOf("a", 5)],
  ["inside its interval", factOf("a", 5, { low: 4, high: 6 })],
  ["at an end of its interval", factOf("a", 5, { low: 5, high: 6 })],
  ["at the other end", factOf("a", 5, { low: 4, high: 5 })],
  ["with one end of an interval", factOf("a", 5, { high: 6 })],
  ["as words", { ...factOf("a", 0), value: "macro", unit: "words" }],
  ["absent with its reason", missing("a")],
])("isSound: accepts %s", (_, fact) => {
  expect(isSound(fact)).toBe(true);
  expect(checkStatements([], [fact]).checks).toEqual({ figures: 1, passed: 1, dropped: 0 });
});

test.each<[why: string, Fact]>([
  ["when it is absent without a reason", { ...factOf("a", 0), kind: "unavailable", value: null }],
  ["when it is absent with a value", { ...factOf("a", 3), kind: "unavailable", reason }],
  ["when it is there without a value", { ...factOf("a", 0), value: null }],
  ["when it is there with a reason for its absence", factOf("a", 5, { reason })],
  ["below its interval", factOf("a", 3, { low: 4, high: 6 })],
  ["above its interval", factOf("a", 7, { low: 4, high: 6 })],
  ["with an end that is not finite", factOf("a", 5, { low: 4, high: Number.POSITIVE_INFINITY })],
  ["with a low end that is no number", factOf("a", 5, { low: Number.NaN })],
  ["as words with a low end", { ...factOf("a", 0, { low: 1 }), value: "macro", unit: "words" }],
  ["as words with a high end", { ...factOf("a", 0, { high: 1 }), value: "macro", unit: "words" }],
])("isSound: refuses %s", (_, fact) => {
  expect(isSound(fact)).toBe(false);
  expect(checkStatements([], [fact]).checks).toEqual({ figures: 1, passed: 0, dropped: 0 });
});

test("checkStatements: text neither rises nor falls", () => {
  const word: Fact = { ...factOf("a", 0), value: "up" };
  for (const key of ["growth.gained", "growth.lost", "overview.still"])
    expect(dropped(sentence(key, { gain: "a" }), word)).toBe(1);
});

test.each([
  ["engagement.aboveBenchmark", "engagement", "benchmark", "percent"],
  ["engagement.belowBenchmark", "benchmark", "engagement", "percent"],
  ["growth.down", "now", "forecast", "count"],
  ["risk.cadence", "since", "gap", "days"],
  ["next.resume", "since", "usual", "days"],
] as const)("checkStatements: %s is dropped unless its %s is above its %s", (key, greater, less, unit) => {
  const droppedFor = (more: number, fewer: number) =>
    dropped(sentence(key, { [greater]: "a", [less]: "b" }), factOf("a", more, { unit }), factOf("b", fewer, { unit }));
  expect([droppedFor(5, 4), droppedFor(4, 4), droppedFor(4, 5)]).toEqual([0, 1, 1]);
});
