import { comebackEffect, typicalRange } from "@fanradar/engine";
import { mean, median, quantile } from "simple-statistics";
import { readPostsByAccount, type SampledPost } from "./instagram-posts.ts";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";

const daySeconds = 86_400;
const [before, after] = [56, 56];
const [sample, oldest, fewest] = [12, 90, 5];
/** As the engine takes a pause for unusual. */
const [shortest, timesUsual] = [7, 2];

/**
 * What a report promises an account that has not posted for unusually long, on the day on which it first would, against the likes and
 * comments a week of the 8 weeks after its next post.
 */
export function comebackAccuracy(folder: string): AccuracyLine[] {
  const exams = readPostsByAccount(folder).flatMap((posts, account) =>
    posts.flatMap((_, at) => {
      const exam = examOf(posts, at);
      return exam ? [{ ...exam, account }] : [];
    }),
  );
  const covered = (list: typeof exams) =>
    roundedPercent(mean(list.map(({ low, high, truth }) => Number(low <= truth && truth <= high))));
  return [
    {
      part: "comeback",
      set: "instagram-posts",
      n: exams.length,
      covered: covered(exams),
      coveredByHalf: [0, 1].map((half) => covered(exams.filter(({ account }) => account % 2 === half))),
      above: roundedPercent(mean(exams.map(({ high, truth }) => Number(truth > high)))),
      below: roundedPercent(mean(exams.map(({ low, truth }) => Number(truth < low)))),
      medianRatio: rounded(median(exams.map(({ value, truth }) => truth / value)), 2),
    },
  ];
}

function examOf(posts: SampledPost[], at: number) {
  const [newest, next, last] = [posts[at], posts[at + 1], posts.at(-1)];
  if (!newest || !next || !last || last.at < next.at + after * daySeconds) return undefined;
  const habit = posts.slice(0, at + 1).filter((post) => newest.at - post.at <= before * daySeconds);
  if (habit.length < fewest) return undefined;
  const gaps = habit.slice(1).map((post, index) => (post.at - (habit[index]?.at ?? post.at)) / daySeconds);
  const pause = Math.max(shortest, timesUsual * quantile(gaps, 0.9), ...gaps);
  if (next.at - newest.at <= pause * daySeconds) return undefined;
  const now = newest.at + pause * daySeconds;
  const counts = posts
    .slice(0, at + 1)
    .filter((post) => now - post.at <= oldest * daySeconds)
    .slice(-sample)
    .map(({ interactions }) => interactions);
  const each = counts.length < fewest ? undefined : typicalRange(counts);
  if (!each || each.low <= 0) return undefined;
  const later = posts.filter((post) => post.at >= next.at && post.at < next.at + after * daySeconds);
  const truth = later.reduce((sum, { interactions }) => sum + interactions, 0) / (after / 7);
  return { ...comebackEffect(each, habit.length), truth };
}
