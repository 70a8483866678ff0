import { expect, test } from "vitest";
import type { Comparable } from "../creators/use-comparable.ts";
import { readyPair } from "./ready-pair.ts";

const one = (
  id: number,
  name: string,
  where: string,
  platforms: Comparable["platforms"] = ["instagram"],
): Comparable => ({ ...{ id, name, handle: name, where }, platforms });

test("ready pair: the first with somebody on a platform of theirs, since others have hardly a measure in common", () => {
  const listed = [
    one(1, "Nina", "yours", ["x", "tiktok"]),
    one(2, "Kai", "yours", ["onlyfans"]),
    one(3, "Mia", "TikTok", ["tiktok"]),
  ];
  expect(readyPair(listed)?.map(({ id }) => id)).toEqual([1, 3]);
  expect(readyPair(listed.slice(0, 2))).toBeUndefined();
});

test("ready pair: the first with the next other person of the same kind", () => {
  const listed = [one(1, "Nina", "Instagram"), one(2, "Nina", "X"), one(3, "Kai", "X"), one(4, "Mia", "Instagram")];
  expect(readyPair(listed)?.map(({ id }) => id)).toEqual([1, 4]);
  expect(readyPair(listed.slice(0, 3))?.map(({ id }) => id)).toEqual([1, 3]);
});

test("ready pair: none with fewer than two people", () => {
  expect(readyPair([])).toBeUndefined();
  expect(readyPair([one(1, "Nina", "Instagram"), one(2, "Nina", "X")])).toBeUndefined();
});
