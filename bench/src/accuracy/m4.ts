import { mean } from "simple-statistics";
import { type Method, naive } from "./baselines.ts";
import { type Exam, examOf, withTruth } from "./errors.ts";
import { hasFile, readCells } from "./read-csv.ts";

/** A frequency of the M4 competition. `periods` are what seasons may have, `season` is the one of the published errors. */
export interface M4Set {
  set: string;
  file: string;
  horizon: number;
  season: number;
  periods: number[];
}

export const m4Sets: M4Set[] = [
  { set: "m4-weekly", file: "m4/Weekly", horizon: 13, season: 1, periods: [52] },
  { set: "m4-hourly", file: "m4/Hourly", horizon: 48, season: 24, periods: [24, 168] },
];

export const m4Files: string[] = m4Sets.map(trainingFile);

/**
 * The exams of a frequency: the test file where the folder has it, else the last `horizon` values of the training file
 * instead. Undefined where the folder has neither.
 */
export function m4Exams(folder: string, of: M4Set): Exam[] | undefined {
  if (!hasFile(folder, trainingFile(of))) return undefined;
  const known = readSeries(folder, trainingFile(of));
  const testFile = `${of.file}-test.csv`;
  const tests = hasFile(folder, testFile) ? readSeries(folder, testFile) : undefined;
  const by = { period: of.season };
  return [...known].flatMap(([id, values]) => {
    if (!tests) return values.length > 4 * of.horizon ? [examOf(values, of.horizon, by)] : [];
    const truth = tests.get(id);
    return truth && truth.length > 0 ? [withTruth(values, truth, by)] : [];
  });
}

function trainingFile({ file }: M4Set): string {
  return `${file}-train.csv`;
}

function readSeries(folder: string, file: string): Map<string, number[]> {
  const [, ...rows] = readCells(folder, file);
  return new Map(
    rows.map(([id = "", ...cells]) => [
      id,
      cells.filter((cell) => cell.trim() !== "" && cell !== "NA").map((cell) => Number(cell)),
    ]),
  );
}

/**
 * Naive2, the competition's reference: the last value, seasonally adjusted by multiplicative indices where the
 * autocorrelation at the season is significant (90 %). With season 1 it is the naive forecast.
 */
export function naive2(season: number): Method {
  return (known, horizon) => {
    if (season === 1 || known.length < 3 * season || !isSeasonal(known, season)) return naive(known, horizon);
    const index = seasonalIndices(known, season);
    const at = (position: number) => index[position % season] ?? 1;
    const level = (known.at(-1) ?? 0) / at(known.length - 1);
    return Array.from({ length: horizon }, (_, ahead) => level * at(known.length + ahead));
  };
}

/** The last season over again. */
export function seasonalNaive(season: number): Method {
  return (known, horizon) =>
    Array.from({ length: horizon }, (_, ahead) => known[known.length - season + (ahead % season)] ?? known.at(-1) ?? 0);
}

function isSeasonal(known: number[], season: number): boolean {
  const average = mean(known);
  const off = known.map((value) => value - average);
  const all = off.reduce((sum, value) => sum + value * value, 0);
  const correlation = (lag: number) => off.slice(lag).reduce((sum, value, at) => sum + value * (off[at] ?? 0), 0) / all;
  let squares = 0;
  for (let lag = 1; lag < season; lag++) squares += correlation(lag) ** 2;
  return Math.abs(correlation(season)) > 1.645 * Math.sqrt((1 + 2 * squares) / known.length);
}

/** Classical decomposition: means of value ÷ centred moving average by place in the season, brought to a mean of 1. */
function seasonalIndices(known: number[], season: number): number[] {
  const half = season / 2;
  const ratios = Array.from({ length: season }, (): number[] => []);
  for (let at = half; at < known.length - half; at++) {
    const around = known.slice(at - half, at + half + 1);
    const ends = ((around[0] ?? 0) + (around.at(-1) ?? 0)) / 2;
    const centre = (ends + around.slice(1, -1).reduce((sum, value) => sum + value, 0)) / season;
    ratios[at % season]?.push((known[at] ?? 0) / centre);
  }
  const raw = ratios.map(mean);
  const whole = mean(raw);
  return raw.map((ratio) => ratio / whole);
}
