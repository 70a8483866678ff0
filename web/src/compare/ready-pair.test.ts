import { expect, test } from "vitest";
import type { Comparable } from "../creators/use-comparable.ts";
import { readyPair } from "./ready-pair.ts";

const one = (id: number, name: string, where: string): Comparable => ({ id, name, handle: name, where });

test("ready pair: the first with the next other person of the same kind", () => {
  const listed = [one(1, "Nina", "Instagram"), one(2, "Nina", "X"), one(3, "Kai", "X"), one(4, "Mia", "Instagram")];
  expect(readyPair(listed)?.map(({ id }) => id)).toEqual([1, 4]);
  expect(readyPair(listed.slice(0, 3))?.map(({ id }) => id)).toEqual([1, 3]);
});

test("ready pair: none with fewer than two people", () => {
  expect(readyPair([])).toBeUndefined();
  expect(readyPair([one(1, "Nina", "Instagram"), one(2, "Nina", "X")])).toBeUndefined();
});
