import { expect, test } from "vitest";
import { firstItems } from "./first-items.ts";

const items = (...ids: number[]) => ids.map((id) => ({ model: { id, name: "" } }));
const of = (ids: number[], stated: (number | undefined)[] = []) =>
  firstItems(items(...ids), { stated: new Set(stated), most: 4 });

test("firstItems: of more than four models the entries of the first four are shown", () => {
  expect(of([1, 2, 3, 4, 5])).toBe(4);
  expect(of([1, 1, 2, 3, 3, 4, 4, 5, 1])).toBe(7);
  expect(of([1, 2, 3, 4])).toBeUndefined();
  expect(of([1, 2, 1, 2, 1, 2])).toBeUndefined();
});

test("firstItems: the entry of a model whose to-do stands above it takes no other model's place", () => {
  expect(of([8, 1, 2, 3, 4], [8])).toBe(4);
  expect(of([8, 1, 2, 3, 4], [undefined])).toBe(3);
  expect(of([8, 1, 2, 3], [8])).toBeUndefined();
});
