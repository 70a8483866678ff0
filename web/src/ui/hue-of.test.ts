import { expect, test } from "vitest";
import { hueOf } from "./hue-of.ts";

test("hueOf: a handle has one hue however it is written, and different handles have several", () => {
  expect(hueOf("@Ava.Lindqvist ")).toBe(hueOf("ava.lindqvist"));
  const many = new Set(Array.from({ length: 60 }, (_, place) => hueOf(`creator.${place}`)));
  expect(many.size).toBeGreaterThan(5);
});

test("hueOf: an empty handle has a hue as well", () => {
  expect(hueOf("")).toBeGreaterThanOrEqual(0);
});
