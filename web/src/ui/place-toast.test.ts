import { expect, test } from "vitest";
import { type Box, findPlace } from "./place-toast.ts";

const usual: Box = { left: 500, top: 40, right: 900, bottom: 100 };
const page: Box = { left: 0, top: 0, right: 1_400, bottom: 900 };
const row = (top: number, left = 0, right = 1_400): Box => ({ left, top, right, bottom: top + 20 });

test("findPlace: a message stays at the top unless it would cover a control, then it goes to the foot or a corner of it", () => {
  expect(findPlace(usual, page, [row(110), row(20, 0, 490)])).toEqual(usual);
  expect(findPlace(usual, page, [row(90)])).toEqual({ left: 500, top: 824, right: 900, bottom: 884 });
  expect(findPlace(usual, page, [row(90), row(850, 0, 950)])).toMatchObject({ left: 984, top: 824 });
});

test("findPlace: with controls at top and foot it is as high as there is room, and without room it covers the fewest", () => {
  expect(findPlace(usual, page, [row(50), row(850), row(200)])).toMatchObject({ left: 500, top: 72 });
  const every = Array.from({ length: 45 }, (_, at) => row(at * 20));
  expect(findPlace(usual, page, every)).toEqual(usual);
});
