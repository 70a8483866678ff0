import { type AnalyseInput, type Platform, sealReport } from "@fanradar/engine";
import { describe, expect, test } from "vitest";
import { renderContent } from "./index.ts";
import { tables } from "./tables.ts";

const us = { locale: "en-US", timeZone: "UTC", words: tables.en };
const asOf = "2026-11-20T12:00:00.000Z";
const nothing: AnalyseInput = { asOf, subjects: [], evidence: [], observations: [], posts: [], peers: [] };
const subject = (platform: Platform, outcome: "ok" | "private" | "no_connector" | "no_key") => ({
  platform,
  handle: "ava",
  url: "https://example.invalid/",
  outcome,
});
const render = (input: AnalyseInput) => renderContent(sealReport(input), us, tables.en.statementWords);

/** Every text of a content, with its place. */
function texts(value: unknown, place = ""): [string, string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => texts(one, Array.isArray(value) ? place : `${place}.${name}`));
}

const manual = { key: "manual:1:a", kind: "manual" as const, sandbox: false, scope: "owner" as const, addedAt: asOf };
const typed = (metric: "subscribers" | "posts.perWeek", value: number) => ({
  platform: "onlyfans" as const,
  metric,
  value,
  observedAt: asOf,
  evidence: manual.key,
});
const read = (platform: Platform, value: number) => ({
  evidence: [{ key: `api:${platform}`, kind: "api" as const, sandbox: false, scope: "public" as const, addedAt: asOf }],
  observations: [{ platform, metric: "followers" as const, value, observedAt: asOf, evidence: `api:${platform}` }],
});

const cases: Record<string, AnalyseInput> = {
  empty: nothing,
  partial: { ...nothing, subjects: [subject("instagram", "private"), subject("x", "ok")], ...read("x", 5_321) },
  "typed only": {
    ...nothing,
    subjects: [subject("onlyfans", "no_connector")],
    evidence: [manual],
    observations: [typed("subscribers", 1), typed("posts.perWeek", 5)],
    ownWords: { contentStyle: "photo sets" },
  },
  "all silent": {
    ...nothing,
    subjects: [subject("instagram", "no_key"), subject("x", "no_key"), subject("tiktok", "no_connector")],
  },
};

describe.each(Object.entries(cases))("report content of %s", (_, input) => {
  const { content, places } = render(input);

  test("report content: has no empty member", () => {
    for (const [place, text] of texts(content)) expect([place, text.trim()]).not.toEqual([place, ""]);
    expect(content.platformOverview).not.toBe("");
    expect(content.growthPotential.positiveIndicators).not.toEqual([]);
    expect(content.riskAssessment.considerations).not.toEqual([]);
  });

  test("report content: has only members of linked platforms", () => {
    const wire: Record<Platform, string> = {
      instagram: "instagram",
      x: "twitter",
      tiktok: "tiktok",
      onlyfans: "onlyfans",
    };
    const linked = input.subjects.map(({ platform }) => wire[platform]).sort();
    expect(Object.keys(content.engagementMetrics).sort()).toEqual(linked);
  });

  test("report content: places refer to known facts", () => {
    const ids = new Set(sealReport(input).facts.map(({ id }) => id));
    for (const id of Object.values(places).flat()) expect(ids).toContain(id);
  });

  test("report content: is deterministic", () => {
    expect(render(input)).toEqual({ content, places });
  });
});

test("report content: missing figures state their reason", () => {
  const { content } = render({ ...nothing, subjects: [subject("onlyfans", "no_connector")] });
  expect(content.contentAnalysis).toEqual({
    themes: ["not enough data: needs 6 captions, has 0"],
    postingSchedule: "not enough data: needs more figures added by hand",
    audienceDemographics: "not enough data: needs a connected account",
  });
  expect(content.engagementMetrics.onlyfans?.interaction).toBe("not enough data: needs an earnings statement");
});

test("report content: shows typed text and figures as given", () => {
  expect(render(cases["typed only"] ?? nothing).content.engagementMetrics.onlyfans).toMatchObject({
    activityLevel: "5 posts a week",
    contentStyle: "photo sets",
  });
});

test("report content: a first reading gives the date from which growth is known", () => {
  const { content } = render({ ...nothing, subjects: [subject("x", "ok")], ...read("x", 5_321) });
  expect(content.platformOverview).toBe(
    "X has 5.3K followers. X: tracking started today; growth after 5 daily counts, on Nov 24, 2026.",
  );
});

test("report content: a redacted fact is a dash", () => {
  const sealed = sealReport(cases["typed only"] ?? nothing);
  const facts = sealed.facts.filter(({ id }) => id !== "onlyfans.postFrequency");
  expect(
    renderContent({ ...sealed, facts }, us, tables.en.statementWords).content.engagementMetrics.onlyfans?.activityLevel,
  ).toBe("—");
});
