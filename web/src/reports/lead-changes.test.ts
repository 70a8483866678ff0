import type { Fact, VersionChange } from "@fanradar/engine";
import { expect, test } from "vitest";
import { leadChanges } from "./lead-changes.ts";

const figure = (value: number): Fact => ({
  id: "figure",
  metric: "engagement",
  kind: "derived",
  value,
  unit: "percent",
  asOf: "2026-11-20T12:00:00.000Z",
  trust: "connected",
  sandbox: false,
  inputs: [],
  sources: [],
  scope: "public",
});
const change = (id: string, verdict: VersionChange["verdict"], percent?: number): VersionChange => ({
  id,
  verdict,
  ...(percent !== undefined && { before: figure(100), after: figure(100 + percent) }),
});
const ids = (changes: readonly VersionChange[] = []) => changes.map(({ id }) => id);

test("leading changes: the change of a gain is none of them, since it reads as a gain or a loss", () => {
  const ofGain = change("gain", "real", 40);
  const gain = { ...figure(140), metric: "gain" };
  const lead = leadChanges([{ ...ofGain, before: gain, after: gain }, change("likes", "real", 9)], 4);
  expect(ids(lead?.news)).toEqual(["likes"]);
  expect(ids(lead?.more)).toEqual(["gain"]);
});

test("leading changes: the four largest real ones, and none that is noise or slight", () => {
  const real = [9, -8, 7, 6, 5].map((percent) => change(`real ${percent}`, "real", percent));
  const lead = leadChanges([...real, change("small", "slight", 0.4), change("noise", "noise", 30)], 4);
  expect(lead?.kind).toBe("real");
  expect(ids(lead?.news)).toEqual(["real 9", "real -8", "real 7", "real 6"]);
  expect(ids(lead?.more)).toEqual(["real 5", "small"]);
});

test("leading changes: without a real one, figures that were not there before", () => {
  const lead = leadChanges(
    [change("small", "slight", 0.4), change("new", "appeared"), change("other", "new-evidence")],
    4,
  );
  expect(lead?.kind).toBe("appeared");
  expect([ids(lead?.news), ids(lead?.more)]).toEqual([["new"], ["small", "other"]]);
});

test("leading changes: none where all that differs may be chance, or comes from another method", () => {
  expect(leadChanges([], 4)).toBeUndefined();
  expect(leadChanges([change("noise", "noise", 30), change("ours", "method", 12)], 4)).toBeUndefined();
});

test("leading changes: none where all that is sure is slight, or changes of a gain", () => {
  const gain = { ...figure(140), metric: "gain" };
  const ofGain = { ...change("gain", "real", 40), before: gain, after: gain };
  expect(leadChanges([change("small", "slight", 0.4), ofGain], 4)).toBeUndefined();
});
