import {
  type AlikeCandidate,
  type AlikeReport,
  type Draw,
  draws,
  type Fact,
  lookAlikes,
  makeFact,
  rankAlike,
  termsOf,
} from "@fanradar/engine";
import { mean } from "simple-statistics";
import { readPostsByAccount } from "./instagram-posts.ts";
import { type AccuracyLine, roundedPercent } from "./line.ts";
import { hasFile, readCsv } from "./read-csv.ts";
import { poisson } from "./variates.ts";

const videos = "youtube-videos/videos.csv";
const posts = "instagram-posts/posts.csv";
export const alikeFiles = [videos, posts];
/** Captions that the words of a profile are kept of. */
const captions = 12;
const drawn = 2_000;
/** Creators that are shown beside one. */
const shown = 3;
const weeks = 8;

/**
 * Creators alike. `first`, `amongThree`: the share of channels whose own other titles, as of another creator, are the nearest, or among three, of all channels of the
 * same size and rhythm; `chance` by lot. `falseClaims`: of creators who do the same as the three beside them, those of whom one is said to do something otherwise; posts
 * come in bursts as wide as those of Instagram accounts (`bursts`, the variance of weekly posts ÷ their mean, median). `found`: of those beside whom one posts more videos.
 */
export function alikeAccuracy(folder: string): AccuracyLine[] {
  return [...(hasFile(folder, videos) ? [retrieval(folder)] : []), differences(folder)];
}

function retrieval(folder: string): AccuracyLine {
  const titles = Map.groupBy(readCsv(folder, videos), (row) => row.channel_id ?? "");
  const terms = (list: readonly string[]) => [
    ...new Set(list.flatMap((title) => Object.values(termsOf(title)).flatMap((set) => [...set]))),
  ];
  const channels = [...titles.values()].flatMap((rows) => {
    const list = [...new Map(rows.map((row) => [row.video_id, row.title ?? ""])).values()];
    if (list.length < 2 * captions) return [];
    return [{ own: terms(list.slice(0, captions)), other: terms(list.slice(captions, 2 * captions)) }];
  });
  const same = { followers: 10_000, perWeek: 3 };
  const candidates = channels.map(({ other }, id): AlikeCandidate => ({ id, ...same, terms: other }));
  const places = channels.map(({ own }, id) => rankAlike({ ...same, terms: own }, candidates).indexOf(id));
  const share = (most: number) => roundedPercent(mean(places.map((place) => Number(place >= 0 && place < most))));
  return {
    part: "alike",
    set: "youtube-videos",
    n: channels.length,
    first: share(1),
    amongThree: share(shown),
    chance: roundedPercent(1 / channels.length),
  };
}

function differences(folder: string): AccuracyLine {
  const draw = draws(83);
  const bursts = hasFile(folder, posts) ? burstsOf(folder) : 1;
  const claimed = (of: (at: number) => Partial<Habits>) =>
    roundedPercent(
      mean(
        Array.from({ length: drawn }, () => {
          const habits: Habits = {
            perWeek: Math.exp(0.5 + 1.5 * draw()),
            videos: 0.2 + 0.5 * draw(),
            theme: 0.3,
            bursts,
          };
          const reports = Array.from({ length: shown + 1 }, (_, at) =>
            reportOf(draw, String(at), { ...habits, ...of(at) }),
          );
          const [own, ...others] = reports;
          if (!own) return 0;
          return Number(lookAlikes(own, others, "x").creators.some(({ statements }) => statements.length > 1));
        }),
      ),
    );
  return {
    part: "alike",
    set: "simulated",
    n: drawn,
    bursts: Math.round(100 * bursts) / 100,
    falseClaims: claimed(() => ({})),
    found: Object.fromEntries(
      [0.3, 0.4, 0.5].map((more) => [
        `videos +${100 * more}`,
        claimed((at) => ({ videos: at === 1 ? 0.3 + more : 0.3 })),
      ]),
    ),
    foundTwiceAsOften: claimed((at) => ({ perWeek: at === 1 ? 10 : 5 })),
  };
}

interface Habits {
  perWeek: number;
  /** Share of the posts. */
  videos: number;
  theme: number;
  bursts: number;
}

/** What a report says of the posts of eight weeks. */
function reportOf(draw: Draw, key: string, { perWeek, videos: share, theme, bursts }: Habits): AlikeReport {
  // A compound of runs of posts has the variance of bursts.
  const count = Math.round(bursts * poisson(draw, (perWeek * weeks) / bursts));
  const n = Math.max(2, Math.min(50, count));
  const times = (chance: number) => Array.from({ length: n }, () => Number(draw() < chance)).reduce((a, b) => a + b, 0);
  const about = times(share);
  const shared = { platform: "x", kind: "derived", asOf: "2026-11-30T00:00:00.000Z" } as const;
  const add = (metric: Parameters<typeof makeFact>[0]["metric"], value: Fact["value"], of?: number): Fact =>
    makeFact(
      { ...shared, id: metric.startsWith("theme") ? metric : `x.${metric}`, metric, value, ...(of && { n: of }) },
      [],
    );
  const facts = [
    add("followers", 10_000),
    add("postFrequency", count / weeks, Math.max(1, count)),
    add("format.1", "video"),
    add("format.1.share", (100 * about) / n, n),
    add("format.2", "image"),
    add("format.2.share", (100 * (n - about)) / n, n),
    ...([1, 2] as const).flatMap((place) => [
      add(`theme.${place}`, `#theme${place}`),
      add(`theme.${place}.share`, (100 * times(theme)) / n, n),
    ]),
  ];
  return { key, sealed: { facts, sources: [] } };
}

/** How much wider weekly counts of posts vary than those of independent ones: the median account's. */
function burstsOf(folder: string): number {
  const ratios = readPostsByAccount(folder).flatMap((all) => {
    const [first, last] = [all[0]?.at ?? 0, all.at(-1)?.at ?? 0];
    const spans = Math.floor((last - first) / (7 * 86_400 * weeks));
    return Array.from({ length: spans }, (_, span) => {
      const counts = Array.from({ length: weeks }, (_, week) => {
        const from = first + (span * weeks + week) * 7 * 86_400;
        return all.filter(({ at }) => at >= from && at < from + 7 * 86_400).length;
      });
      const middle = mean(counts);
      const variance = counts.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (weeks - 1);
      return middle >= 1 ? [variance / middle] : [];
    }).flat();
  });
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 1;
}
