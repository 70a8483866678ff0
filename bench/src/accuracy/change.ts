import { changeBetween, draws } from "@fanradar/engine";
import { mean, median, shuffle } from "simple-statistics";
import { readPostsByAccount } from "./instagram-posts.ts";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";

const [sample, fewest, step] = [12, 8, 12];
/** Percent: from here on a report says that engagement rises, or lists its fall as a risk. */
const least = 10;
/** What the newest posts are multiplied by. */
const planted = [0.5, 0.6, 0.7, 1.5, 1.7, 2];
const mostPlatforms = 3;

interface Moment {
  before: number[];
  recent: number[];
  next: number[];
}

/**
 * What a report says of the newest 12 posts against those before them: how often the 12 that followed were still above or below
 * (`risesHeld`, `fallsHeld`), of how many claims; how often it says so of the same posts in random order (`falseClaims`, for creators
 * with one platform and with three); and how often a change that was planted in posts in random order is found.
 */
export function changeAccuracy(folder: string): AccuracyLine[] {
  const started = performance.now();
  const draw = draws(7);
  const moments = readPostsByAccount(folder).flatMap(momentsOf);
  const claims = moments.map((moment) => ({ ...moment, claim: claimOf(moment.before, moment.recent, 1) }));
  const held = (way: -1 | 1) => {
    const made = claims.filter(({ claim }) => claim === way);
    const isLasting = made.map(({ before, next }) => Math.sign(median(next) - median(before)) === way);
    return { claims: made.length, held: roundedPercent(mean(isLasting.map(Number))) };
  };
  const mixed = moments.map(({ before, recent }) => {
    const all = shuffle([...before, ...recent], draw);
    return { before: all.slice(0, before.length), recent: all.slice(before.length) };
  });
  const found = (factor: number) =>
    mixed.map(({ before, recent }) => {
      const changed = recent.map((count) => Math.round(factor * count));
      return Number(claimOf(before, changed, 1) === Math.sign(factor - 1));
    });
  return [
    {
      part: "change",
      set: "instagram-posts",
      n: moments.length,
      rises: held(1),
      falls: held(-1),
      falseClaims: Object.fromEntries(
        [1, mostPlatforms].map((platforms) => [platforms, roundedPercent(falseShare(mixed, platforms))]),
      ),
      found: Object.fromEntries(planted.map((factor) => [factor, roundedPercent(mean(found(factor)))])),
      seconds: rounded((performance.now() - started) / 1000, 2),
    },
  ];
}

function momentsOf(posts: { interactions: number }[]): Moment[] {
  const counts = posts.map(({ interactions }) => interactions);
  const moments: Moment[] = [];
  for (let at = sample + fewest; at + sample <= counts.length; at += step) {
    const before = counts.slice(Math.max(0, at - 2 * sample), at - sample);
    moments.push({ before, recent: counts.slice(at - sample, at), next: counts.slice(at, at + sample) });
  }
  return moments;
}

function claimOf(before: number[], recent: number[], platforms: number): -1 | 0 | 1 {
  const change = changeBetween(before, recent, platforms);
  if (!change || Math.abs(change.value) < least) return 0;
  if (change.low > 0) return 1;
  return change.high < 0 ? -1 : 0;
}

/** Of creators with so many platforms, the share that reads a change where there is none. */
function falseShare(mixed: Pick<Moment, "before" | "recent">[], platforms: number): number {
  const creators = Math.floor(mixed.length / platforms);
  return mean(
    Array.from({ length: creators }, (_, creator) => {
      const own = Array.from({ length: platforms }, (_, platform) => mixed[creator + platform * creators]);
      return Number(own.some((one) => one && claimOf(one.before, one.recent, platforms) !== 0));
    }),
  );
}
