import { describe, expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import { factOf } from "../test/make-fact.ts";
import { toldAt, written } from "../test/written.ts";

const words = { unit: "words" as const };
const share = factOf("theme.1.share", 40, { unit: "percent" });
const theme = (rank: number) => factOf(`theme.${rank}`, `#topic${rank}`, words);

describe("themes", () => {
  const told = (...facts: Fact[]) => toldAt("themes", facts);

  test("are led by the first with its share, then one or two more", () => {
    const lead = "themes.lead theme=theme.1 share=theme.1.share";
    expect(told(theme(1), share)).toEqual([lead]);
    expect(told(theme(1), share, theme(2))).toEqual([lead, "themes.next first=theme.2"]);
    expect(told(theme(1), share, theme(2), theme(3))).toEqual([lead, "themes.nextTwo first=theme.2 second=theme.3"]);
  });

  test("that are absent are said to be; of none that were asked for nothing is said", () => {
    expect(told(factOf("theme.1", { code: "too-few-captions" }, words))).toEqual(["themes.absent theme=theme.1"]);
    expect(told()).toEqual([]);
    expect(told(theme(1))).toEqual([]);
    expect(told(share)).toEqual([]);
  });
});

describe("what a theme's posts draw", () => {
  const told = (...facts: Fact[]) => toldAt("themes", [theme(1), share, ...facts]).slice(1);
  const change = (place: number, low: number, high: number) =>
    factOf(`theme.${place}.change`, (low + high) / 2, { unit: "percent", low, high });

  test("is told of any of five themes whose whole range lies above or below 0", () => {
    for (const place of [1, 2, 3, 4, 5]) {
      const ids = `theme=theme.${place} change=theme.${place}.change`;
      const more = told(theme(place), change(place, 1, 30));
      expect(more).toContain(`themes.more ${ids}`);
      const less = told(theme(place), change(place, -30, -1));
      expect(less).toContain(`themes.less ${ids}`);
    }
  });

  test("is told of the one that draws most and the one that draws least", () => {
    const all = [
      theme(2),
      theme(3),
      theme(4),
      theme(5),
      change(1, 2, 10),
      change(2, 20, 60),
      change(3, -40, -20),
      change(4, -9, -1),
      change(5, -90, 200),
    ];
    expect(told(...all).slice(1)).toEqual([
      "themes.more theme=theme.2 change=theme.2.change",
      "themes.less theme=theme.3 change=theme.3.change",
    ]);
  });

  test("is not told where chance explains it", () => {
    for (const [low, high] of [
      [-5, 30],
      [0, 30],
      [-30, 0],
    ] as const)
      expect(told(change(1, low, high))).toEqual([]);
    expect(told(factOf("theme.1.change", { code: "no-other-posts" }))).toEqual([]);
  });

  test("comes before the language of the captions, which is told where it is known", () => {
    const language = factOf("captionLanguage", "fr", words);
    expect(told(change(1, 1, 30), language)).toEqual([
      "themes.more theme=theme.1 change=theme.1.change",
      "themes.language language=captionLanguage",
    ]);
    expect(told(factOf("captionLanguage", { code: "no-common-language" }, words))).toEqual([]);
  });
});

describe("the rhythm", () => {
  const told = (...facts: Fact[]) => toldAt("schedule", facts);
  const rate = (value = 3) => factOf("x.postFrequency", value, { unit: "perWeek" });
  const gap = factOf("x.longestGap", 4, { unit: "days" });
  const since = factOf("x.daysSincePost", 60, { unit: "days" });
  const none = factOf("schedule.best", { code: "no-reliable-difference" }, { unit: "hour" });
  const measured = "cadence.rate rate=x.postFrequency gap=x.longestGap";

  test("is a rate with the longest silence, without one where it was typed", () => {
    expect(told(rate(), gap)).toEqual([measured]);
    expect(told(rate())).toEqual(["cadence.typed rate=x.postFrequency"]);
  });

  test("of none in eight weeks is a silence that lasts", () => {
    expect(told(rate(0), gap, since)).toEqual(["cadence.silent since=x.daysSincePost"]);
    expect(told(rate(0.1), gap, since)).toEqual([measured]);
    expect(told(rate(0), gap)).toEqual([measured]);
  });

  test("that is not known says why, and where nothing could tell it, that it is unknown", () => {
    const absent = (platform: string) => factOf(`${platform}.postFrequency`, { code: "too-few-posts" });
    expect(told(factOf("x.followers", 3), absent("x"))).toEqual(["cadence.absent rate=x.postFrequency"]);
    expect(told(absent("tiktok"), rate(), gap)).toEqual([measured]);
    expect(told()).toEqual(["schedule.unknown"]);
    // That TikTok gave nothing is said in the overview, once.
    expect(told(factOf("x.followers", 3), absent("tiktok"))).toEqual([]);
  });

  test("knows no best hour only where posts were read", () => {
    expect(told(rate(), gap, none)).toEqual([measured, "schedule.none schedule=schedule.best"]);
    expect(told(rate(), none)).toEqual(["cadence.typed rate=x.postFrequency"]);
    expect(told(rate(0), since, none)).toEqual(["cadence.silent since=x.daysSincePost"]);
  });

  test("has a best window with its lift, in the creator's zone or, where that is unknown, in UTC", () => {
    const lift = factOf("x.lift", 22, { unit: "percent" });
    const until = factOf("schedule.until", 21, { unit: "hour" });
    const best = (formula: string) => factOf("schedule.best", 18, { unit: "hour", inputs: ["x.lift"], formula });
    const slots = "from=schedule.best until=schedule.until lift=x.lift";
    expect(told(rate(), gap, best("schedule.shrunken"), until, lift)).toEqual([measured, `schedule.window ${slots}`]);
    expect(told(rate(), gap, best("schedule.shrunkenUtc"), until, lift)).toEqual([
      measured,
      `schedule.windowUtc ${slots}`,
    ]);
  });
});

test("who follows is said to be unknown where that was asked, and not otherwise", () => {
  expect(toldAt("audience", [factOf("audience.demographics", { code: "needs-connection" }, words)])).toEqual([
    "audience.absent audience=audience.demographics",
  ]);
  expect(toldAt("audience", [])).toEqual([]);
});

test("all of this stands in the content analysis", () => {
  const facts = [theme(1), share, factOf("audience.demographics", { code: "needs-connection" }, words)];
  const places = ["themes", "schedule", "audience"];
  const told = written(facts).filter(({ place }) => places.includes(place));
  expect(told.map(({ section, place }) => [section, place])).toEqual(places.map((one) => ["contentAnalysis", one]));
});
