import { expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import type { SealedReport } from "../ledger/sealed.ts";
import { byId, factOf } from "../test/make-fact.ts";
import { asOf } from "../test/make-input.ts";
import { sealComparison } from "./seal-comparison.ts";

const source = (evidence: string): SealedReport["sources"][number] => ({
  evidence,
  kind: "api",
  sandbox: false,
  observedAt: asOf,
  scope: "public",
});
const report = (key: string, facts: Fact[], more: Partial<SealedReport> = {}) => ({
  key,
  name: `Creator ${key}`,
  sealed: { asOf, subjects: [], facts, series: [], sources: [source("read"), source("unused")], ...more },
});
const followers = (value: number) => [
  factOf("instagram.followers", value, { sources: ["read"], alternatives: ["instagram.reading"] }),
  factOf("follows.total", value, { inputs: ["instagram.followers"], sources: ["read"] }),
  factOf("instagram.tier", "nano", { unit: "words" }),
];

const sealed = sealComparison([report("7", followers(2_000)), report("12", followers(1_000))], { peers: [] });
const facts = byId(sealed.facts);

test("sealComparison: ids, inputs and sources carry the ledger's key, and only sources in use are listed", () => {
  expect(facts.get("7.follows.total")).toMatchObject({
    value: 2_000,
    inputs: ["7.instagram.followers"],
    sources: ["7.read"],
  });
  expect(facts.get("12.follows.total")?.value).toBe(1_000);
  expect(facts.get("7.instagram.followers")).not.toHaveProperty("alternatives");
  expect(sealed.sources.map(({ evidence }) => evidence)).toEqual(["7.read", "12.read"]);
  for (const { inputs } of sealed.facts) for (const id of inputs) expect(facts.has(id)).toBe(true);
});

test("sealComparison: contains only the compared figures", () => {
  expect(facts.has("7.instagram.tier")).toBe(false);
});

test("sealComparison: states who competes with which figure, and which facts were added", () => {
  expect(sealed.comparison.leads[0]).toEqual({
    metric: "follows.total",
    state: "leads",
    key: "7",
    figures: [
      { key: "7", fact: "7.follows.total" },
      { key: "12", fact: "12.follows.total" },
    ],
  });
  expect(sealed.comparison.leads).toContainEqual({ metric: "score", state: "no-data", figures: [] });
  expect(sealed.comparison.leads).toContainEqual({
    metric: "followers",
    platform: "instagram",
    state: "leads",
    key: "7",
    figures: [
      { key: "7", fact: "7.instagram.followers" },
      { key: "12", fact: "12.instagram.followers" },
    ],
  });
  expect(sealed.comparison.members.map(({ key, name, added }) => [key, name, added.includes(`${key}.score`)])).toEqual([
    ["7", "Creator 7", true],
    ["12", "Creator 12", true],
  ]);
});

test("sealComparison: has the time of the newest report", () => {
  const older = report("1", followers(5), { asOf: "2026-01-01T00:00:00.000Z" });
  expect(sealComparison([older, report("2", followers(6))], { peers: [] }).asOf).toBe(asOf);
});
