import { expect, test } from "vitest";
import { readSampleAddress, sampleAddress, tourSteps } from "./tour-steps.ts";

const searchOf = (path: string) => new URL(path, "https://sample.test").search;

test("readSampleAddress: a step of the tour opens the report that it points into, whatever else the address names", () => {
  expect(readSampleAddress("?tour=1&model=3")).toEqual({ model: undefined, tour: 1 });
  expect(readSampleAddress("?tour=4")).toEqual({ model: 1, tour: 4 });
  expect(readSampleAddress("?model=2")).toEqual({ model: 2, tour: undefined });
});

test("readSampleAddress: reads every address that is made for the sample, and leaves out what there is not", () => {
  for (const [index] of tourSteps.entries())
    expect(readSampleAddress(searchOf(sampleAddress({ tour: index + 1 }))).tour).toBe(index + 1);
  expect(readSampleAddress(searchOf(sampleAddress({ model: 2 }))).model).toBe(2);
  const nothing = { model: undefined, tour: undefined };
  expect(readSampleAddress(`?tour=${tourSteps.length + 1}&model=0`)).toEqual(nothing);
  expect(readSampleAddress("?tour=1.5&model=x")).toEqual(nothing);
  expect(readSampleAddress(searchOf(sampleAddress({})))).toEqual(nothing);
});
