import { type AnalyseInput, sealReport } from "@fanradar/engine";
import { expect, test } from "vitest";
import {
  compactNumber,
  relativeTime,
  renderContent,
  renderStatement,
  renderTemplate,
  showFact,
  showReason,
} from "./index.ts";
import { tables } from "./tables.ts";

const us = { locale: "en-US", timeZone: "UTC", words: tables.en };
const asOf = "2026-11-20T12:00:00.000Z";
const at = (daysAgo: number) => new Date(Date.parse(asOf) - daysAgo * 86_400_000).toISOString();
const key = (day: number) => `api:instagram:ava:${day}`;

const input: AnalyseInput = {
  asOf,
  subjects: [
    { platform: "instagram", handle: "ava", url: "https://example.invalid/", outcome: "ok" },
    { platform: "x", handle: "ava", url: "https://example.invalid/", outcome: "private" },
    { platform: "onlyfans", handle: "ava", url: "https://example.invalid/", outcome: "no_connector" },
  ],
  evidence: Array.from({ length: 40 }, (_, day) => ({
    key: key(day),
    kind: "api" as const,
    sandbox: false,
    scope: "public" as const,
    addedAt: at(day),
  })),
  observations: Array.from({ length: 40 }, (_, day) => ({
    platform: "instagram" as const,
    metric: "followers" as const,
    value: 20_000 - 30 * day,
    observedAt: at(day),
    evidence: key(day),
  })),
  posts: Array.from({ length: 14 }, (_, index) => ({
    platform: "instagram" as const,
    externalId: `${index}`,
    publishedAt: at(1.5 + 2 * index),
    kind: "image" as const,
    caption: "morning workout #fitness",
    likes: 110,
    comments: 10,
    evidence: key(0),
  })),
  peers: [],
};
const sealed = sealReport(input);
const facts = new Map(sealed.facts.map((fact) => [fact.id, fact]));

test("report: every sentence renders without an empty slot", () => {
  for (const statement of sealed.statements) {
    const text = (renderStatement(statement, facts, us, tables.en.statementWords) ?? [])
      .map((piece) => piece.text)
      .join("");
    expect(text).not.toMatch(/\{|\}|undefined|null|NaN|\(\)|— /);
    expect(text.length).toBeGreaterThan(3);
  }
});

test("report: every digit of a sentence belongs to a fact", () => {
  for (const statement of sealed.statements)
    for (const piece of renderStatement(statement, facts, us, tables.en.statementWords) ?? [])
      if (!piece.fact) expect(piece.text).not.toMatch(/\d/);
});

test("report content: has the specification's members, and names what is missing", () => {
  const { content, places } = renderContent(sealed, us, tables.en.statementWords);
  expect(content.engagementMetrics.instagram).toEqual({
    followers: "20K",
    engagement: "0.60% (0.48 to 0.74%)",
    postFrequency: expect.stringMatching(/^3\.\d posts a week \(/),
  });
  expect(content.engagementMetrics.twitter?.followers).toBe("the account is private");
  expect(content.engagementMetrics.onlyfans?.activityLevel).toBe("not enough data: needs more figures added by hand");
  expect(content.contentAnalysis.themes[0]).toBe("#fitness");
  expect(content.platformOverview).toContain("Instagram has 20K followers.");
  expect(places["engagementMetrics.twitter.followers"]).toEqual(["x.followers"]);
  for (const ids of Object.values(places)) for (const id of ids) expect(facts.has(id)).toBe(true);
});

test.each([
  [0, "0"],
  [-0, "0"],
  [999, "999"],
  [1_000, "1K"],
  [1_049, "1K"],
  [12_345, "12.3K"],
  [999_949, "999.9K"],
  [999_950, "1M"],
  [1_000_000, "1M"],
  [2_345_678, "2.3M"],
  [-12_345, "-12.3K"],
  [4.25, "4.3"],
])("number: %d is shown as %s", (value, shown) => {
  expect(compactNumber(value, us)).toBe(shown);
});

test.each([
  [0.5, "Just now"],
  [1, "1 minute ago"],
  [59.9, "59 minutes ago"],
  [60, "1 hour ago"],
  [23.9 * 60, "23 hours ago"],
  [24 * 60, "1 day ago"],
  [49 * 60, "2 days ago"],
  [-3, "Just now"],
])("relativeTime: %d minutes ago is '%s'", (minutes, shown) => {
  expect(relativeTime(new Date(Date.parse(asOf) - minutes * 60_000).toISOString(), Date.parse(asOf), us)).toBe(shown);
});

test("missing figure: a dash with its reason, never 0", () => {
  const absent = facts.get("x.followers");
  expect(absent && showFact(absent, us)).toBe("—");
  expect(showReason({ code: "too-few-posts", needs: 5, has: 2 }, us)).toBe(
    "not enough data: needs 5 or more posts, has 2",
  );
  expect(showReason({ code: "too-few-posts" }, us)).toBe("not enough data");
});

test.each([
  ["instagram", "Les données d’Instagram ne sont pas collectées"],
  ["tiktok", "Les données de TikTok ne sont pas collectées"],
] as const)("renderTemplate: French 'de' before %s is '%s'", (platform, text) => {
  const [any] = sealed.facts;
  if (!any) throw new Error("a report has facts");
  const fact = { ...any, platform };
  const french = { locale: "fr-FR", timeZone: "UTC", words: tables.fr };
  const template = "Les données de {first.platform} ne sont pas collectées";
  const parts = renderTemplate(template, {
    slots: { first: fact.id },
    facts: new Map([[fact.id, fact]]),
    format: french,
  });
  expect(parts.map((part) => part.text).join("")).toBe(text);
});
