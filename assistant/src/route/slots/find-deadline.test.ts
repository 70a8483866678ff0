import { expect, test } from "vitest";
import { tokensOf } from "../tokens.ts";
import { findDeadline } from "./find-deadline.ts";

const now = "2026-11-30T12:00:00Z";

test.each([
  ["will she hit 100k by xmas", "2026-12-25"],
  ["schafft sie 100k bis zum Jahresende", "2026-12-31"],
  ["¿llega a 100k antes de enero?", "2027-01-01"],
  ["100k d'ici Noël ?", "2026-12-25"],
  ["100k by the end of the year", "2026-12-31"],
  ["100k by december 15", "2026-12-15"],
  ["100k before March 3rd", "2027-03-03"],
  ["how many by instagram", undefined],
  ["growth until now", undefined],
])("findDeadline: '%s' is to be reached by %s", (text, day) => {
  expect(findDeadline(tokensOf(text), now)).toBe(day);
});
