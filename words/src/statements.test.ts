import { type Fact, sealReport, statementKeys } from "@fanradar/engine";
import { describe, expect, test } from "vitest";
import { reasonWords } from "./en/facts.ts";
import { renderStatement, statementText, statementWords } from "./index.ts";

const us = { locale: "en-US", timeZone: "UTC" };
const platformOf: Record<string, Fact["platform"]> = { first: "instagram", second: "x", third: "tiktok" };
const metricOf: Record<string, string> = {
  total: "follows.total",
  now: "followers",
  rate: "postFrequency",
  share: "share.largest",
  platform: "share.largestPlatform",
  confidence: "forecastConfidence",
};

/** A fact that suits a slot, with everything a sentence may ask of it. */
function suiting(slot: string, rule: string): Fact {
  const [unit = "", direction] = rule.split(" ");
  const known: Fact["unit"][] = ["count", "percent", "perWeek", "days", "words"];
  const shared = {
    id: slot,
    metric: metricOf[slot] ?? slot,
    platform: platformOf[slot] ?? "instagram",
    asOf: "2026-11-20T12:00:00.000Z",
    trust: "connected" as const,
    sandbox: false,
    inputs: [],
    sources: [],
    scope: "public" as const,
    period: { from: "2026-10-23T12:00:00.000Z", to: "2026-11-20T12:00:00.000Z" },
  };
  if (unit === "absent") {
    const reason = { code: "too-few-days", needs: 5, has: 2, readyOn: "2026-11-24" } as const;
    return { ...shared, kind: "unavailable", value: null, unit: "count", reason };
  }
  const value = direction === "fall" ? -42 : direction === "still" ? 0 : 42;
  const said = unit === "words" ? { value: "instagram" } : { value, low: value - 3, high: value + 3 };
  return { ...shared, kind: "derived", ...said, unit: known.find((one) => one === unit) ?? "count" };
}

const keys = Object.entries(statementKeys);
const sentence = (key: string, rules: object) => {
  const facts = new Map(Object.entries(rules).map(([slot, rule]) => [slot, suiting(slot, String(rule))]));
  const slots = Object.fromEntries([...facts.keys()].map((slot) => [slot, slot]));
  const section = "platformOverview" as const;
  return { statement: { key, section, place: "overview", slots, evidence: [] }, facts };
};

test.each(keys)("%s reads as a whole sentence", (key, rules) => {
  const { statement, facts } = sentence(key, rules);
  const text = statementText(statement, facts, us);
  expect(text).toMatch(/^[\p{Lu}\d].*(\.|[^.])$/u);
  expect(text).not.toMatch(/[{}]|undefined|null|NaN|\(\)|— | {2}| [.,;:)]|\.\.|[+-]\d/);
});

test.each(keys)("every digit of %s belongs to a fact", (key, rules) => {
  const { statement, facts } = sentence(key, rules);
  for (const piece of renderStatement(statement, facts, us) ?? [])
    if (!piece.fact) expect(piece.text).not.toMatch(/\d/);
});

const numeral =
  /\d|\b(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|half|twice|second|third)\b/i;

test.each([...Object.entries(statementWords), ...Object.entries(reasonWords)])(
  "%s holds no numeral of its own",
  (_, template) => {
    expect(template.replace(/\{[^}]+\}/g, "").match(numeral)?.[0]).toBeUndefined();
  },
);

test("no sentence names a gender", () => {
  for (const template of Object.values(statementWords)) expect(template).not.toMatch(/\b(she|her|hers|he|him|his)\b/i);
});

describe("a count beside another", () => {
  const say = (now: number, forecast: number, low: number, high: number) => {
    const { statement, facts } = sentence("growth.up", statementKeys["growth.up"]);
    facts.set("now", { ...suiting("now", "count"), value: now, low: now, high: now });
    facts.set("forecast", { ...suiting("forecast", "count"), value: forecast, low, high });
    return statementText(statement, facts, us);
  };

  test("is short where the two can be told apart so", () => {
    expect(say(200_000, 206_500, 203_400, 213_400)).toContain("from 200K to about 206.5K");
  });

  test("shows every digit where rounding would make them equal", () => {
    expect(say(10_000, 10_036, 10_012, 10_072)).toContain("from 10,000 to about 10,036");
  });
});

test.each([
  [1, "Instagram has 1 follower."],
  [0, "Instagram has 0 followers."],
  [2, "Instagram has 2 followers."],
  [1_200, "Instagram has 1.2K followers."],
])("%d has the plural that English gives it", (value, text) => {
  const { statement, facts } = sentence("overview.single", { followers: "count" });
  facts.set("followers", { ...suiting("followers", "count"), value });
  expect(statementText(statement, facts, us)).toBe(text);
});

test("a theme that is spelled like a word of ours stays as it is", () => {
  const { statement, facts } = sentence("themes.next", { first: "words" });
  facts.set("first", { ...suiting("theme.2", "words"), value: "mid", formula: "posts.share" });
  expect(statementText(statement, facts, us)).toBe("Next comes mid.");
});

test("a key without a sentence renders nothing", () => {
  const unknown = { key: "toString", section: "platformOverview" as const, place: "overview", slots: {}, evidence: [] };
  expect(renderStatement(unknown, new Map(), us)).toBeUndefined();
});

test("no two sentences of one report are the same", () => {
  const outcomes = ["upstream_error", "no_key", "no_connector", "private"] as const;
  const platforms = ["instagram", "x", "tiktok", "onlyfans"] as const;
  for (const shift of [0, 1, 2, 3]) {
    const subjects = platforms.map((platform, index) => ({
      platform,
      handle: "ava",
      url: "https://example.invalid/",
      outcome: outcomes[(index + shift) % outcomes.length] ?? ("no_data" as const),
    }));
    const sealed = sealReport({
      asOf: "2026-11-20T12:00:00.000Z",
      subjects,
      evidence: [],
      observations: [],
      posts: [],
      peers: [],
    });
    const facts = new Map(sealed.facts.map((fact) => [fact.id, fact]));
    const texts = sealed.statements
      .filter(({ section }) => section !== "engagementMetrics")
      .map((one) => `${one.place} ${statementText(one, facts, us)}`);
    expect(new Set(texts).size).toBe(texts.length);
  }
});
