import { dayMs, draws, findAllAnomalies, type Post, type RatedPost, type StandOut, standOuts } from "@fanradar/engine";
import { mean, median } from "simple-statistics";
import { readPostsByAccount, type SampledPost } from "./instagram-posts.ts";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { completeSeries, panelFile, readPanel } from "./panel.ts";
import { hasFile, numberInRow, readCsv } from "./read-csv.ts";

const youtubeFile = "youtube-videos/videos.csv";
const instagramFile = "instagram-posts/posts.csv";
export const standOutFiles: string[] = [youtubeFile, instagramFile, panelFile];

const fewestVideos = 25;
const window = 40;
/** What one post in forty is multiplied by. */
const planted = [2, 3, 5];
/** A post still draws followers so long after it came out. Days. */
const drawsDays = 3;

/**
 * Posts that stood out by likes and comments: whether another count, their views, lies on the same side of what is typical around them
 * (`viewsAgree`; by chance 50 %); whether a post whose counts were multiplied is among those named; and how often a day drawn at
 * random, on which nobody posted, has an unusual rise of followers within three days (`chanceRise`).
 */
export function standOutAccuracy(folder: string): AccuracyLine[] {
  return [
    ...(hasFile(folder, youtubeFile) ? [youtube(folder)] : []),
    ...(hasFile(folder, instagramFile) ? [instagram(folder)] : []),
    ...(hasFile(folder, panelFile) ? [panel(folder)] : []),
  ];
}

interface Drawn {
  at: number;
  interactions: number;
  views?: number;
}

/** Posts an hour apart, the order alone being what counts: the newest 40 lie within 90 days of the newest. */
function ratedOf(posts: Drawn[]): RatedPost[] {
  return posts.toReversed().map(({ interactions, views }, place) => {
    const at = Date.UTC(2026, 0, 1) - place * dayMs;
    const post: Post = {
      platform: "instagram",
      externalId: String(place),
      publishedAt: new Date(at).toISOString(),
      kind: "video",
      likes: interactions,
      comments: 0,
      ...(views !== undefined && { views }),
      evidence: "",
    };
    return { post, at, residual: 0 };
  });
}

const foundIn = (posts: Drawn[]) => standOuts(new Map([["instagram", ratedOf(posts)]]), "2026-01-01T12:00:00.000Z");

function youtube(folder: string): AccuracyLine {
  const channels = new Map<string, Map<string, Drawn>>();
  for (const row of readCsv(folder, youtubeFile)) {
    const [views, likes, comments] = ["view_count", "like_count", "comment_count"].map((name) =>
      numberInRow(row, name),
    );
    if (views === undefined || likes === undefined) continue;
    const channel = channels.get(row.channel_id ?? "") ?? new Map<string, Drawn>();
    channel.set(row.video_id ?? "", {
      at: Date.parse(row.published_at ?? ""),
      interactions: likes + (comments ?? 0),
      views,
    });
    channels.set(row.channel_id ?? "", channel);
  }
  const found = [...channels.values()]
    .map((videos) => [...videos.values()].sort((a, b) => a.at - b.at))
    .filter((videos) => videos.length >= fewestVideos)
    .map(foundIn);
  const agree = (list: StandOut[], way: 1 | -1) => {
    const sides = list.map(({ post, around }) =>
      Number(Math.sign((post.views ?? 0) - median(around.map(({ views = 0 }) => views))) === way),
    );
    return { posts: sides.length, viewsAgree: roundedPercent(mean(sides)) };
  };
  const [up, down] = [found.flatMap((one) => one.up), found.flatMap((one) => one.down)];
  return { part: "standouts", set: "youtube-videos", n: found.length, up: agree(up, 1), down: agree(down, -1) };
}

function instagram(folder: string): AccuracyLine {
  const draw = draws(11);
  const accounts = readPostsByAccount(folder).filter((posts) => posts.length >= window);
  const share = (factor: number) =>
    mean(
      accounts.map((posts) => {
        const newest = posts.slice(-window);
        const chosen = Math.floor(draw() * window);
        return Number(isNamed(newest, chosen, factor));
      }),
    );
  const found = Object.fromEntries(planted.map((factor) => [factor, roundedPercent(share(factor))]));
  return { part: "standouts", set: "instagram-posts", n: accounts.length, found };
}

/** Whether a post at a place, oldest first, is among those named once it draws so many times what is typical around it. */
function isNamed(posts: SampledPost[], place: number, factor: number): boolean {
  const typical = median(posts.map(({ interactions }) => interactions));
  const changed = posts.map((post, at) =>
    at === place ? { ...post, interactions: Math.round(factor * typical) } : post,
  );
  return foundIn(changed).up.some(({ post }) => post.externalId === String(posts.length - 1 - place));
}

function panel(folder: string): AccuracyLine {
  const started = performance.now();
  const draw = draws(5);
  const all = completeSeries(readPanel(folder, "twitch_followers"), { least: 1_000 });
  const hits = all.map((values) => {
    const rises = findAllAnomalies(values).filter(({ excess }) => excess > 0);
    const day = Math.floor(draw() * (values.length - drawsDays));
    return Number(rises.some(({ from, to }) => from <= day + drawsDays && to >= day));
  });
  return {
    part: "standouts",
    set: "panel-twitch",
    n: all.length,
    chanceRise: roundedPercent(mean(hits)),
    seconds: rounded((performance.now() - started) / 1000, 2),
  };
}
