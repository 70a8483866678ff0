import { type Exam, examOf } from "./errors.ts";
import { completeSeries, panelFile, panelSets, readPanel } from "./panel.ts";
import { hasFile } from "./read-csv.ts";

const horizon = 28;

/**
 * The panel's creators at its last 28 days, set by set: those with a value on every day who moved before the exam, since
 * without a step there is no scale to measure in.
 */
export function panelExams(folder: string): { set: string; exams: Exam[]; horizon: number }[] {
  if (!hasFile(folder, panelFile)) return [];
  return panelSets.map(({ set, column, least }) => {
    const series = completeSeries(readPanel(folder, column), { least });
    return { set, exams: series.map((one) => examOf(one, horizon)).filter(({ scale }) => scale > 0), horizon };
  });
}
