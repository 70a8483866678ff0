import { describe, expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { factOf } from "../test/make-fact.ts";
import { toldAt, written } from "../test/written.ts";

const told = (...facts: Fact[]) => toldAt("overview", facts);
const followers = (platform: Platform, count = 1_000) => factOf(`${platform}.followers`, count);
const percent = { unit: "percent" as const };
const sum = [
  factOf("follows.total", 3_000),
  factOf("share.largest", 50, percent),
  factOf("share.largestPlatform", "x", { unit: "words" }),
];
const sumSlots = "total=follows.total share=share.largest platform=share.largestPlatform";

describe("the size of the audience", () => {
  test("is one figure, or two or three and their sum", () => {
    expect(told(followers("x"))).toEqual(["overview.single followers=x.followers"]);
    expect(told(followers("x"), followers("tiktok"), ...sum)).toEqual([
      `overview.together first=x.followers second=tiktok.followers ${sumSlots}`,
    ]);
    expect(told(followers("x"), followers("tiktok"), followers("instagram"), ...sum)).toEqual([
      `overview.togetherThree first=instagram.followers second=x.followers third=tiktok.followers ${sumSlots}`,
    ]);
  });

  test("is each figure alone where nobody follows: 0 has no shares", () => {
    const none = factOf("share.largest", { code: "no-follower-count" }, percent);
    expect(told(followers("x", 0), followers("tiktok", 0), none)).toEqual([
      "overview.single followers=x.followers",
      "overview.single followers=tiktok.followers",
    ]);
  });

  test("names subscribers apart: they are no followers", () => {
    expect(told(factOf("onlyfans.subscribers", 40))).toEqual(["overview.subscribers subscribers=onlyfans.subscribers"]);
    expect(told(followers("x"), factOf("onlyfans.subscribers", 40))).toEqual([
      "overview.single followers=x.followers",
      "overview.subscribers subscribers=onlyfans.subscribers",
    ]);
  });

  test("stands in the platform overview", () => {
    for (const { section } of written([followers("x")]).slice(0, 1)) expect(section).toBe("platformOverview");
  });
});

describe("the course of the audience", () => {
  const course = (gain: number, change?: number) =>
    told(
      followers("x"),
      factOf("x.gain", gain),
      change === undefined
        ? factOf("x.gainPercent", { code: "no-reliable-difference" })
        : factOf("x.gainPercent", change, percent),
    ).slice(1);

  test("is told in percent, a standstill in followers", () => {
    expect(course(12, 1.2)).toEqual(["overview.rose percent=x.gainPercent"]);
    expect(course(-12, -1.2)).toEqual(["overview.fell percent=x.gainPercent"]);
    expect(course(0, 0)).toEqual(["overview.still gain=x.gain"]);
  });

  test("from 0 followers is no percentage, and no sentence", () => {
    expect(course(12)).toEqual([]);
  });

  const waits = (platform: Platform, has: number | undefined, readyOn = "2026-11-24") =>
    factOf(`${platform}.gain`, { code: "too-few-days", needs: 5, ...(has !== undefined && { has }), readyOn });

  test("is not known yet after a first reading, nor after a few", () => {
    expect(told(followers("x"), waits("x", 1)).slice(1)).toEqual(["overview.firstReading gain=x.gain"]);
    expect(told(followers("x"), waits("x", undefined)).slice(1)).toEqual(["overview.firstReading gain=x.gain"]);
    expect(told(followers("x"), waits("x", 2)).slice(1)).toEqual(["overview.fewReadings gain=x.gain"]);
  });

  test("of two platforms first read today is one sentence, of the same day only", () => {
    const both = [followers("instagram"), followers("x"), waits("instagram", 1)];
    expect(told(...both, waits("x", 1)).slice(2)).toEqual([
      "overview.firstReadingTwo first=instagram.gain second=x.gain",
    ]);
    expect(told(...both, waits("x", 1, "2026-11-30")).slice(2)).toEqual([
      "overview.firstReading gain=instagram.gain",
      "overview.firstReading gain=x.gain",
    ]);
    expect(told(...both, waits("x", 3)).slice(2)).toEqual([
      "overview.firstReading gain=instagram.gain",
      "overview.fewReadings gain=x.gain",
    ]);
  });

  test("that no number of days will tell is not promised", () => {
    expect(told(followers("x"), factOf("x.gain", { code: "too-few-days", needs: 5, has: 1 })).slice(1)).toEqual([]);
  });
});

describe("what is not known of the audience", () => {
  const absent = (platform: Platform, code: "no-key" | "rate-limited") =>
    factOf(platform === "onlyfans" ? "onlyfans.subscribers" : `${platform}.followers`, { code });

  test("says of each platform that could not be read that it could not", () => {
    expect(told(absent("x", "rate-limited"), absent("tiktok", "rate-limited"))).toEqual([
      "overview.unread audience=x.followers",
      "overview.unread audience=tiktok.followers",
    ]);
  });

  test("says once that figures were not typed, of one, two or three platforms", () => {
    const untyped = (["onlyfans", "instagram", "x"] as const).map((platform) => absent(platform, "no-key"));
    const [first, second, third] = ["first=onlyfans.subscribers", "second=instagram.followers", "third=x.followers"];
    const rest = "overview.single followers=tiktok.followers";
    expect(told(followers("tiktok"), ...untyped.slice(0, 1))).toEqual([rest, `overview.untyped ${first}`]);
    expect(told(followers("tiktok"), ...untyped.slice(0, 2))).toEqual([rest, `overview.untypedTwo ${first} ${second}`]);
    expect(told(followers("tiktok"), ...untyped)).toEqual([rest, `overview.untypedThree ${first} ${second} ${third}`]);
  });

  test("says of all platforms that nothing was typed, and rests on each of their figures", () => {
    const facts = [absent("x", "no-key"), absent("tiktok", "no-key")];
    const [all] = written(facts).filter(({ key }) => key === "overview.untypedAll");
    expect(all).toMatchObject({ slots: {}, evidence: ["x.followers", "tiktok.followers"] });
    expect(told(...facts)).toEqual(["overview.untypedAll"]);
    expect(told(absent("x", "no-key"))).toEqual(["overview.untyped first=x.followers"]);
  });

  test("names only what is missing of a platform of which figures were typed or imported", () => {
    const earned = factOf("onlyfans.earningsNet", 299_054, { unit: "cents", trust: "file" });
    const page = [factOf("onlyfans.subscribers", { code: "needs-typing" }), earned];
    expect(told(...page, factOf("onlyfans.price", { code: "needs-typing" }))).toEqual([
      "overview.lacksTwo first=onlyfans.subscribers second=onlyfans.price",
    ]);
    expect(told(...page, factOf("onlyfans.price", 999))).toEqual(["overview.lacks first=onlyfans.subscribers"]);
    expect(told(...page, absent("x", "no-key"))).toEqual([
      "overview.lacks first=onlyfans.subscribers",
      "overview.untyped first=x.followers",
    ]);
  });

  test("tells what could not be read before what was not typed", () => {
    expect(told(absent("instagram", "no-key"), absent("x", "rate-limited"))).toEqual([
      "overview.unread audience=x.followers",
      "overview.untyped first=instagram.followers",
    ]);
  });

  test("says of figures from an earlier reading that they are", () => {
    const reading = factOf("onlyfans.reading", { code: "rate-limited" }, { unit: "words" });
    expect(told(factOf("onlyfans.subscribers", 9), reading)).toEqual([
      "overview.subscribers subscribers=onlyfans.subscribers",
      "overview.older reading=onlyfans.reading audience=onlyfans.subscribers",
    ]);
  });

  test("names the net earnings, which the page shows, where sources disagree on gross and net", () => {
    const conflicts = [{ evidence: "typed", value: 900, observedAt: "2026-11-19", why: "disagrees" as const }];
    const ofMonth = { conflicts, unit: "cents" as const, currency: "USD" };
    const gross = factOf("onlyfans.earningsGross", 20_500, ofMonth);
    const net = factOf("onlyfans.earningsNet", 16_400, ofMonth);
    expect(told(gross, net)).toEqual(["overview.conflictEarnings earnings=onlyfans.earningsNet"]);
    expect(told(gross)).toEqual(["overview.conflictEarnings earnings=onlyfans.earningsGross"]);
  });

  test("of nothing at all is that there is nothing to measure", () => {
    expect(told()).toEqual(["overview.nothing"]);
  });
});
