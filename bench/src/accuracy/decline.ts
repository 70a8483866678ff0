import { errorTable } from "@fanradar/engine";
import { mean } from "simple-statistics";
import { type DeclineExam, declineExam, declineExams, fitDecline, shownSeries } from "./decline-exams.ts";
import { inFolds } from "./folds.ts";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { m4Exams, m4Sets } from "./m4.ts";
import { panelFile } from "./panel.ts";
import { hasFile, isFittedOn } from "./read-csv.ts";

/** History and days ahead of the exams, from the panel's last days. */
const spans = [
  { known: 30, ahead: 28 },
  { known: 30, ahead: 14 },
  { known: 14, ahead: 13 },
];
const shares = [0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.975];

/**
 * The chance that a lower count is shown: Brier score against that of the share that fell, predicted for all alike, and what came
 * where it was predicted (reliability). On creators whom the weights have not seen, with counts as they are and as platforms
 * shorten them; and on M4's weekly series, on which nothing was fitted.
 */
export function declineAccuracy(folder: string): AccuracyLine[] {
  const isSeen = hasFile(folder, panelFile) && isFittedOn(folder, panelFile);
  const known = isSeen ? declineExams(folder) : [];
  const panel = shownSeries(folder).flatMap(({ set, series, isShortened }) =>
    spans.map(({ known: days, ahead }) => {
      const exams = series.flatMap((one, creator) => {
        const day = one.length - ahead;
        return declineExam(one, { day, known: days, ahead }, { creator, isShortened }) ?? [];
      });
      const line = isSeen ? lineOf(exams, unseenChances(exams, known)) : lineOf(exams);
      const constants = isSeen ? "refitted in folds by creator" : "shipped";
      return { part: "decline", set, known: days, h: ahead, ...line, constants };
    }),
  );
  return [...panel, ...weeklyLine(folder)];
}

/** The chance of each exam by weights that were fitted on other creators. */
function unseenChances(exams: DeclineExam[], known: DeclineExam[]): Map<DeclineExam, number> {
  const creators = [...new Set(known.map(({ creator }) => creator))];
  return new Map(
    inFolds(creators).flatMap((fold) => {
      const [others, own] = [new Set(fold.known), new Set(fold.unseen)];
      const weights = fitDecline(known.filter(({ creator }) => others.has(creator)));
      return exams
        .filter(({ creator }) => own.has(creator))
        .map((exam): [DeclineExam, number] => {
          const { intercept, features } = weights[exam.kind];
          const odds = exam.features.reduce((sum, value, at) => sum + value * (features[at] ?? 0), intercept);
          return [exam, 1 / (1 + Math.exp(-odds))];
        });
    }),
  );
}

/** M4 weekly, 13 weeks ahead, with the table of its own past as in part `intervals`. */
function weeklyLine(folder: string): AccuracyLine[] {
  const [of] = m4Sets;
  const series = of && m4Exams(folder, of);
  if (!series) return [];
  const { set, horizon: h, periods } = of;
  const cuts = [h, 2 * h, 3 * h, 4 * h];
  const histories = series.map(({ known }) => known);
  const table = errorTable(histories, { cuts, horizons: [h], shares, periods });
  const exams = series.flatMap(({ known, truth }, creator) => {
    const origin = { day: known.length, known: known.length, ahead: h };
    return (
      declineExam([...known, ...truth], origin, { creator, isShortened: false, periods, tableFor: () => table }) ?? []
    );
  });
  return [{ part: "decline", set, h, ...lineOf(exams), constants: "shipped" }];
}

function lineOf(exams: DeclineExam[], unseen?: Map<DeclineExam, number>) {
  const chanceOf = (exam: DeclineExam) => unseen?.get(exam) ?? exam.shipped;
  const brier = (chance: (exam: DeclineExam) => number) =>
    rounded(mean(exams.map((exam) => (chance(exam) - Number(exam.fell)) ** 2)), 4);
  const base = mean(exams.map(({ fell }) => Number(fell)));
  const reliability = [0, 0.1, 0.2, 0.4, 0.6, 0.8].flatMap((from, at, all) => {
    const until = all[at + 1] ?? 1.01;
    const bin = exams.filter((exam) => chanceOf(exam) >= from && chanceOf(exam) < until);
    if (bin.length === 0) return [];
    const came = roundedPercent(mean(bin.map(({ fell }) => Number(fell))));
    return [{ predicted: roundedPercent(mean(bin.map(chanceOf))), came, n: bin.length }];
  });
  return {
    n: exams.length,
    brier: brier(chanceOf),
    predicted: roundedPercent(mean(exams.map(chanceOf))),
    came: roundedPercent(base),
    reliability,
    baseline: { "base rate": rounded(base * (1 - base), 4), "table of errors alone": brier(({ byTable }) => byTable) },
  };
}
