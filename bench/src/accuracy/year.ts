import { changeBetween, changeOfGains, draws, roundingStep } from "@fanradar/engine";
import { mean, median, shuffle } from "simple-statistics";
import { readPostsByAccount } from "./instagram-posts.ts";
import { type AccuracyLine, roundedPercent } from "./line.ts";
import { completeSeries, panelFile, panelSets, readPanel } from "./panel.ts";
import { hasFile } from "./read-csv.ts";

const span = 28;
/** Half of the first and last weeks of the panel, as in a report over a year, and what follows the later one to judge by. */
const part = 21;
/** Seconds. */
const [month, year] = [28 * 86_400, 364 * 86_400];
const fewestPosts = 8;
const [leastPercent, leastOfGain] = [10, 0.1];
/** Claims that are tested together: of one platform, and of three with both claims each. */
const [alone, together] = [1, 6];
const posts = "instagram-posts/posts.csv";
export const yearFiles = [panelFile, posts];

/**
 * What a report says of four weeks against the same ones a year before. Followers, of two spans as far apart as the panel reaches, since it has 58 days: `held`, of
 * claims over 21 days, the share whose direction held in the 15 that follow; `falseClaims` of the same daily gains in random order; `found` of gains in random order
 * times a factor, by creators whose followers grow. Posts: `held`, of claims, the share of which the 28 days after lie on the same side of the year before;
 * `falseClaims` and `found` of the same posts in random order.
 */
export function yearAccuracy(folder: string): AccuracyLine[] {
  return [
    ...(hasFile(folder, panelFile) ? gainExams(folder) : []),
    ...(hasFile(folder, posts) ? [postExam(folder)] : []),
  ];
}

const gainsOf = (values: number[]) => values.slice(1).map((value, at) => value - (values[at] ?? value));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const share = (list: boolean[]) => (list.length > 0 ? roundedPercent(mean(list.map(Number))) : undefined);

function gainExams(folder: string): AccuracyLine[] {
  return panelSets
    .filter(({ column }) => column !== "youtube_total_views")
    .map(({ set, column, least }) => {
      const draw = draws(31);
      const all = completeSeries(readPanel(folder, column), { least })
        .map((values) => ({ gains: gainsOf(values), doubt: 2 * (roundingStep(values) - 1), first: values[0] ?? 1 }))
        .filter(({ gains }) => gains.some((gain) => gain !== 0));
      const made = all.flatMap(({ gains, doubt }) => {
        const [before, now] = [gains.slice(0, part), gains.slice(part, 2 * part)];
        const way = wayOf(before, now, { claims: alone, doubt });
        const later = gains.slice(2 * part);
        return way === 0 ? [] : [Math.sign(mean(later) - mean(before)) === way];
      });
      const mixed = (factor: number, doubted: (typeof all)[number], claims: number) => {
        const gains = shuffle(doubted.gains, draw);
        const now = gains.slice(-span).map((gain) => Math.round(factor * gain));
        return wayOf(gains.slice(0, span), now, { claims, doubt: doubted.doubt });
      };
      const growing = all.filter(({ gains, first, doubt }) => doubt === 0 && sum(gains) > 0.01 * first);
      const steady = growing.filter(({ gains }) => {
        const weeks = Array.from({ length: 8 }, (_, at) => sum(gains.slice(7 * at, 7 * (at + 1))));
        const middle = median(weeks);
        return weeks.every((week) => week > middle / 2 && week < 2 * middle);
      });
      const found = (of: typeof all) =>
        of.length > 0 && {
          n: of.length,
          ...Object.fromEntries(
            [0, 0.33, 0.5, 2, 3].map((factor) => [
              factor,
              share(of.map((one) => mixed(factor, one, alone) === Math.sign(factor - 1))),
            ]),
          ),
        };
      return {
        part: "year",
        set,
        n: all.length,
        claims: made.length,
        held: share(made),
        falseClaims: share(all.map((one) => mixed(1, one, alone) !== 0)),
        falseTogether: share(all.map((one) => mixed(1, one, together) !== 0)),
        found: found(growing),
        foundOfSteady: found(steady),
      };
    });
}

function wayOf(before: number[], now: number[], options: { claims: number; doubt: number }): -1 | 0 | 1 {
  const { value, low, high } = changeOfGains(before, now, options);
  const larger = Math.max(Math.abs(sum(before)), Math.abs(sum(now)));
  if (Math.abs(value) < leastOfGain * larger) return 0;
  return low > 0 ? 1 : high < 0 ? -1 : 0;
}

interface YearMoment {
  before: number[];
  now: number[];
  next: number[];
}

function postExam(folder: string): AccuracyLine {
  const draw = draws(37);
  const moments = readPostsByAccount(folder).flatMap((all) => {
    const [first, last] = [all[0]?.at ?? 0, all.at(-1)?.at ?? 0];
    const found: YearMoment[] = [];
    for (let at = first + year + month; at + month <= last; at += month) {
      const within = (to: number) => all.filter((post) => post.at > to - month && post.at <= to);
      const [before, now, next] = [at - year, at, at + month].map((to) =>
        within(to).map(({ interactions }) => interactions),
      );
      if (before && now && next && [before, now, next].every(({ length }) => length >= fewestPosts))
        found.push({ before, now, next });
    }
    return found;
  });
  const wayOfPosts = ({ before, now }: Omit<YearMoment, "next">): -1 | 0 | 1 => {
    const change = changeBetween(before, now, alone);
    if (!change || Math.abs(change.value) < leastPercent) return 0;
    return change.low > 0 ? 1 : change.high < 0 ? -1 : 0;
  };
  const heldOf = (way: -1 | 1) => {
    const made = moments.filter((moment) => wayOfPosts(moment) === way);
    return {
      claims: made.length,
      held: share(made.map(({ before, next }) => Math.sign(median(next) - median(before)) === way)),
    };
  };
  const mixed = moments.map(({ before, now }) => {
    const both = shuffle([...before, ...now], draw);
    return { before: both.slice(0, before.length), now: both.slice(before.length) };
  });
  return {
    part: "year",
    set: "instagram-posts",
    n: moments.length,
    rises: heldOf(1),
    falls: heldOf(-1),
    falseClaims: share(mixed.map((one) => wayOfPosts(one) !== 0)),
    found: Object.fromEntries(
      [0.5, 0.7, 1.5, 2].map((factor) => [
        factor,
        share(
          mixed.map(
            ({ before, now }) =>
              wayOfPosts({ before, now: now.map((count) => Math.round(factor * count)) }) === Math.sign(factor - 1),
          ),
        ),
      ]),
    ),
  };
}
