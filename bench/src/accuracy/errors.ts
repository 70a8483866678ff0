import { mean } from "simple-statistics";
import type { Method } from "./baselines.ts";

/** A series cut at the exam: what may be known, what came, and the mean size of in-sample steps at the period's distance. */
export interface Exam {
  known: number[];
  truth: number[];
  scale: number;
}

export interface Errors {
  smape: number;
  mase: number;
}

/** The last `horizon` values are the exam. `period` is the season's, 1 without one. */
export function examOf(series: number[], horizon: number, { period = 1 }: { period?: number } = {}): Exam {
  return withTruth(series.slice(0, -horizon), series.slice(-horizon), { period });
}

/** The same where the truth stands in a file of its own. */
export function withTruth(known: number[], truth: number[], { period = 1 }: { period?: number } = {}): Exam {
  const steps = known.slice(period).map((value, at) => Math.abs(value - (known[at] ?? value)));
  return { known, truth, scale: steps.length > 0 ? mean(steps) : 0 };
}

/** sMAPE in percent and MASE of one forecast (Makridakis et al., M4, 2018). */
export function errorsOf({ truth, scale }: Exam, ahead: number[]): Errors {
  const off = truth.map((value, at) => Math.abs(value - (ahead[at] ?? 0)));
  const sizes = truth.map((value, at) => Math.abs(value) + Math.abs(ahead[at] ?? 0));
  return {
    smape: mean(off.map((one, at) => (200 * one) / (sizes[at] || 1))),
    mase: mean(off) / scale,
  };
}

/** Over all series, with the seconds that the forecasts took. */
export function measure(exams: Exam[], method: Method): Errors & { seconds: number } {
  const started = performance.now();
  const forecasts = exams.map(({ known, truth }) => method(known, truth.length));
  const seconds = (performance.now() - started) / 1_000;
  const errors = exams.map((exam, at) => errorsOf(exam, forecasts[at] ?? []));
  return { smape: mean(errors.map((one) => one.smape)), mase: mean(errors.map((one) => one.mase)), seconds };
}

/** Half relative sMAPE, half relative MASE, averages over series first. */
export function owaOf(ours: Errors, reference: Errors): number {
  return (ours.smape / reference.smape + ours.mase / reference.mase) / 2;
}
