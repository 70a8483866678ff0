import { expect, test } from "vitest";
import { matchingEntries } from "./entry.ts";

const labels = (typed: string) =>
  matchingEntries(
    [{ label: "Report History" }, { label: "Einstellungen öffnen", also: "settings" }, { label: "AI Assistant" }],
    typed,
  ).map(({ label }) => label);

test("matchingEntries: each typed word begins a word of the label, in any order, case and accent", () => {
  expect(labels("hist rep")).toEqual(["Report History"]);
  expect(labels("OFF")).toEqual(["Einstellungen öffnen"]);
  expect(labels("istory")).toEqual([]);
  expect(labels("report nothing")).toEqual([]);
});

test("matchingEntries: other names of an entry find it as well, and an empty text finds all", () => {
  expect(labels("sett")).toEqual(["Einstellungen öffnen"]);
  expect(labels(" ")).toHaveLength(3);
});
