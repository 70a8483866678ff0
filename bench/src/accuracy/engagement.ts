import { enoughPosts, rangeQuantiles, spreadOf, typicalOf } from "@fanradar/engine";
import { mean, median, quantile, standardDeviation } from "simple-statistics";
import { inFolds } from "./folds.ts";
import { readPostsByAccount, type SampledPost } from "./instagram-posts.ts";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { isFittedOn } from "./read-csv.ts";

const file = "instagram-posts/posts.csv";
const [sample, fewest, next, step] = [12, 5, 12, 6];
const windowSeconds = 90 * 86_400;
/** Student's t at 90 % for 4 to 11 degrees of freedom: what an interval from the posts' own spread would take. */
const student = [1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363];

/** A moment in an account's life: what the engine would have seen, and what came. */
interface Exam {
  counts: number[];
  truth: number;
}

interface Quantiles {
  few: number;
  enough: number;
}

/**
 * How far the median of the next 12 posts lies from that of the last 5–12 within 90 days, and how often the 80 % range
 * contains it; every sixth post of an account is an exam. Baselines: other samples, and the interval of Student's t.
 */
export function engagementAccuracy(folder: string): AccuracyLine[] {
  const started = performance.now();
  const accounts = readPostsByAccount(folder).map(examsOf);
  const exams = accounts.flat();
  const isSeen = isFittedOn(folder, file);
  const covered = isSeen
    ? inFolds(accounts).flatMap(({ known, unseen }) => {
        const fitted = fit(known.flat());
        return unseen.flat().map((exam) => isCovered(exam, fitted));
      })
    : exams.map((exam) => isCovered(exam, rangeQuantiles));
  const errorOf = (predict: (counts: number[]) => number) =>
    roundedPercent(median(exams.map((exam) => Math.abs(predict(exam.counts) - exam.truth) / Math.max(1, exam.truth))));
  return [
    {
      part: "engagement",
      set: "instagram-posts",
      n: exams.length,
      medianError: errorOf(typicalOf),
      coverage80: roundedPercent(mean(covered.map(Number))),
      constants: isSeen ? "refitted in folds by account" : "shipped",
      quantiles: fit(exams),
      baseline: {
        "last post": { medianError: errorOf((counts) => counts.at(-1) ?? 0) },
        median: { medianError: errorOf(median) },
        "last 5": { medianError: errorOf((counts) => median(counts.slice(-5))) },
        "mean and Student's t": {
          medianError: errorOf(mean),
          coverage80: roundedPercent(mean(exams.map((exam) => Number(isCoveredByStudent(exam))))),
        },
      },
      seconds: rounded((performance.now() - started) / 1000, 2),
    },
  ];
}

function examsOf(posts: SampledPost[]): Exam[] {
  const exams: Exam[] = [];
  for (let at = fewest; at + next <= posts.length; at += step) {
    const newest = posts[at - 1]?.at ?? 0;
    const counts = posts
      .slice(Math.max(0, at - sample), at)
      .filter((post) => newest - post.at <= windowSeconds)
      .map(({ interactions }) => interactions);
    const truth = median(posts.slice(at, at + next).map(({ interactions }) => interactions));
    if (counts.length >= fewest) exams.push({ counts, truth });
  }
  return exams;
}

/** The quantiles as they ship in engine/src/posts/typical-range.ts: 80 % of the errors in units of the spread. */
function fit(exams: Exam[]): Quantiles {
  const of = (isEnough: boolean) => {
    const errors = exams.filter(({ counts }) => counts.length >= enoughPosts === isEnough).map(scaledError);
    return errors.length > 0 ? rounded(quantile(errors, 0.8)) : Number.NaN;
  };
  return { few: of(false), enough: of(true) };
}

function scaledError({ counts, truth }: Exam): number {
  return Math.abs(Math.log((1 + truth) / (1 + typicalOf(counts)))) / spreadOf(counts);
}

function isCovered(exam: Exam, { few, enough }: Quantiles): boolean {
  return scaledError(exam) <= (exam.counts.length < enoughPosts ? few : enough);
}

function isCoveredByStudent({ counts, truth }: Exam): boolean {
  const n = counts.length;
  const error = standardDeviation(counts) / Math.sqrt(n - 1);
  return Math.abs(truth - mean(counts)) <= (student[n - fewest] ?? 1.3) * error;
}
