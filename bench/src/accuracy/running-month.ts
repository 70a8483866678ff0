import {
  addMonths,
  type Draw,
  draws,
  type MonthSoFar,
  monthSoFar,
  normal,
  projectRevenue,
  type RevenueMonth,
} from "@fanradar/engine";
import { mean } from "simple-statistics";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { drawCreator, type RevenueWorld, revenueWorlds } from "./simulated-revenue.ts";

const creators = 150;
const paths = 1_000;
const wholeDays = [3, 10, 20, 27];
const histories = [3, 6, 12];

/** How a month's money falls on its days. */
interface DayWorld {
  name: string;
  /** Spread of the logarithm of a day, and how much more the first five days bring. */
  spread: number;
  payday: number;
}
const dayWorlds: DayWorld[] = [
  { name: "even days", spread: 0.5, payday: 1 },
  { name: "bursts, paydays", spread: 1.2, payday: 1.8 },
];

/**
 * How often a month that is not over ended between P10 and P90 of what its first days and the months before say (`coverage80`), and the
 * median error; beside it the same without the first days, and their sum by the share of days gone.
 */
export function runningMonthAccuracy(): AccuracyLine[] {
  return dayWorlds.flatMap((days, index) => wholeDays.map((count) => examined(days, count, 900 + index)));
}

function examined(days: DayWorld, count: number, seed: number): AccuracyLine {
  const started = performance.now();
  const draw = draws(seed);
  const world = revenueWorlds[1] ?? revenueWorlds[0];
  if (!world) throw new Error("There is a simulated world.");
  const exams = Array.from({ length: creators }, (_, index) => examOf(index, draw, { world, days, count }));
  const coverage = (of: (exam: Exam) => Span) =>
    roundedPercent(mean(exams.map((one) => Number(of(one).p10 <= one.truth && one.truth <= of(one).p90))));
  const error = (of: (exam: Exam) => number) => {
    const errors = exams.map((one) => Math.abs(of(one) - one.truth) / one.truth).sort((a, b) => a - b);
    return roundedPercent(errors[Math.floor(errors.length / 2)] ?? 0);
  };
  return {
    part: "revenue",
    set: "running month",
    world: days.name,
    wholeDays: count,
    n: exams.length,
    coverage80: coverage(({ span }) => span),
    medianError: error(({ span }) => span.p50),
    medianWidth: roundedPercent(mean(exams.map(({ span }) => (span.p90 - span.p10) / span.p50))),
    baseline: {
      "without its days": {
        coverage80: coverage(({ without }) => without),
        medianError: error((one) => one.without.p50),
      },
      "sum by the share of days": { medianError: error(({ plain }) => plain) },
    },
    seconds: rounded((performance.now() - started) / 1000, 2),
  };
}

interface Span {
  p10: number;
  p50: number;
  p90: number;
}
interface Exam {
  truth: number;
  span: Span;
  without: Span;
  plain: number;
}

const netOf = ({ subscriptionCents, extrasCents }: RevenueMonth) => 0.8 * (subscriptionCents + extrasCents);

function examOf(
  index: number,
  draw: Draw,
  { world, days, count }: { world: RevenueWorld; days: DayWorld; count: number },
): Exam {
  const history = histories[index % histories.length] ?? 12;
  const months = drawCreator(draw, history + 1, world);
  const running = "2026-11";
  const names = months.map((_, at) => addMonths(running, at - history));
  const all = months.flatMap((month, at) => splitDays(names[at] ?? "", netOf(month), days, draw));
  // What the running month brings later is not known yet.
  const last = `${running}-${String(count).padStart(2, "0")}`;
  const byDay = new Map(all.filter(([day]) => day <= last));
  const soFar = monthSoFar(running, count, byDay, names.slice(0, -1));
  if (!soFar) throw new Error("All days of a simulated creator are known.");
  const truth = netOf(months[history] ?? { joined: 0, active: 0, subscriptionCents: 0, extrasCents: 0 });
  const known = months.slice(0, -1);
  return {
    truth,
    span: firstMonth(known, index, soFar),
    without: firstMonth(known, index),
    plain: (soFar.cents * 30) / count,
  };
}

function firstMonth(known: RevenueMonth[], seed: number, soFar?: MonthSoFar): Span {
  const projection = projectRevenue(known, { seed, ahead: 2, paths, soFar });
  const first = projection.state === "projected" ? projection.monthly[0] : undefined;
  if (!first) throw new Error("A simulated creator has months enough.");
  return first;
}

/** A month's sum on its days, none of them alike. */
function splitDays(month: string, cents: number, { spread, payday }: DayWorld, draw: Draw): [string, number][] {
  const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
  const weights = Array.from({ length }, (_, day) => (day < 5 ? payday : 1) * Math.exp(spread * normal(draw)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, day) => [`${month}-${String(day + 1).padStart(2, "0")}`, (cents * weight) / total]);
}
