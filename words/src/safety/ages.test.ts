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

test.each([
  "wieviele follower hatte ava am 15. oktober auf instagram",
  "follower am 12. november",
  "how many fans did she have on 17 October",
  "abonnés du 15 octobre",
])("findMinority: '%s' names a day", (text) => expect(findMinority(text, today)).toBeUndefined());

test.each([
  "I am 15. May I join?",
  "i am 15 and want to sell pics",
  "she turns 17 October 3",
  "sie ist 15. Mai ich sie anmelden?",
])("findMinority: '%s' names an age", (text) => expect(findMinority(text, today)).toBeDefined());
