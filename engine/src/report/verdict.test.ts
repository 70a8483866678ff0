import { expect, test } from "vitest";
import type { Fact, Statement } from "../ledger/fact.ts";
import { factOf } from "../test/make-fact.ts";
import { written } from "../test/written.ts";
import { verdictOf } from "./verdict.ts";

const percent = { unit: "percent" } as const;
const followers = (platform: string, count: number) => factOf(`${platform}.followers`, count);
const gained = (platform: string, gain: number, share: number, more: Partial<Fact> = {}) => [
  factOf(`${platform}.gain`, gain, more),
  factOf(`${platform}.gainPercent`, share, percent),
];
const engagement = (value: number, low: number, high: number) =>
  factOf("instagram.engagement", value, { ...percent, low, high, level: 0.8 });
const benchmark = factOf("instagram.benchmarkEngagement", 1, { ...percent, low: 1, high: 1.2 });
const change = (value: number, low: number, high: number) =>
  factOf("instagram.engagementChange", value, { ...percent, low, high, level: 0.8 });

/** Role and key of each sentence. */
const verdict = (...facts: Fact[]) =>
  verdictOf({ facts, statements: written(facts) }).map(({ role, statement }) => `${role} ${statement.key}`);
const plus = (...facts: Fact[]) => verdict(...facts).find((line) => line.startsWith("plus"));

test("verdict: the strongest plus is the one that surely says most for what it is about", () => {
  const base = [followers("instagram", 10_000), benchmark];
  const small = gained("instagram", 60, 0.6);
  expect(plus(...base, ...small, engagement(8, 6, 10))).toBe("plus engagement.aboveBenchmark");
  // A wide interval surely says less: its near end counts, not its middle.
  expect(plus(...base, ...gained("instagram", 900, 9), engagement(8, 1.3, 15))).toBe("plus growth.gained");
  expect(plus(...base, ...small, engagement(1.1, 0.9, 1.3), change(60, 45, 75))).toBe("plus engagement.rising");
});

test("verdict: a fall of earnings that may be chance is stated as such, and is no risk; a sure one is", () => {
  const fell = (value: number, low: number, high: number) =>
    verdict(
      followers("instagram", 10_000),
      factOf("onlyfans.earningsChange", value, { ...percent, low, high, level: 0.8 }),
    );
  expect(fell(-12, -30, 8)).toContain("swing money.fellMaybe");
  expect(fell(-12, -20, -4).join()).toMatch(/^(?!.*swing).*risk risk\.earnings/);
  for (const small of [fell(-4, -20, 9), fell(12, -8, 30)]) expect(small.join()).not.toContain("money");
});

test("verdict: what happens on a small platform weighs less", () => {
  const facts = [
    followers("instagram", 99_000),
    followers("x", 1_000),
    factOf("follows.total", 100_000),
    ...gained("instagram", 990, 1),
    ...gained("x", 70, 7),
  ];
  const [line] = verdictOf({ facts, statements: written(facts) });
  expect(line?.statement.slots).toEqual({ gain: "instagram.gain" });
});

test("verdict: no sentence is chosen whose rise or fall may be none", () => {
  const facts = [followers("tiktok", 10_000), ...gained("tiktok", 90, 9, { low: -10, high: 190 })];
  expect(plus(...facts)).toBeUndefined();
  const review: Statement = {
    key: "next.review",
    section: "riskAssessment",
    place: "next",
    slots: { change: "instagram.engagementChange" },
    evidence: [],
  };
  const roles = (low: number, high: number) =>
    verdictOf({ facts: [change(-20, low, high)], statements: [review] }).map(({ role }) => role);
  expect(roles(-45, 5)).toEqual([]);
  expect(roles(-35, -5)).toEqual(["next"]);
});

test("verdict: a small rise is said as where the audience stands, not as a plus", () => {
  expect(verdict(followers("instagram", 100_000), ...gained("instagram", 40, 0.04))[0]).toBe("level overview.rose");
  expect(verdict(followers("instagram", 100_000), ...gained("instagram", 0, 0))[0]).toBe("level overview.still");
  expect(verdict(followers("instagram", 100_000), ...gained("instagram", -40, -0.04))[0]).toBe("level overview.fell");
});

test("verdict: what older posts drew is no plus while none is posted", () => {
  const gaps = { daysSincePost: 45, usualGap: 3, longestGap: 20 };
  const paused = Object.entries(gaps).map(([metric, days]) => factOf(`instagram.${metric}`, days, { unit: "days" }));
  const facts = [followers("instagram", 10_000), benchmark, engagement(8, 6, 10)];
  expect(plus(...facts)).toBe("plus engagement.aboveBenchmark");
  const lines = verdict(...facts, ...paused);
  expect(lines).toContain("risk risk.cadence");
  expect(lines.some((line) => line.startsWith("plus"))).toBe(false);
});

test("verdict: how far the audience is below its high is said where nothing goes well", () => {
  const long = [
    followers("instagram", 70_000),
    factOf("instagram.high", 100_000),
    factOf("instagram.sinceHigh", -30, percent),
  ];
  expect(verdict(...long, ...gained("instagram", -70, -0.1))[0]).toBe("fall growth.belowHigh");
  expect(verdict(...long, ...gained("instagram", 4_000, 6))[0]).toBe("plus growth.gained");
  // Rounding may have made a part of it.
  const rounded = factOf("instagram.sinceHigh", -3, { ...percent, low: -5.5, high: -0.5 });
  const steady = gained("instagram", -70, -0.1);
  expect(verdict(followers("instagram", 70_000), ...steady, rounded, factOf("instagram.high", 72_000))[0]).toBe(
    "level overview.fell",
  );
});

test("verdict: a fall that matters is said among the risks, and nothing stands in the place of a plus", () => {
  const facts = [followers("instagram", 50_000), ...gained("instagram", -1_500, -3)];
  const absent = factOf("instagram.engagement", { code: "likes-hidden" }, percent);
  expect(verdict(...facts, absent)[0]).toBe("risk growth.lost");
});

test("verdict: what is happening outweighs a condition that has held for long", () => {
  const concentrated = [
    followers("instagram", 97_000),
    followers("x", 3_000),
    factOf("follows.total", 100_000),
    factOf("share.largest", 97, { ...percent, inputs: ["instagram.followers", "x.followers"] }),
    factOf("share.largestPlatform", "instagram", { unit: "words" }),
  ];
  expect(verdict(...concentrated)).toContain("risk risk.concentration");
  expect(verdict(...concentrated, change(-20.7, -37.6, -0.5))).toContain("risk risk.engagementWatch");
  // What may be chance does not.
  expect(verdict(...concentrated, change(-20.7, -42, 0.5))).toContain("risk risk.concentration");
});

test("verdict: a loss that no check raised is said where none raised anything graver", () => {
  expect(verdict(followers("instagram", 100_000), ...gained("instagram", -6_000, -6))).toContain("risk growth.lost");
});

test("verdict: where no risk was found it says how many checks ran", () => {
  const lines = verdict(followers("instagram", 100_000), ...gained("instagram", 4_000, 4));
  expect(lines).toEqual(["plus growth.gained", "clear checks.noneFound"]);
});

test("verdict: where regular payers went quiet it does not say that no check found a risk", () => {
  const cents = { unit: "cents", currency: "USD" } as const;
  const paid = [
    factOf("onlyfans.earningsNet", 100_000, cents),
    factOf("onlyfans.quietPayers", 6),
    factOf("onlyfans.quietWorth", 14_000, cents),
  ];
  const lines = verdict(followers("instagram", 100_000), ...gained("instagram", 4_000, 4), ...paid);
  expect(lines).toEqual(["plus growth.gained", "risk risk.payersQuiet", "next next.winBackNew"]);
});

test("verdict: what is missing is named, also beside a reason on a platform's card that names nothing", () => {
  const typed = factOf("tiktok.followers", 2_300, { trust: "manual" });
  const rate = factOf("tiktok.engagement", { code: "needs-typing" }, { unit: "percent" });
  const gain = factOf("tiktok.forecast", { code: "too-few-days", needs: 5, has: 1 });
  expect(verdict(typed, rate, gain)[0]).toBe("missing growth.absent");
});

test("verdict: with nothing sure it says what is missing and what would bring it", () => {
  const reason = { code: "too-few-days", needs: 5, has: 1, readyOn: "2026-11-25" } as const;
  const facts = [followers("instagram", 100_000), factOf("instagram.gain", reason)];
  expect(verdict(...facts)).toEqual(["missing overview.firstReading", "next next.wait"]);
  const isPrivate = { code: "private-account" } as const;
  expect(verdict(factOf("instagram.followers", isPrivate))).toEqual(["missing overview.unread", "next next.check"]);
});

test("verdict: has at most three sentences, and none of what its reader may not see", () => {
  const facts = [followers("instagram", 100_000), ...gained("instagram", 4_000, 4), change(-40, -60, -20)];
  const statements = written(facts);
  expect(verdictOf({ facts, statements })).toHaveLength(3);
  expect(verdictOf({ facts: [], statements: [] })).toEqual([]);
  const open = statements.filter(({ section }) => section !== "riskAssessment");
  expect(verdictOf({ facts, statements: open }).map(({ role }) => role)).toEqual(["plus"]);
});
