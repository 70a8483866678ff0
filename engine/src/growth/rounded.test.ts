import { expect, test } from "vitest";
import { asOf, daily, daysAgo, factsOf, factsOn, given, inputOf, seen, subject } from "../test/make-input.ts";

const inHundreds = (count: number) => 100 * Math.round(count / 100);
const rising = (ago: number) => inHundreds(20_000 - 37 * ago);
const facts = (days: number, followers: (ago: number) => number) =>
  factsOn("tiktok", { ...daily("tiktok", days, followers) });

test.each([5, 13])("rounded counts: after %d readings there is a gain and no forecast; its date is stated", (days) => {
  const found = facts(days, rising);
  expect(found.get("tiktok.gain")?.kind).toBe("derived");
  for (const metric of ["forecast", "forecastConfidence", "chanceOfDecline"])
    expect(found.get(`tiktok.${metric}`)).toMatchObject({
      kind: "unavailable",
      reason: { code: "too-few-rounded", needs: 14, has: days, readyOn: daysAgo(days - 14).slice(0, 10) },
    });
});

test("rounded counts: a forecast from 14 readings on", () => {
  expect(facts(14, rising).get("tiktok.forecast")?.kind).toBe("estimated");
});

test("exact counts: a forecast from 5 readings on", () => {
  expect(facts(5, (ago) => 20_000 - 37 * ago).get("tiktok.forecast")?.kind).toBe("estimated");
});

test("rounded counts: readings with intervals are rounded whatever their digits", () => {
  const { evidence, observations } = daily("x", 10, (ago) => 20_011 - 37 * ago);
  const ended = observations.map((one) => ({ ...one, low: one.value - 50, high: one.value + 49 }));
  const found = factsOn("x", { evidence, observations: ended });
  expect(found.get("x.forecast")?.reason?.code).toBe("too-few-rounded");
});

test("rounded counts: the gain has an interval of the possible true gains; that of exact counts has none", () => {
  const rounded = facts(29, rising);
  expect(rounded.get("tiktok.gain")).toMatchObject({ value: 1_000, low: 901, high: 1_099 });
  const percent = rounded.get("tiktok.gainPercent");
  expect(percent?.low).toBeCloseTo((100 * 901) / 19_000);
  expect(percent?.high).toBeCloseTo((100 * 1_099) / 19_000);
  expect(facts(29, (ago) => 20_000 - 37 * ago).get("tiktok.gain")).not.toHaveProperty("low");
});

test("rounded counts: a constant count has a band of its step and hardly a chance of decline", () => {
  const found = facts(30, () => 12_300);
  const { value, low = Number.NaN, high = Number.NaN } = found.get("tiktok.forecast") ?? {};
  expect(value).toBe(12_300);
  expect(low).toBeLessThanOrEqual(12_250);
  expect(high).toBeGreaterThanOrEqual(12_350);
  expect(Number(found.get("tiktok.chanceOfDecline")?.value)).toBeLessThan(15);
});

test("forecast: names the creators its band is calibrated on, and the share of a single day", () => {
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

test("growth: a typed count in K has the range of its rounding", () => {
  const ages = Array.from({ length: 6 }, (_, at) => at);
  const typed = factsOn("instagram", {
    evidence: ages.map((age) => given(`typed ${age}`, "manual", age)),
    observations: ages.map((age) =>
      seen("instagram", "followers", 12_300, {
        low: 12_250,
        high: 12_349,
        observedAt: age === 0 ? asOf : daysAgo(age),
        evidence: `typed ${age}`,
      }),
    ),
  });
  expect(typed.get("instagram.forecast")?.reason?.code).toBe("too-few-rounded");
});
