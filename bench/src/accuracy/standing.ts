import { draws, engagementMeasure, growthMeasure, lineOfPeers, type Peer, placeOn, typicalOf } from "@fanradar/engine";
import { mean, median, shuffle } from "simple-statistics";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { completeSeries, panelFile, panelSets, readPanel } from "./panel.ts";
import { hasFile, numberInRow, readCsv } from "./read-csv.ts";

const instagramFile = "instagram-posts/posts.csv";
const accountsFile = "instagram-posts/accounts.csv";
const tiktokFile = "tiktok-vn/videos.csv";
export const standingFiles: string[] = [instagramFile, tiktokFile, panelFile];

/** Creators of a platform that an instance has read. */
const poolSizes = [8, 12, 20, 40, 100];
/** Pools of each size, and creators that each is held against. Of few creators one pool differs much from the next. */
const [drawn, examined] = [300, 20];
const [sample, gainDays] = [12, 28];
/** Fewer followers make a rate of single persons. */
const leastFollowers = 100;

interface SizedCreator {
  followers: number;
  value: number;
}

/**
 * Where a creator stands among those of all sizes: how often the range that is called usual for the size holds a creator who was not
 * among those it is from, by how many these are and by size; and how far the middle lies off beside the plain median of all.
 * `placeError` is the mean distance of places among so few from those among all.
 */
export function standingAccuracy(folder: string): AccuracyLine[] {
  const lines: AccuracyLine[] = [];
  if (hasFile(folder, instagramFile))
    lines.push(lineOf("instagram-posts, engagement", instagram(folder), engagementMeasure));
  if (hasFile(folder, tiktokFile)) lines.push(lineOf("tiktok-vn, engagement", tiktok(folder), engagementMeasure));
  if (hasFile(folder, panelFile))
    for (const { set, column, least } of panelSets)
      if (column !== "youtube_total_views")
        lines.push(lineOf(`${set}, gain in 28 days`, gains(folder, { column, least }), growthMeasure));
  return lines;
}

type Measure = typeof engagementMeasure;

function lineOf(set: string, creators: SizedCreator[], measure: Measure): AccuracyLine {
  const draw = draws(23);
  const sizes = poolSizes.filter((size) => size <= creators.length / 2);
  const exams = new Map(sizes.map((size) => [size, examsOf(creators, { size, measure, draw })]));
  const all = [...exams.values()].flat();
  const share = (list: typeof all) => roundedPercent(mean(list.map(({ held }) => Number(held))));
  const digits = [...new Set(all.map(({ followers }) => Math.floor(Math.log10(followers))))].sort((a, b) => a - b);
  const enough = digits.filter(
    (digit) => all.filter(({ followers }) => Math.floor(Math.log10(followers)) === digit).length >= 400,
  );
  return {
    part: "standing",
    set,
    creators: creators.length,
    coverage80: share(all),
    byPool: Object.fromEntries([...exams].map(([size, list]) => [size, share(list)])),
    bySize: Object.fromEntries(
      enough.map((digit) => [
        `1e${digit}`,
        share(all.filter(({ followers }) => Math.floor(Math.log10(followers)) === digit)),
      ]),
    ),
    above: roundedPercent(mean(all.map(({ above }) => Number(above)))),
    placeHeld: roundedPercent(mean(all.map(({ placed }) => Number(placed)))),
    placeError: Object.fromEntries(
      [...exams].map(([size, list]) => [size, rounded(mean(list.map(({ off }) => off)), 1)]),
    ),
    error: rounded(median(all.map(({ error }) => error))),
    baseline: { "median of all": rounded(median(all.map(({ plain }) => plain))) },
  };
}

function examsOf(
  creators: SizedCreator[],
  { size, measure, draw }: { size: number; measure: Measure; draw: () => number },
) {
  const everybody = peersOf(creators, measure);
  const lines = new Map<number, ReturnType<typeof lineOfPeers>>();
  const lineOfAll = (followers: number) => {
    const line = lines.get(followers) ?? lineOfPeers(everybody, measure, followers);
    lines.set(followers, line);
    return line;
  };
  return Array.from({ length: drawn }, () => {
    const order = shuffle(creators, draw);
    const known = peersOf(order.slice(0, size), measure);
    const plain = median(order.slice(0, size).map(({ value }) => measure.toScale(value)));
    return order.slice(size, size + examined).flatMap((one) => {
      const line = lineOfPeers(known, measure, one.followers);
      const full = lineOfAll(one.followers);
      if (!line || !full) return [];
      const y = measure.toScale(one.value);
      const truth = 100 * full.below(y);
      const place = placeOn(line, measure, { value: one.value });
      return [
        {
          followers: one.followers,
          held: line.at(0.1) <= y && y <= line.at(0.9),
          above: y > line.at(0.9),
          off: Math.abs(place.value - truth),
          placed: place.low <= truth && truth <= place.high,
          error: Math.abs(y - line.middle),
          plain: Math.abs(y - plain),
        },
      ];
    });
  }).flat();
}

/** Of one platform: which one does not matter here. */
const peersOf = (creators: SizedCreator[], measure: Measure): Peer[] =>
  creators.map(({ followers, value }) => ({
    platform: "instagram",
    followers,
    ...(measure === engagementMeasure ? { engagement: value } : { gain28: value }),
  }));

function instagram(folder: string): SizedCreator[] {
  const followers = new Map(
    readCsv(folder, accountsFile).map((row) => [row.account, numberInRow(row, "followers") ?? 0]),
  );
  const posts = new Map<string, { at: number; count: number }[]>();
  for (const row of readCsv(folder, instagramFile)) {
    const [at, likes, comments] = [
      numberInRow(row, "unix_utc"),
      numberInRow(row, "likes"),
      numberInRow(row, "comments"),
    ];
    if (at === undefined || likes === undefined) continue;
    const own = posts.get(row.account ?? "") ?? [];
    own.push({ at, count: likes + (comments ?? 0) });
    posts.set(row.account ?? "", own);
  }
  return [...posts].flatMap(([account, own]) =>
    ratedOf(
      followers.get(account) ?? 0,
      own.sort((a, b) => b.at - a.at).map(({ count }) => count),
      5,
    ),
  );
}

/** Videos of a day's list: hits, and few of each creator. */
function tiktok(folder: string): SizedCreator[] {
  const creators = new Map<string, { followers: number; counts: number[] }>();
  for (const row of readCsv(folder, tiktokFile)) {
    const [followers, likes, comments] = ["followers", "likes", "comments"].map((name) => numberInRow(row, name));
    if (followers === undefined || likes === undefined) continue;
    const one = creators.get(row.creator ?? "") ?? { followers, counts: [] };
    one.counts.push(likes + (comments ?? 0));
    creators.set(row.creator ?? "", one);
  }
  return [...creators.values()].flatMap(({ followers, counts }) => ratedOf(followers, counts, 1));
}

const ratedOf = (followers: number, counts: number[], fewest: number): SizedCreator[] =>
  followers < leastFollowers || counts.length < fewest
    ? []
    : [{ followers, value: (100 * typicalOf(counts.slice(0, sample))) / followers }];

function gains(folder: string, { column, least }: { column: string; least: number }): SizedCreator[] {
  return completeSeries(readPanel(folder, column), { least }).flatMap((values) => {
    const [now, before] = [values.at(-1), values.at(-1 - gainDays)];
    return now !== undefined && before ? [{ followers: now, value: 100 * (now / before - 1) }] : [];
  });
}
