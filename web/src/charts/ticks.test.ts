import { compactNumber } from "@fanradar/words";
import { tables } from "@fanradar/words/tables";
import { scaleLinear, scaleUtc } from "d3-scale";
import fc from "fast-check";
import { expect, test } from "vitest";
import { labelsOf, placesToLabel, timeTicks } from "./ticks.ts";

const format = { locale: "en-US", timeZone: "UTC", words: tables.en };
const compact = (value: number, digits?: number) => compactNumber(value, format, digits);

test("labelsOf: ticks that would be equal get more decimals, others stay short", () => {
  expect(labelsOf([39_200, 39_250, 39_300], compact)).toEqual(["39.20K", "39.25K", "39.30K"]);
  expect(labelsOf([0, 50_000, 100_000], compact)).toEqual(["0", "50K", "100K"]);
});

test("labelsOf: no two ticks of a scale have the same label, whatever its range", () => {
  const spans = fc.tuple(fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 3, max: 100_000 }));
  fc.assert(
    fc.property(spans, ([low, span]) => {
      const ticks = scaleLinear()
        .domain([low, low + span])
        .ticks(4);
      expect(new Set(labelsOf(ticks, compact)).size).toBe(ticks.length);
    }),
  );
});

test("labelsOf: amounts that are hidden stay hidden", () => {
  expect(labelsOf([1, 2], () => "•••")).toEqual(["•••", "•••"]);
});

const dayOf = (iso: string) => iso.slice(5, 10);

test.each([7, 30, 45, 90, 365])(
  "timeTicks: on a phone an axis of %d days has at least three labels that fit",
  (days) => {
    const width = 210;
    const first = Date.parse("2026-10-24T12:00:00Z");
    const scale = scaleUtc()
      .domain([new Date(first), new Date(first + days * 86_400_000)])
      .range([0, width]);
    const labels = timeTicks(scale, width, dayOf).map(({ label }) => label);
    expect(labels.length).toBeGreaterThanOrEqual(3);
    expect(labels.length).toBeLessThanOrEqual(Math.floor(width / 62));
    expect(new Set(labels).size).toBe(labels.length);
  },
);

test("timeTicks: of two moments of one day one has a label", () => {
  const scale = scaleUtc().domain([new Date("2026-10-24T00:00:00Z"), new Date("2026-10-24T09:00:00Z")]);
  expect(timeTicks(scale, 300, dayOf).map(({ label }) => label)).toEqual(["10-24"]);
});

test("placesToLabel: bars have at least three labels that fit, the newest among them, each place once", () => {
  const sizes = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 190, max: 1_400 }));
  fc.assert(
    fc.property(sizes, ([count, width]) => {
      const places = placesToLabel(count, width);
      expect(places.length).toBeGreaterThanOrEqual(Math.min(3, count));
      expect(places.length).toBeLessThanOrEqual(Math.max(3, Math.floor(width / 62)));
      expect(places.at(-1)).toBe(count - 1);
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    }),
  );
});
