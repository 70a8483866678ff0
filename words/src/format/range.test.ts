import type { Fact, Unit } from "@fanradar/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fileSize, rangeInWords, sayTooLarge, showExactly, showFact, showRange } from "../index.ts";
import { tables } from "../tables.ts";

const format = { locale: "en-US", timeZone: "UTC", words: tables.en };
const sizes: Record<string, number> = { K: 1e3, M: 1e6, day: 24, hour: 1, minute: 60, second: 1 };

/** The numbers of a text as they are read, in the smallest of the units that it names. */
function numbersIn(text: string): number[] {
  const found = [
    ...text.replace(/−/g, "-").matchAll(/(-?)\$?(\d[\d,]*(?:\.\d+)?)(?:([KM])|\s?(day|hour|minute|second)s?)?/g),
  ];
  return found.map(([, sign, digits = "", letter, unit]) => {
    const size = sizes[letter ?? unit ?? ""] ?? 1;
    return (sign === "-" ? -1 : 1) * Number(digits.replaceAll(",", "")) * size;
  });
}

const ranges = fc.record({
  unit: fc.constantFrom<Unit>("count", "percent", "cents", "days", "seconds", "score", "ratio"),
  kind: fc.constantFrom<Fact["kind"]>("derived", "estimated", "measured"),
  level: fc.constantFrom(0.8, undefined),
  ends: fc
    .tuple(
      fc.double({ min: 0, max: 8, noNaN: true }).map((power) => 10 ** power),
      fc.double({ min: 0, max: 0.5, noNaN: true }),
      fc.double({ min: 0, max: 0.5, noNaN: true }),
    )
    .map(([value, below, above]) => ({ value, low: value * (1 - below), high: value * (1 + above) })),
  isWhole: fc.boolean(),
});

function factOf({ unit, kind, level, ends, isWhole }: typeof ranges extends fc.Arbitrary<infer Range> ? Range : never) {
  const whole = isWhole || unit === "cents" ? Math.round : (value: number) => value;
  return {
    ...({ id: "a", metric: "posts.typical", unit, kind, trust: "connected", scope: "public" } as const),
    ...{ asOf: "2026-11-20T12:00:00.000Z", sandbox: false, inputs: [], sources: [] },
    value: whole(ends.value),
    low: whole(ends.low),
    high: whole(ends.high),
    // The rounding of a source is that of the value beside it.
    ...(kind !== "measured" && level !== undefined && { level }),
  };
}

test("range: a value never stands outside of its own range, as both are written in a row and on the card", () => {
  fc.assert(
    fc.property(ranges, (range) => {
      const fact = factOf(range);
      for (const [shown, span] of [
        [showFact(fact, format), showRange(fact, format)],
        [showExactly(fact, format), rangeInWords(fact, format, { exactly: true })],
      ]) {
        const [value = Number.NaN] = numbersIn(shown ?? "");
        const ends = numbersIn((span ?? "").replace(/^\d+ of \d+ times/, ""));
        const [low = Number.NaN, high = low] = span?.includes("of 10 times") ? ends.slice(-2) : ends;
        expect({ shown, span, isWithin: value >= low && value <= high }).toMatchObject({ isWithin: true });
      }
    }),
    { numRuns: 500 },
  );
});

test("range: a short value that its range would leave out is written with every digit", () => {
  const near = {
    ...factOf({
      unit: "count",
      kind: "derived",
      level: 0.8,
      isWhole: true,
      ends: { value: 1_234, low: 1_230, high: 1_239 },
    }),
  };
  expect([showFact(near, format), showRange(near, format)]).toEqual(["1,234", "1,230 to 1,239"]);
  const wide = { ...near, value: 12_362, low: 12_361, high: 12_890 };
  expect([showExactly(wide, format), showRange(wide, format)]).toEqual(["12,362", "12.4K to 12.9K"]);
  expect(rangeInWords(wide, format, { exactly: true })).toContain("12,361 and 12,890");
});

test("file size: it is rounded up, so that a file over a limit never reads as the limit", () => {
  expect([20 * 1024 ** 2, 20 * 1024 ** 2 + 1, 256 * 1024, 700].map((bytes) => fileSize(bytes, format))).toEqual([
    "20 MB",
    "20.1 MB",
    "256 kB",
    "0.7 kB",
  ]);
  const limitBytes = 10 * 1024 ** 2;
  expect(sayTooLarge(tables.fr, { bytes: 11.5 * 1024 ** 2, limitBytes }, { locale: "fr" }).replace(/\s/g, " ")).toBe(
    "Trop volumineux : ce fichier fait 11,5 Mo, la limite est de 10 Mo.",
  );
  expect(sayTooLarge(tables.en, { limitBytes }, format)).toBe("Too large: the limit is 10 MB.");
});
