import { expect, test } from "vitest";
import { shownParts, unraisedOf } from "./shown-parts.ts";

const fact = (id: string, kind: "measured" | "unavailable" = "measured") => ({
  ...{
    id,
    metric: id.replace(/^(?:x|onlyfans)\./, ""),
    kind,
    value: kind === "measured" ? 5 : null,
    unit: "count" as const,
  },
  ...{ asOf: "2026-11-20T12:00:00.000Z", trust: "connected" as const, sandbox: false, scope: "public" as const },
  ...{ inputs: [], sources: [] },
});
const none = { facts: [], statements: [], series: [] };

test("shownParts: a report whose figures are all hidden has no part to show", () => {
  expect(shownParts(none)).toMatchObject({ cards: [], themes: false, schedule: false, audience: false, growth: false });
});

test("shownParts: a platform's card needs a figure that it shows, whatever else is known of the platform", () => {
  expect(shownParts({ ...none, facts: [fact("onlyfans.dataAge"), fact("x.followers")] }).cards).toEqual(["x"]);
});

test("shownParts: figures that their owner keeps are no part, also where a sentence elsewhere says so", () => {
  const kept = { ...fact("onlyfans.subscribers", "unavailable"), reason: { code: "not-public" as const } };
  expect(shownParts({ ...none, facts: [kept, fact("x.followers")] }).cards).toEqual(["x"]);
});

test("shownParts: a missing figure that says why is something to show", () => {
  const facts = [
    fact("theme.1", "unavailable"),
    fact("x.postFrequency", "unavailable"),
    fact("follows.total", "unavailable"),
  ];
  expect(shownParts({ ...none, facts })).toMatchObject({
    ...{ themes: true, schedule: true, absentSchedule: "x.postFrequency", audience: false, growth: true },
  });
});

test("unraisedOf: what a raised risk says with the same figures is not said again as money", () => {
  const quiet = { key: "money.quiet", slots: { n: "payers.quiet", month: "payers.quietMonth" } };
  const joiner = { key: "money.joiner", slots: { value: "payers.joinerValue" } };
  const risk = { slots: { quiet: "payers.quiet", sum: "payers.quietMonth" } };
  expect(unraisedOf([quiet, joiner], [risk])).toEqual([joiner]);
  expect(unraisedOf([quiet, joiner], [])).toEqual([quiet, joiner]);
});
