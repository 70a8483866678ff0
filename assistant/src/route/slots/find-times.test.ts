import { expect, test } from "vitest";
import { findTimes } from "./find-times.ts";

test.each([
  ["fans who paid more than once", "over", 1, false],
  ["who bought at least three times", "over", 3, true],
  ["fans that paid twice or more", "over", 2, true],
  ["how many paid just once", "under", 1, true],
  ["repeat buyers in november", "over", 2, true],
  ["wer hat öfter als 5 mal gekauft", "over", 5, false],
  ["wie viele haben nur einmal gezahlt", "under", 1, true],
  ["cuántos pagaron más de una vez", "over", 1, false],
  ["fans que compraron dos veces o más", "over", 2, true],
  ["combien ont payé plusieurs fois", "over", 2, true],
  ["qui a payé plus d'une fois", "over", 1, false],
])("findTimes: '%s' is %s %d", (text, way, amount, isInclusive) =>
  expect(findTimes(text)?.limit).toEqual({ way, amount, isInclusive, isOfTimes: true }),
);

test.each(["how many paid at least once", "3 times as much", "pay it once", "das erste mal"])(
  "findTimes: '%s' holds nothing against a number of times",
  (text) => expect(findTimes(text)).toBeUndefined(),
);
