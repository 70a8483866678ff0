import { forecastValues, theta } from "@fanradar/engine";
import { drift7, driftAll, type Method, naive } from "./baselines.ts";
import { type Exam, measure, owaOf } from "./errors.ts";
import { type AccuracyLine, rounded } from "./line.ts";
import { m4Exams, m4Sets, naive2, seasonalNaive } from "./m4.ts";
import { panelExams } from "./panel-exams.ts";

/** Error of the forecast relative to the naive one (OWA): M4 by its test files or the last values, the panel by its last days. */
export function forecastAccuracy(folder: string): AccuracyLine[] {
  const published = m4Sets.flatMap((of) => {
    const exams = m4Exams(folder, of);
    const { set, horizon, season, periods } = of;
    if (!exams) return [];
    const ours: Method = (known, ahead) => forecastValues(known, ahead, { periods });
    const baselines = { naive2: naive2(season), naive, theta };
    return [
      lineOf(
        set,
        exams,
        horizon,
        ours,
        season > 1 ? { ...baselines, seasonalNaive: seasonalNaive(season) } : baselines,
      ),
    ];
  });
  const creators = panelExams(folder).map(({ set, exams, horizon }) =>
    lineOf(set, exams, horizon, forecastValues, { naive, drift7, driftAll, theta }),
  );
  return [...published, ...creators];
}

/** The first of the baselines is what 1 means. */
function lineOf(
  set: string,
  exams: Exam[],
  h: number,
  method: Method,
  baselines: Record<string, Method>,
): AccuracyLine {
  const [first = naive] = Object.values(baselines);
  const reference = measure(exams, first);
  const ours = measure(exams, method);
  return {
    part: "forecast",
    set,
    n: exams.length,
    h,
    owa: rounded(owaOf(ours, reference)),
    smape: rounded(ours.smape),
    mase: rounded(ours.mase),
    seconds: rounded(ours.seconds, 2),
    seriesPerSecond: Math.round(exams.length / ours.seconds),
    baseline: Object.fromEntries(
      Object.entries(baselines).map(([name, one]) => [name, rounded(owaOf(measure(exams, one), reference))]),
    ),
  };
}
