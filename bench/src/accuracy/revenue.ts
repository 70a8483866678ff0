import { draws, type Outlook, projectRevenue, type RevenueMonth, retentionsOf, stayingAfter } from "@fanradar/engine";
import { mean, sampleStandardDeviation } from "simple-statistics";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { hasFile, numberInRow, readCsv } from "./read-csv.ts";
import { runningMonthAccuracy } from "./running-month.ts";
import { drawCreator, type RevenueWorld, revenueWorlds } from "./simulated-revenue.ts";
import { trendYearAccuracy } from "./trend-year.ts";

const creators = 1_000;
const ahead = 12;
const histories = [3, 6, 12, 24];
/** Enough for the percentiles; a person's projection takes ten times as many. */
const paths = 1_000;
const telcoFile = "telco-churn/customers.csv";
const fittedMonths = 6;
const z = 1.2816;

/**
 * How often the year that came lay between P10 and P90 of the projection (`coverage80`, and of single months), over simulated
 * creators with 3 to 24 months of history; whether the same seed gives the same bytes; how a month that runs ends; how rising and falling real series go on. And on the contracts of a telephone
 * company: the share still there after 12 and 24 months, estimated from the first 6.
 */
export function revenueAccuracy(folder: string): AccuracyLine[] {
  const lines = [
    ...revenueWorlds.map((world, index) => simulated(world, 300 + index)),
    ...runningMonthAccuracy(),
    ...trendYearAccuracy(folder),
  ];
  return hasFile(folder, telcoFile) ? [...lines, telco(folder)] : lines;
}

interface Exam {
  history: number;
  known: RevenueMonth[];
  truth: number[];
  total: Outlook;
  monthly: Outlook[];
}

function simulated(world: RevenueWorld, seed: number): AccuracyLine {
  const started = performance.now();
  const draw = draws(seed);
  const exams = Array.from({ length: creators }, (_, index) => examOf(index, drawCreator(draw, 36, world)));
  const coverageOf = (of: Exam[]) =>
    roundedPercent(mean(of.map(({ total, truth }) => Number(isCovered(total, sumOf(truth))))));
  return {
    part: "revenue",
    set: "simulated",
    world: world.name,
    n: exams.length,
    coverage80: coverageOf(exams),
    monthlyCoverage80: roundedPercent(
      mean(exams.flatMap(({ monthly, truth }) => truth.map((cents, at) => Number(isCovered(monthly[at], cents))))),
    ),
    byHistory: Object.fromEntries(
      histories.map((months) => [months, coverageOf(exams.filter(({ history }) => history === months))]),
    ),
    medianError: roundedPercent(errorOf(exams.map(({ total, truth }) => [total.p50, sumOf(truth)]))),
    sameSeedSameBytes: exams.slice(0, 50).every(isSameAgain),
    baseline: {
      "last 3 months × 4, their own spread": {
        coverage80: roundedPercent(mean(exams.map(({ known, truth }) => Number(isCovered(flat(known), sumOf(truth)))))),
        medianError: roundedPercent(errorOf(exams.map(({ known, truth }) => [flat(known).p50, sumOf(truth)]))),
      },
    },
    seconds: rounded((performance.now() - started) / 1000, 2),
  };
}

function examOf(index: number, months: RevenueMonth[]): Exam {
  const history = histories[index % histories.length] ?? 12;
  const at = months.length - ahead;
  const known = months.slice(Math.max(0, at - history), at);
  return { history, known, truth: months.slice(at).map(netOf), ...projected(known, index) };
}

function projected(known: RevenueMonth[], seed: number) {
  const projection = projectRevenue(known, { seed, ahead, paths });
  if (projection.state !== "projected") throw new Error("A simulated creator has months enough.");
  const { total, monthly } = projection;
  return { total, monthly };
}

const isSameAgain = ({ known, total, monthly }: Exam, seed: number) =>
  JSON.stringify(projected(known, seed)) === JSON.stringify({ total, monthly });

const netOf = ({ subscriptionCents, extrasCents }: RevenueMonth) => 0.8 * (subscriptionCents + extrasCents);
const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
const isCovered = (predicted: Outlook | undefined, truth: number) =>
  predicted !== undefined && predicted.p10 <= truth && truth <= predicted.p90;

function errorOf(pairs: [number, number][]): number {
  const errors = pairs
    .map(([predicted, truth]) => Math.abs(predicted - truth) / Math.max(1, truth))
    .sort((a, b) => a - b);
  return errors[Math.floor(errors.length / 2)] ?? 0;
}

/** What a dashboard would say: as lately, give or take how the months differed. */
function flat(known: RevenueMonth[]): Outlook {
  const recent = known.slice(-3).map(netOf);
  const [value, reach] = [ahead * mean(recent), z * Math.sqrt(ahead) * sampleStandardDeviation(known.map(netOf))];
  return { p10: value - reach, p50: value, p90: value + reach };
}

/** Share still there after each month of tenure (Kaplan and Meier), of contracts that may be ended monthly. */
function telco(folder: string): AccuracyLine {
  const rows = readCsv(folder, telcoFile).flatMap((row) => {
    const months = numberInRow(row, "tenure_months");
    return months && row.contract === "Month-to-month" ? [{ months, isGone: row.churn === "1" }] : [];
  });
  let share = 1;
  const actual = Array.from({ length: 24 }, (_, index) => {
    const atRisk = rows.filter(({ months }) => months >= index + 1);
    const gone = atRisk.filter(({ months, isGone }) => isGone && months === index + 1).length;
    share *= 1 - gone / atRisk.length;
    return share;
  });
  const seen = actual.slice(0, fittedMonths);
  const active = [rows.length, ...seen.map((one) => Math.round(one * rows.length))];
  const cells = retentionsOf(active.map((count, month) => ({ joined: month === 0 ? rows.length : 0, active: count })));
  const stays = (months: number) => sumOf(cells.map((cell) => cell.weight * stayingAfter(months, cell)));
  const monthly = (seen.at(-1) ?? 1) ** (1 / fittedMonths);
  const at = (months: number) => actual[months - 1] ?? 0;
  return {
    part: "revenue",
    set: "telco-churn",
    n: rows.length,
    retention12: roundedPercent(stays(12)),
    retention24: roundedPercent(stays(24)),
    actual: { retention12: roundedPercent(at(12)), retention24: roundedPercent(at(24)) },
    baseline: {
      "constant churn": { retention12: roundedPercent(monthly ** 12), retention24: roundedPercent(monthly ** 24) },
    },
  };
}
