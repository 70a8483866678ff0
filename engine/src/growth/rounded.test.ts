import { expect, test } from "vitest";
import { asOf, daily, daysAgo, factsOf, given, inputOf, seen, subject } from "../test/make-input.ts";

const inHundreds = (count: number) => 100 * Math.round(count / 100);
const rising = (ago: number) => inHundreds(20_000 - 37 * ago);
const facts = (days: number, followers: (ago: number) => number) =>
  factsOf(inputOf({ subjects: [subject("tiktok")], ...daily("tiktok", days, followers) }));

test.each([5, 13])(
  "after %d readings of a rounded count there is a gain and no forecast, which says when it comes",
  (days) => {
    const found = facts(days, rising);
    expect(found.get("tiktok.gain")?.kind).toBe("derived");
    for (const metric of ["forecast", "forecastConfidence", "chanceOfDecline"])
      expect(found.get(`tiktok.${metric}`)).toMatchObject({
        kind: "unavailable",
        reason: { code: "too-few-rounded", needs: 14, has: days, readyOn: daysAgo(days - 14).slice(0, 10) },
      });
  },
);

test("from 14 readings on a rounded count has a forecast", () => {
  expect(facts(14, rising).get("tiktok.forecast")?.kind).toBe("estimated");
});

test("of an exact count 5 readings are enough", () => {
  expect(facts(5, (ago) => 20_000 - 37 * ago).get("tiktok.forecast")?.kind).toBe("estimated");
});

test("readings that name the ends they stand for are rounded whatever their digits", () => {
  const { evidence, observations } = daily("x", 10, (ago) => 20_011 - 37 * ago);
  const ended = observations.map((one) => ({ ...one, low: one.value - 50, high: one.value + 49 }));
  const found = factsOf(inputOf({ subjects: [subject("x")], evidence, observations: ended }));
  expect(found.get("x.forecast")?.reason?.code).toBe("too-few-rounded");
});

test("the gain of a rounded count has the ends between which the true one lies, that of an exact count has none", () => {
  const rounded = facts(29, rising);
  expect(rounded.get("tiktok.gain")).toMatchObject({ value: 1_000, low: 901, high: 1_099 });
  const percent = rounded.get("tiktok.gainPercent");
  expect(percent?.low).toBeCloseTo((100 * 901) / 19_000);
  expect(percent?.high).toBeCloseTo((100 * 1_099) / 19_000);
  expect(facts(29, (ago) => 20_000 - 37 * ago).get("tiktok.gain")).not.toHaveProperty("low");
});

test("a rounded count that stood still has a band of its step about it and hardly a chance of decline", () => {
  const found = facts(30, () => 12_300);
  const { value, low = Number.NaN, high = Number.NaN } = found.get("tiktok.forecast") ?? {};
  expect(value).toBe(12_300);
  expect(low).toBeLessThanOrEqual(12_250);
  expect(high).toBeGreaterThanOrEqual(12_350);
  expect(Number(found.get("tiktok.chanceOfDecline")?.value)).toBeLessThan(15);
});

test("the forecast names the creators that its band rests on, and how much of that stands on one day", () => {
  expect(facts(40, rising).get("tiktok.forecast")?.calibration).toMatchObject({ from: "shipped", oneDay: 50 });
  const table = (creators: number) => ({
    shares: [0.1, 0.5, 0.9],
    rows: [{ horizon: 28, quantiles: [-1, 0, 1], creators, oneDay: 100 }],
  });
  const input = inputOf({ subjects: [subject("x")], ...daily("x", 40, (ago) => 20_000 - 37 * ago) });
  const own = factsOf({ ...input, errorTables: { exact: table(321) } });
  expect(own.get("x.forecast")?.calibration).toEqual({ from: "own", creators: 321, oneDay: 100 });
  expect(own.get("x.chanceOfDecline")).not.toHaveProperty("calibration");
});

test("a typed count in K says by its ends what its days may be told from", () => {
  const ages = Array.from({ length: 6 }, (_, at) => at);
  const typed = factsOf(
    inputOf({
      subjects: [subject("instagram")],
      evidence: ages.map((age) => given(`typed ${age}`, "manual", age)),
      observations: ages.map((age) =>
        seen("instagram", "followers", 12_300, {
          low: 12_250,
          high: 12_349,
          observedAt: age === 0 ? asOf : daysAgo(age),
          evidence: `typed ${age}`,
        }),
      ),
    }),
  );
  expect(typed.get("instagram.forecast")?.reason?.code).toBe("too-few-rounded");
});
