import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findMinority } from "./find-minority.ts";
import { statesMinority } from "./states-minority.ts";

const today = new Date("2026-11-22T12:00:00Z");

/** By language. */
type Texts = Record<string, string[]>;
const sets: Record<string, { harmful: Texts; harmless: Texts }> = JSON.parse(
  readFileSync(new URL("./test/ages.json", import.meta.url), "utf8"),
);

const readers = {
  submission: (text: string) => statesMinority([text], { today, of: "anyone" }),
  question: (text: string) => findMinority(text, today) !== undefined,
};

test.each(
  Object.entries(sets).flatMap(([name, set]) =>
    Object.entries(readers).map(([as, isMinor]) => ({ name, set, as, isMinor })),
  ),
)("ages in any wording: finds each of '$name' as $as, and none in other numbers", ({ set, isMinor }) => {
  const missed = Object.values(set.harmful)
    .flat()
    .filter((text) => !isMinor(text));
  const alarmed = Object.values(set.harmless).flat().filter(isMinor);
  expect({ missed, alarmed }).toEqual({ missed: [], alarmed: [] });
});
