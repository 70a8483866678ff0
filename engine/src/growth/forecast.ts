import type { AnalyseInput } from "../analyse-input.ts";
import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import { dayMs, daysBetween } from "../catalogue/time.ts";
import type { Calibration, Fact, SeriesPoint } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { bandOf } from "./band.ts";
import { chanceOfDecline } from "./chance-of-decline.ts";
import { type DailyPoint, everyDay } from "./daily.ts";
import { completedBy, type ErrorTable } from "./error-table.ts";
import { forecastSeries, longestDaily } from "./forecast-values.ts";
import { stepOfRun } from "./rounding-step.ts";
import { shippedErrors } from "./shipped-errors.ts";

const longestHorizon = 28;
const level = 0.8;

interface Forecast {
  platform: Platform;
  followers: Fact;
  /** At least 5 readings that hang together, oldest first. */
  run: DailyPoint[];
  /** The instance's own, which go before those that ship. */
  tables?: AnalyseInput["errorTables"] | undefined;
}

/**
 * Followers up to 28 days ahead, never further than the history reaches back, with the band that 8 of 10 creators stayed
 * inside; how far it is to be trusted; and the chance that the followers fall. Source: docs/methods.md, 'Forecast'.
 *
 * @returns the days ahead, for a chart
 */
export function addForecast(builder: FactBuilder, { platform, followers, run, tables = {} }: Forecast): SeriesPoint[] {
  const last = run.at(-1);
  if (!last) return [];
  const used = run.filter(({ day }) => daysBetween(day, last.day) < longestDaily);
  const daily = everyDay(used);
  const horizon = Math.min(longestHorizon, daily.length - 1);
  const step = stepOfRun(used);
  const { values, scale } = forecastSeries(daily, horizon, { step });
  const kind = step > 1 ? "rounded" : "exact";
  const own = tables[kind];
  const table = tableFor(kind, tables);
  const ahead = values.map((value, index) => {
    const { low, high } = bandOf(value, { scale, table, step }, { horizon: index + 1, level });
    return {
      at: new Date(Date.parse(last.at) + (index + 1) * dayMs).toISOString(),
      value: Math.round(value),
      low: Math.round(low),
      high: Math.round(high),
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
    inputs: [followers.id],
    sources: used.map(({ evidence }) => evidence),
  };
  const { value, low, high } = end;
  const calibration = calibrationOf(horizon, { own, shipped: shippedErrors[kind] });
  addFact(builder, {
    ...shared,
    metric: "forecast",
    value,
    low,
    high,
    level,
    ...(calibration && { calibration }),
    formula: "growth.forecast",
  });
  const confidence = confidenceOf(used.length);
  addFact(builder, {
    ...shared,
    metric: "forecastConfidence",
    value: confidence,
    formula: "growth.confidence",
  });
  const expected = values.at(-1) ?? last.value;
  addFact(builder, {
    ...shared,
    metric: "chanceOfDecline",
    value: 100 * chanceOfDecline({ daily, horizon, expected, scale, table, step }),
    formula: "growth.chanceOfDecline",
  });
  return ahead;
}

/** The instance's own errors of such counts, completed by those that ship; those that ship where it has none. */
export function tableFor(kind: "exact" | "rounded", tables: AnalyseInput["errorTables"] = {}): ErrorTable {
  const own = tables[kind];
  return own ? completedBy(own, shippedErrors[kind]) : shippedErrors[kind];
}

/** What the band at a horizon rests on: the first row of a table that reaches so far; beyond its last the shipped one's. */
function calibrationOf(
  horizon: number,
  { own, shipped }: { own: ErrorTable | undefined; shipped: ErrorTable },
): Calibration | undefined {
  const reaches = (table: ErrorTable | undefined) => table?.rows.find((row) => row.horizon >= horizon);
  const row = reaches(own) ?? reaches(shipped) ?? shipped.rows.at(-1);
  if (row?.creators === undefined) return undefined;
  return {
    from: reaches(own) ? "own" : "shipped",
    creators: row.creators,
    ...(row.oneDay !== undefined && { oneDay: row.oneDay }),
  };
}

/** By daily readings: docs/methods.md, 'Forecast'. */
function confidenceOf(readings: number): "low" | "medium" | "normal" {
  if (readings >= 28) return "normal";
  return readings >= 14 ? "medium" : "low";
}
