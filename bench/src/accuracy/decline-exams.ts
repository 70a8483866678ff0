import {
  chanceOfDecline,
  declineFeatures,
  type ErrorTable,
  type ForecastEnd,
  forecastSeries,
  roundingStep,
  shareUnder,
  shippedErrors,
} from "@fanradar/engine";
import { fitLogistic } from "./logistic.ts";
import { completeSeries, panelFile, panelSets, readPanel } from "./panel.ts";
import { hasFile } from "./read-csv.ts";
import { shortenings } from "./rounded-copies.ts";

/** A creator at a day: what the engine would have seen, and whether a lower count was shown later. */
export interface DeclineExam {
  creator: number;
  /** As the engine takes its counts to be, and as they are. */
  kind: "exact" | "rounded";
  isShortened: boolean;
  features: number[];
  fell: boolean;
  /** The chance as it ships. */
  shipped: number;
  /** By the table of errors alone, the same count half a decline. */
  byTable: number;
}

/** The last day that is known, how many days are known, and the horizon in days. */
interface Origin {
  day: number;
  known: number;
  ahead: number;
}

/** Days of the panel that the weights are fitted on: histories of two to seven weeks, one to four weeks ahead. */
const origins: Origin[] = [
  { day: 30, known: 30, ahead: 28 },
  { day: 30, known: 30, ahead: 14 },
  { day: 30, known: 30, ahead: 7 },
  { day: 30, known: 20, ahead: 19 },
  { day: 30, known: 14, ahead: 13 },
  { day: 44, known: 44, ahead: 14 },
  { day: 44, known: 20, ahead: 14 },
  { day: 44, known: 14, ahead: 13 },
  { day: 51, known: 51, ahead: 7 },
];

/** Of the shown counts of a series; undefined where it ends too early. */
export function declineExam(
  shown: number[],
  { day, known, ahead }: Origin,
  {
    creator,
    isShortened,
    periods = [7],
    tableFor = shippedFor,
  }: {
    creator: number;
    isShortened: boolean;
    periods?: number[];
    tableFor?: (step: number) => ErrorTable;
  },
): DeclineExam | undefined {
  const daily = shown.slice(day - known, day);
  const [last, truth] = [daily.at(-1), shown[day - 1 + ahead]];
  if (last === undefined || truth === undefined || daily.length < known) return undefined;
  const step = roundingStep(daily);
  const { values, scale } = forecastSeries(daily, ahead, { step, periods });
  const expected = values.at(-1) ?? last;
  const outlook: ForecastEnd = { daily, horizon: ahead, expected, scale, step, table: tableFor(step) };
  const { table, coarseness, rises, horizon } = declineFeatures(outlook);
  return {
    creator,
    kind: step > 1 ? "rounded" : "exact",
    isShortened,
    features: [table, coarseness, rises, horizon],
    fell: truth < last,
    shipped: chanceOfDecline(outlook),
    byTable: shareUnder(outlook.table, ahead, (last - expected) / scale),
  };
}

function shippedFor(step: number): ErrorTable {
  return step > 1 ? shippedErrors.rounded : shippedErrors.exact;
}

/** Series of the panel as they are and as platforms shorten them. Creators of one set have the same number in its copies. */
export function shownSeries(folder: string): { set: string; series: number[][]; isShortened: boolean }[] {
  if (!hasFile(folder, panelFile)) return [];
  return panelSets.flatMap(({ set, column, least }) => {
    if (set === "panel-views") return [];
    const series = completeSeries(readPanel(folder, column), { least });
    const copies = set === "panel-twitch" ? shortenings : [];
    return [
      // YouTube shows subscribers in three figures.
      { set, series, isShortened: set === "panel-youtube" },
      ...copies.map(({ name, round }) => ({
        set: `${set}, ${name}`,
        series: series.map((one) => one.map(round)),
        isShortened: true,
      })),
    ];
  });
}

/** All that the weights are fitted on. */
export function declineExams(folder: string): DeclineExam[] {
  return shownSeries(folder).flatMap(({ series, isShortened }) =>
    origins.flatMap((origin) =>
      series.flatMap((one, creator) => declineExam(one, origin, { creator, isShortened }) ?? []),
    ),
  );
}

/** The weights of each kind of counts, as engine/src/growth/chance-of-decline.ts has them. */
export function fitDecline(exams: DeclineExam[]) {
  const of = (isRounded: boolean) => {
    const chosen = exams.filter(({ isShortened }) => isShortened === isRounded);
    return fitLogistic(
      chosen.map(({ features }) => features),
      chosen.map(({ fell }) => Number(fell)),
      { ridge: 1 },
    );
  };
  return { exact: of(false), rounded: of(true) };
}
