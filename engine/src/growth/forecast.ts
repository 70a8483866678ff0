import type { AnalyseInput } from "../analyse-input.ts";
import { type Desk, put } from "../desk/desk.ts";
import type { SeriesPoint } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { type DailyPoint, daysBetween, everyDay } from "./daily.ts";
import { completedBy, errorQuantile, shareUnder } from "./error-table.ts";
import { foretell, longestDaily } from "./forecast-values.ts";
import { roundingStep } from "./rounding-step.ts";
import { shippedErrors } from "./shipped-errors.ts";

const dayMs = 86_400_000;
const longestHorizon = 28;
const level = 0.8;

interface Forecast {
  platform: Platform;
  /** At least 5 readings that hang together, oldest first. */
  run: DailyPoint[];
  /** The instance's own, which go before those that ship. */
  tables?: AnalyseInput["errorTables"] | undefined;
}

/**
 * Followers up to 28 days ahead, never further than the history reaches back, with the band that 8 of 10 creators stayed
 * inside; how far it is to be trusted; and the chance that the followers fall. Source: engine.md §§1.3, 1.4, 12.
 *
 * @returns the days ahead, for a chart
 */
export function putForecast(desk: Desk, { platform, run, tables = {} }: Forecast): SeriesPoint[] {
  const last = run.at(-1);
  if (!last) return [];
  const used = run.filter(({ day }) => daysBetween(day, last.day) < longestDaily);
  const daily = everyDay(used);
  const horizon = Math.min(longestHorizon, daily.length - 1);
  const step = roundingStep(used.map((point) => point.value));
  const { values, scale } = foretell(daily, horizon, { step });
  const kind = step > 1 ? "rounded" : "exact";
  const own = tables[kind];
  const table = own ? completedBy(own, shippedErrors[kind]) : shippedErrors[kind];
  const ahead = values.map((value, index) => {
    const end = (share: number) => value + scale * errorQuantile(table, index + 1, share);
    return {
      at: new Date(Date.parse(last.at) + (index + 1) * dayMs).toISOString(),
      value: Math.round(value),
      low: Math.round(Math.max(0, Math.min(value, end((1 - level) / 2)))),
      high: Math.round(Math.max(value, end((1 + level) / 2))),
    };
  });
  const end = ahead.at(-1);
  if (!end) return [];
  const shared = {
    platform,
    kind: "estimated" as const,
    asOf: last.at,
    period: { from: last.at, to: end.at },
    n: used.length,
    sampleOf: "readings" as const,
    inputs: [`${platform}.followers`],
    sources: used.map(({ evidence }) => evidence),
  };
  const { value, low, high } = end;
  put(desk, { ...shared, metric: "forecast", unit: "count", value, low, high, level, formula: "growth.forecast" });
  const confidence = confidenceOf(used.length);
  put(desk, {
    ...shared,
    metric: "forecastConfidence",
    unit: "words",
    value: confidence,
    formula: "growth.confidence",
  });
  // A decline is an error that undoes the expected gain.
  const error = (last.value - (values.at(-1) ?? last.value)) / scale;
  const chance = 100 * shareUnder(table, horizon, error);
  put(desk, {
    ...shared,
    metric: "chanceOfDecline",
    unit: "percent",
    value: chance,
    formula: "growth.chanceOfDecline",
  });
  return ahead;
}

/** By daily readings: engine.md §12. */
function confidenceOf(readings: number): "low" | "medium" | "normal" {
  if (readings >= 28) return "normal";
  return readings >= 14 ? "medium" : "low";
}
