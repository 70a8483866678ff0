import type { Earnings } from "@fanradar/contract";
import { expect, test } from "vitest";
import { knownPeople } from "./known-people.ts";

const asOf = "2026-11-20T00:00:00.000Z";
const fact = (
  metric: "payers.count" | "earnings.bestWeekday",
  code?: "needs-statement",
): Earnings["facts"][number] => ({
  ...{ id: metric, metric, unit: "count", kind: code ? "unavailable" : "derived", value: code ? null : 7 },
  ...{ asOf, inputs: [], sources: [], trust: "file", scope: "owner", sandbox: false, formula: "none" },
  ...(code && { reason: { code } }),
});
const source = (kind: "file" | "manual"): Earnings["sources"][number] => ({
  ...{ evidence: "1", kind, sandbox: false, observedAt: asOf, scope: "owner" },
});

test("knownPeople: without an imported statement one is missing, and no figure of people is shown", () => {
  const facts = [fact("payers.count", "needs-statement"), fact("earnings.bestWeekday")];
  expect(knownPeople({ facts, sources: [source("manual")] })).toEqual({ known: [], missing: "statement" });
});

test("knownPeople: a statement without names of fans has no column for them, and its other figures are shown", () => {
  const facts = [fact("payers.count", "needs-statement"), fact("earnings.bestWeekday")];
  expect(knownPeople({ facts, sources: [source("file")] })).toEqual({
    known: ["earnings.bestWeekday"],
    missing: "payers",
  });
});

test("knownPeople: with a statement that names fans nothing is missing", () => {
  const facts = [fact("payers.count"), fact("earnings.bestWeekday")];
  expect(knownPeople({ facts, sources: [source("file")] })).toEqual({
    known: ["payers.count", "earnings.bestWeekday"],
    missing: undefined,
  });
});
