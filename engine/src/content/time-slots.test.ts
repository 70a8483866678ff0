import { expect, test } from "vitest";
import { residualsOf, slotSums, type TimedPost } from "./time-slots.ts";

const hourMs = 3_600_000;
const posts = (...interactions: number[]): TimedPost[] =>
  interactions.map((one, index) => ({ at: index * hourMs, interactions: one }));
const residuals = (...interactions: number[]) => residualsOf(posts(...interactions)).map(({ residual }) => residual);

test("residualsOf: 0 where all posts are equal, and for a single post", () => {
  expect(residuals(9, 9, 9, 9)).toEqual([0, 0, 0, 0]);
  expect(residuals(9)).toEqual([0]);
  expect(residuals()).toEqual([]);
});

test("residualsOf: the logarithm of 1 + interactions above the neighbours' median, centred over all", () => {
  const [first = 0, second = 0, third = 0] = residuals(0, 1, 3);
  // Against (1, 3), (0, 3) and (0, 1) in logarithms of 1 + count, to base 2: −1.5, 0, 1.5.
  expect([first, second, third].map((one) => one / Math.LN2)).toEqual([
    expect.closeTo(-1.5),
    expect.closeTo(0),
    expect.closeTo(1.5),
  ]);
});

test("residualsOf: at most 1.5 either way, before centring", () => {
  const far = residuals(...Array<number>(20).fill(99), 1e9);
  expect(far.at(-1)).toBeCloseTo(1.5 - 1.5 / 21);
  const none = residuals(...Array<number>(20).fill(1e6), 0);
  expect(none.at(-1)).toBeCloseTo(-1.5 + 1.5 / 21);
});

test("residualsOf: compares with ten posts before and ten after, so that growth has no effect", () => {
  const step = residuals(...Array<number>(30).fill(9), ...Array<number>(30).fill(99));
  expect(step.filter((one) => Math.abs(one) < 1e-9)).toHaveLength(58);
  // Only the two at the step have as many neighbours on either side of it.
  expect([step[29], step[30]]).toEqual([expect.closeTo(-Math.log(10) / 2), expect.closeTo(Math.log(10) / 2)]);
});

test("residualsOf: keeps each post's own fields, oldest first", () => {
  const made = [
    { at: 5, interactions: 3, name: "later" },
    { at: 1, interactions: 3, name: "sooner" },
  ];
  expect(residualsOf(made).map(({ name, at }) => [name, at])).toEqual([
    ["sooner", 1],
    ["later", 5],
  ]);
});

const slots = { count: 3, slotOf: (at: number) => at };
const at = (slot: number, residual: number) => ({ at: slot, residual });

test("slotSums: counts the posts of each slot and adds up their residuals", () => {
  const { n, sum } = slotSums([at(0, 1), at(0, 3), at(2, -2)], slots);
  expect([n, sum]).toEqual([
    [2, 0, 1],
    [4, 0, -2],
  ]);
});

test("slotSums: has the spread around each slot's mean, by the remaining degrees of freedom", () => {
  expect(slotSums([at(0, 1), at(0, 3), at(2, -2)], slots).variance).toBeCloseTo(2);
  expect(slotSums([at(0, 1), at(0, 3), at(2, -2), at(2, 2)], slots).variance).toBeCloseTo(5);
  expect(slotSums([at(0, 1), at(1, 3)], slots).variance).toBe(0);
  expect(slotSums([], slots)).toEqual({ n: [0, 0, 0], sum: [0, 0, 0], variance: 0 });
});
