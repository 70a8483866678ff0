import { describe, expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import { factOf } from "../test/make-fact.ts";
import { statementsAt, written } from "../test/written.ts";

const words = { unit: "words" as const };
const share = factOf("theme.1.share", 40, { unit: "percent" });
const theme = (rank: number) => factOf(`theme.${rank}`, `#topic${rank}`, words);

const keys = (...facts: Fact[]) => statementsAt("themes", facts);

test("content statements: themes begin with the first and its share, then one or two more", () => {
  const lead = "themes.lead theme=theme.1 share=theme.1.share";
  expect(keys(theme(1), share)).toEqual([lead]);
  expect(keys(theme(1), share, theme(2))).toEqual([lead, "themes.next first=theme.2"]);
  expect(keys(theme(1), share, theme(2), theme(3))).toEqual([lead, "themes.nextTwo first=theme.2 second=theme.3"]);
});

test("content statements: missing themes have a statement; without theme facts there is none", () => {
  expect(keys(factOf("theme.1", { code: "too-few-captions" }, words))).toEqual(["themes.absent theme=theme.1"]);
  expect(keys()).toEqual([]);
  expect(keys(theme(1))).toEqual([]);
  expect(keys(share)).toEqual([]);
});

describe("theme effects", () => {
  const keys = (...facts: Fact[]) => statementsAt("themes", [theme(1), share, ...facts]).slice(1);
  const change = (place: number, low: number, high: number) =>
    factOf(`theme.${place}.change`, (low + high) / 2, { unit: "percent", low, high });

  test("content statements: a theme's effect is stated for any of five themes whose whole interval is above or below 0", () => {
    for (const place of [1, 2, 3, 4, 5]) {
      const ids = `theme=theme.${place} change=theme.${place}.change`;
      const more = keys(theme(place), change(place, 1, 30));
      expect(more).toContain(`themes.more ${ids}`);
      const less = keys(theme(place), change(place, -30, -1));
      expect(less).toContain(`themes.less ${ids}`);
    }
  });

  test("content statements: a theme's effect is stated for the themes with the most and the fewest interactions", () => {
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
    expect(keys(...all).slice(1)).toEqual([
      "themes.more theme=theme.2 change=theme.2.change",
      "themes.less theme=theme.3 change=theme.3.change",
    ]);
  });

  test("content statements: of themes that draw more, the one that the next step is about is stated", () => {
    const effect = { ...factOf("shift.theme.effect", 1_500, { unit: "perWeek" }), inputs: ["theme.1.change"] };
    expect(keys(theme(2), change(1, 20, 60), change(2, 30, 70), effect)).toContain(
      "themes.more theme=theme.1 change=theme.1.change",
    );
  });

  test("content statements: a theme's effect is not stated if chance explains it", () => {
    for (const [low, high] of [
      [-5, 30],
      [0, 30],
      [-30, 0],
    ] as const)
      expect(keys(change(1, low, high))).toEqual([]);
    expect(keys(factOf("theme.1.change", { code: "no-other-posts" }))).toEqual([]);
  });

  test("content statements: a theme's effect comes before the language of captions, which is stated if known", () => {
    const language = factOf("captionLanguage", "fr", words);
    expect(keys(change(1, 1, 30), language)).toEqual([
      "themes.more theme=theme.1 change=theme.1.change",
      "themes.language language=captionLanguage",
    ]);
    expect(keys(factOf("captionLanguage", { code: "no-common-language" }, words))).toEqual([]);
  });
});

describe("posting rhythm", () => {
  const keys = (...facts: Fact[]) => statementsAt("schedule", facts);
  const rate = (value = 3) => factOf("x.postFrequency", value, { unit: "perWeek" });
  const gap = factOf("x.longestGap", 4, { unit: "days" });
  const since = factOf("x.daysSincePost", 60, { unit: "days" });
  const none = factOf("schedule.best", { code: "no-reliable-difference" }, { unit: "hour" });
  const measured = "cadence.rate rate=x.postFrequency gap=x.longestGap";

  test("content statements: the rhythm is a rate with the longest gap; a typed one has no gap", () => {
    expect(keys(rate(), gap)).toEqual([measured]);
    expect(keys(rate())).toEqual(["cadence.typed rate=x.postFrequency"]);
  });

  test("content statements: no posts in eight weeks state the present gap", () => {
    expect(keys(rate(0), gap, since)).toEqual(["cadence.silent since=x.daysSincePost"]);
    expect(keys(rate(0.1), gap, since)).toEqual([measured]);
    expect(keys(rate(0), gap)).toEqual([measured]);
  });

  test("content statements: a missing rhythm states its reason, and without any source that it is unknown", () => {
    const absent = (platform: string) => factOf(`${platform}.postFrequency`, { code: "too-few-posts" });
    expect(keys(factOf("x.followers", 3), absent("x"))).toEqual(["cadence.absent rate=x.postFrequency"]);
    expect(keys(absent("tiktok"), rate(), gap)).toEqual([measured]);
    expect(keys()).toEqual(["schedule.unknown"]);
    // The missing TikTok reading is stated in the overview, once.
    expect(keys(factOf("x.followers", 3), absent("tiktok"))).toEqual([]);
  });

  test("content statements: no best hour is stated only if posts were read", () => {
    expect(keys(rate(), gap, none)).toEqual([measured, "schedule.none schedule=schedule.best"]);
    expect(keys(rate(), none)).toEqual(["cadence.typed rate=x.postFrequency"]);
    expect(keys(rate(0), since, none)).toEqual(["cadence.silent since=x.daysSincePost"]);
  });

  test("content statements: the best window has its effect, in the creator's zone or, if that is unknown, in UTC", () => {
    const lift = factOf("x.lift", 22, { unit: "percent" });
    const until = factOf("schedule.until", 21, { unit: "hour" });
    const best = (formula: string) => factOf("schedule.best", 18, { unit: "hour", inputs: ["x.lift"], formula });
    const slots = "from=schedule.best until=schedule.until lift=x.lift";
    expect(keys(rate(), gap, best("schedule.shrunken"), until, lift)).toEqual([measured, `schedule.window ${slots}`]);
    expect(keys(rate(), gap, best("schedule.shrunkenUtc"), until, lift)).toEqual([
      measured,
      `schedule.windowUtc ${slots}`,
    ]);
  });
});

test("content statements: a missing demographic figure has a statement; without the fact there is none", () => {
  expect(statementsAt("audience", [factOf("audience.demographics", { code: "needs-connection" }, words)])).toEqual([
    "audience.absent audience=audience.demographics",
  ]);
  expect(statementsAt("audience", [])).toEqual([]);
});

test("content statements: belong to the content analysis", () => {
  const facts = [theme(1), share, factOf("audience.demographics", { code: "needs-connection" }, words)];
  const places = ["themes", "schedule", "audience"];
  const placed = written(facts).filter(({ place }) => places.includes(place));
  expect(placed.map(({ section, place }) => [section, place])).toEqual(places.map((one) => ["contentAnalysis", one]));
});
