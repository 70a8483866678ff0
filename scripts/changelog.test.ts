import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { releases } from "../words/src/changelog.ts";
import { changelogText } from "./changelog-text.ts";

test("CHANGELOG.md: is what `npm run changelog` writes of the texts of /changelog", () => {
  expect(readFileSync("CHANGELOG.md", "utf8")).toBe(changelogText());
});

test("releases: only the newest may be unreleased, and each has a later day than the one before it", () => {
  const days = releases.map(({ releasedOn }) => releasedOn);
  expect(days.slice(1).filter((day) => day === null)).toEqual([]);
  const known = days.filter((day) => day !== null);
  expect(known).toEqual(known.toSorted().toReversed());
});
