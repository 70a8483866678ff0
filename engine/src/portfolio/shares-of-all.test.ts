import { expect, test } from "vitest";
import { factOf } from "../test/make-fact.ts";
import { sharesOfAll } from "./shares-of-all.ts";

const figures = [1, 2].map((id) => factOf(`${id}.follows.total`, 25 * (2 * id - 1), { metric: "follows.total" }));
const parts = (of: typeof figures) =>
  sharesOfAll(of, "follows.ofAll", (id) => `${id[0]}.part`).map(({ id, value }) => [id, value]);

test("sharesOfAll: each figure's part of their sum, in percent; none where one is below 0 or all are 0", () => {
  expect(parts(figures)).toEqual([
    ["1.part", 25],
    ["2.part", 75],
  ]);
  const [one] = figures;
  expect(one && parts([one, { ...one, value: -1 }])).toEqual([]);
  expect(one && parts([{ ...one, value: 0 }])).toEqual([]);
});
