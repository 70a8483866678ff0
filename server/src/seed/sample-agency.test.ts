import { sampleCreators } from "@fanradar/sandbox";
import { expect, test } from "vitest";
import { makeSampleAgency } from "./sample-agency.ts";

const { agency, reports } = await makeSampleAgency();
const figureOf = (facts: readonly { id: string; value: unknown }[], id: string) =>
  facts.find((fact) => fact.id === id)?.value;

test("sample agency: a model's row states what its report states", () => {
  expect(reports.length).toBe(agency.models.models.length);
  for (const { model, report } of reports) {
    const { facts } = report.metadata.sealed;
    const row = (name: string) => figureOf(agency.models.facts, `${model.id}.portfolio.${name}`);
    expect(row("followers")).toBe(figureOf(facts, "follows.total"));
    expect(facts.filter(({ metric }) => metric === "engagement").map(({ value }) => value)).toContain(
      row("engagement"),
    );
    expect(row("earnings") ?? null).toBe(figureOf(facts, "onlyfans.earningsNet") ?? null);
  }
});

test("sample agency: its figures together are the sums of the rows, with a course and a change each", () => {
  const { facts, series } = agency.portfolio;
  for (const name of ["followers", "earnings"] as const) {
    const rows = agency.models.facts.flatMap(({ metric, value }) =>
      metric === `portfolio.${name}` && typeof value === "number" ? [value] : [],
    );
    expect(figureOf(facts, `portfolio.${name}`)).toBe(rows.reduce((sum, value) => sum + value, 0));
  }
  for (const { id, points } of series) {
    expect(points.length).toBeGreaterThan(4);
    expect(figureOf(facts, `${id}.change`)).toEqual(expect.any(Number));
  }
});

test("sample agency: what needs attention is a fall that the model's report states, and everything is marked as made up", () => {
  expect(agency.attention.items.length).toBeGreaterThan(0);
  for (const { model, fact } of agency.attention.items) {
    const stated = reports.find((one) => one.model.id === model.id)?.report.metadata.sealed.facts;
    expect(figureOf(stated ?? [], fact?.replace(`${model.id}.`, "") ?? "")).toBe(
      figureOf(agency.attention.facts, fact ?? ""),
    );
  }
  const sources = [...agency.portfolio.sources, ...agency.attention.sources, ...agency.models.sources];
  expect(sources.filter(({ kind, sandbox }) => kind === "api" && !sandbox).map(({ evidence }) => evidence)).toEqual([]);
});

test("sample agency: its engagement is on the basis of the rows, which is between them, and its creators are in no demo", () => {
  const rates = agency.models.facts.flatMap(({ metric, value }) =>
    metric === "portfolio.engagement" && typeof value === "number" ? [value] : [],
  );
  const together = Number(figureOf(agency.portfolio.facts, "portfolio.engagement"));
  expect(together).toBeGreaterThanOrEqual(Math.min(...rates));
  expect(together).toBeLessThanOrEqual(Math.max(...rates));
  const names = new Set(sampleCreators.flatMap(({ name, username }) => [name, username]));
  for (const { name, username } of agency.models.models)
    expect([names.has(name), names.has(username)]).toEqual([false, false]);
});
