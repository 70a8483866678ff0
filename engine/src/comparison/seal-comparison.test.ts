import { describe, expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import type { Sealed } from "../ledger/sealed.ts";
import { byId, factOf } from "../test/make-fact.ts";
import { asOf } from "../test/make-input.ts";
import { sealComparison } from "./seal-comparison.ts";

const source = (evidence: string): Sealed["sources"][number] => ({
  evidence,
  kind: "api",
  sandbox: false,
  observedAt: asOf,
  scope: "public",
});
const report = (key: string, facts: Fact[], more: Partial<Sealed> = {}) => ({
  key,
  name: `Creator ${key}`,
  sealed: { asOf, subjects: [], facts, series: [], sources: [source("read"), source("unused")], ...more },
});
const followers = (value: number) => [
  factOf("instagram.followers", value, { sources: ["read"], alternatives: ["instagram.reading"] }),
  factOf("follows.total", value, { inputs: ["instagram.followers"], sources: ["read"] }),
  factOf("instagram.tier", "nano", { unit: "words" }),
];

describe("a sealed comparison", () => {
  const sealed = sealComparison([report("7", followers(2_000)), report("12", followers(1_000))], { peers: [] });
  const facts = byId(sealed.facts);

  test("keeps the ledgers apart by their keys, in ids, inputs and sources, and names only what stands behind a figure", () => {
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

  test("shows what is compared and nothing else", () => {
    expect(facts.has("7.instagram.tier")).toBe(false);
  });

  test("says who is in the running with which figure, and which facts it added", () => {
    expect(sealed.comparison.leads[0]).toEqual({
      metric: "follows.total",
      state: "leads",
      key: "7",
      figures: [
        { key: "7", fact: "7.follows.total" },
        { key: "12", fact: "12.follows.total" },
      ],
    });
    expect(sealed.comparison.leads.at(-1)).toEqual({ metric: "score", state: "no-data", figures: [] });
    expect(
      sealed.comparison.members.map(({ key, name, added }) => [key, name, added.includes(`${key}.score`)]),
    ).toEqual([
      ["7", "Creator 7", true],
      ["12", "Creator 12", true],
    ]);
  });

  test("speaks of the moment of the newest report", () => {
    const older = report("1", followers(5), { asOf: "2026-01-01T00:00:00.000Z" });
    expect(sealComparison([older, report("2", followers(6))], { peers: [] }).asOf).toBe(asOf);
  });
});
