import { expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { factOf } from "../test/make-fact.ts";
import { statementsAt, written } from "../test/written.ts";

const keys = (...facts: Fact[]) => statementsAt("overview", facts);
const followers = (platform: Platform, count = 1_000) => factOf(`${platform}.followers`, count);
const percent = { unit: "percent" as const };
const sum = [
  factOf("follows.total", 3_000),
  factOf("share.largest", 50, percent),
  factOf("share.largestPlatform", "x", { unit: "words" }),
];
const sumSlots = "total=follows.total share=share.largest platform=share.largestPlatform";

test("audience statements: the size is one figure, or two or three and their sum", () => {
  expect(keys(followers("x"), ...sum)).toEqual(["overview.single followers=x.followers"]);
  expect(keys(followers("x"), followers("tiktok"), ...sum)).toEqual([
    `overview.together first=x.followers second=tiktok.followers ${sumSlots}`,
  ]);
  expect(keys(followers("x"), followers("tiktok"), followers("instagram"), ...sum)).toEqual([
    `overview.togetherThree first=instagram.followers second=x.followers third=tiktok.followers ${sumSlots}`,
  ]);
});

test("audience statements: sizes are single figures without followers: 0 has no shares", () => {
  const none = factOf("share.largest", { code: "no-follower-count" }, percent);
  expect(keys(followers("x", 0), followers("tiktok", 0), none)).toEqual([
    "overview.single followers=x.followers",
    "overview.single followers=tiktok.followers",
  ]);
});

test("audience statements: subscribers are named separately: they are no followers", () => {
  expect(keys(factOf("onlyfans.subscribers", 40))).toEqual(["overview.subscribers subscribers=onlyfans.subscribers"]);
  expect(keys(followers("x"), factOf("onlyfans.subscribers", 40))).toEqual([
    "overview.single followers=x.followers",
    "overview.subscribers subscribers=onlyfans.subscribers",
  ]);
});

test("audience statements: belong to the platform overview", () => {
  for (const { section } of written([followers("x")]).slice(0, 1)) expect(section).toBe("platformOverview");
});

const course = (gain: number, change?: number) =>
  keys(
    followers("x"),
    factOf("x.gain", gain),
    change === undefined
      ? factOf("x.gainPercent", { code: "no-reliable-difference" })
      : factOf("x.gainPercent", change, percent),
  ).slice(1);

test("audience statements: the change is stated in percent, no change in followers", () => {
  expect(course(12, 1.2)).toEqual(["overview.rose percent=x.gainPercent"]);
  expect(course(-12, -1.2)).toEqual(["overview.fell percent=x.gainPercent"]);
  expect(course(0, 0)).toEqual(["overview.still gain=x.gain"]);
});

test("audience statements: a change from 0 followers has no percentage, and no statement", () => {
  expect(course(12)).toEqual([]);
});

const waits = (platform: Platform, has: number | undefined, readyOn = "2026-11-24") =>
  factOf(`${platform}.gain`, { code: "too-few-days", needs: 5, ...(has !== undefined && { has }), readyOn });

test("audience statements: the change is not known yet after a first reading, nor after a few", () => {
  expect(keys(followers("x"), waits("x", 1)).slice(1)).toEqual(["overview.firstReading gain=x.gain"]);
  expect(keys(followers("x"), waits("x", undefined)).slice(1)).toEqual(["overview.firstReading gain=x.gain"]);
  expect(keys(followers("x"), waits("x", 2)).slice(1)).toEqual(["overview.fewReadings gain=x.gain"]);
});

test("audience statements: two platforms first read today share a statement only with the same date", () => {
  const both = [followers("instagram"), followers("x"), waits("instagram", 1)];
  expect(keys(...both, waits("x", 1)).slice(2)).toEqual([
    "overview.firstReadingTwo first=instagram.gain second=x.gain",
  ]);
  expect(keys(...both, waits("x", 1, "2026-11-30")).slice(2)).toEqual([
    "overview.firstReading gain=instagram.gain",
    "overview.firstReading gain=x.gain",
  ]);
  expect(keys(...both, waits("x", 3)).slice(2)).toEqual([
    "overview.firstReading gain=instagram.gain",
    "overview.fewReadings gain=x.gain",
  ]);
});

test("audience statements: no date is given where more days do not help", () => {
  expect(keys(followers("x"), factOf("x.gain", { code: "too-few-days", needs: 5, has: 1 })).slice(1)).toEqual([]);
});

const absent = (platform: Platform, code: "no-key" | "rate-limited") =>
  factOf(platform === "onlyfans" ? "onlyfans.subscribers" : `${platform}.followers`, { code });

test("audience statements: each platform that could not be read is stated", () => {
  expect(keys(absent("x", "rate-limited"), absent("tiktok", "rate-limited"))).toEqual([
    "overview.unread audience=x.followers",
    "overview.unread audience=tiktok.followers",
  ]);
});

test("audience statements: figures not typed of one, two or three platforms are stated once", () => {
  const untyped = (["onlyfans", "instagram", "x"] as const).map((platform) => absent(platform, "no-key"));
  const [first, second, third] = ["first=onlyfans.subscribers", "second=instagram.followers", "third=x.followers"];
  const rest = "overview.single followers=tiktok.followers";
  expect(keys(followers("tiktok"), ...untyped.slice(0, 1))).toEqual([rest, `overview.untyped ${first}`]);
  expect(keys(followers("tiktok"), ...untyped.slice(0, 2))).toEqual([rest, `overview.untypedTwo ${first} ${second}`]);
  expect(keys(followers("tiktok"), ...untyped)).toEqual([rest, `overview.untypedThree ${first} ${second} ${third}`]);
});

test("audience statements: figures typed of no platform are one statement that rests on each of them", () => {
  const facts = [absent("x", "no-key"), absent("tiktok", "no-key")];
  const [all] = written(facts).filter(({ key }) => key === "overview.untypedAll");
  expect(all).toMatchObject({ slots: {}, evidence: ["x.followers", "tiktok.followers"] });
  expect(keys(...facts)).toEqual(["overview.untypedAll"]);
  expect(keys(absent("x", "no-key"))).toEqual(["overview.untyped first=x.followers"]);
});

test("audience statements: a platform with typed or imported figures lists only the missing ones", () => {
  const earned = factOf("onlyfans.earningsNet", 299_054, { unit: "cents", trust: "file" });
  const page = [factOf("onlyfans.subscribers", { code: "needs-typing" }), earned];
  expect(keys(...page, factOf("onlyfans.price", { code: "needs-typing" }))).toEqual([
    "overview.missingTwo first=onlyfans.subscribers second=onlyfans.price",
  ]);
  expect(keys(...page, factOf("onlyfans.price", 999))).toEqual(["overview.missing first=onlyfans.subscribers"]);
  expect(keys(...page, absent("x", "no-key"))).toEqual([
    "overview.missing first=onlyfans.subscribers",
    "overview.untyped first=x.followers",
  ]);
});

test("audience statements: failed reads come before figures not typed", () => {
  expect(keys(absent("instagram", "no-key"), absent("x", "rate-limited"))).toEqual([
    "overview.unread audience=x.followers",
    "overview.untyped first=instagram.followers",
  ]);
});

test("audience statements: figures from an earlier reading are stated as such", () => {
  const reading = factOf("onlyfans.reading", { code: "rate-limited" }, { unit: "words" });
  expect(keys(factOf("onlyfans.subscribers", 9), reading)).toEqual([
    "overview.subscribers subscribers=onlyfans.subscribers",
    "overview.older reading=onlyfans.reading audience=onlyfans.subscribers",
  ]);
});

test("audience statements: a number of followers that its sources disagree on is stated", () => {
  const conflicts = [{ evidence: "typed", value: 900, observedAt: "2026-11-19", why: "disagrees" as const }];
  expect(keys(factOf("x.followers", 1_000, { conflicts })).slice(1)).toEqual([
    "overview.conflict followers=x.followers",
  ]);
});

test("audience statements: contradicting gross and net earnings are stated with the net figure, which the page shows", () => {
  const conflicts = [{ evidence: "typed", value: 900, observedAt: "2026-11-19", why: "disagrees" as const }];
  const ofMonth = { conflicts, unit: "cents" as const, currency: "USD" };
  const gross = factOf("onlyfans.earningsGross", 20_500, ofMonth);
  const net = factOf("onlyfans.earningsNet", 16_400, ofMonth);
  expect(keys(gross, net)).toEqual(["overview.conflictEarnings earnings=onlyfans.earningsNet"]);
  expect(keys(gross)).toEqual(["overview.conflictEarnings earnings=onlyfans.earningsGross"]);
});

test("audience statements: no figure at all states that there is nothing to measure", () => {
  expect(keys()).toEqual(["overview.nothing"]);
});
