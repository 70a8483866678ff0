import { dayMs, type PooledPost, type RangeMiss, rangeMisses, rangePoolOf } from "@fanradar/engine";
import { mean } from "simple-statistics";
import { inFolds } from "./folds.ts";
import { readPostsByAccount } from "./instagram-posts.ts";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { hasFile, numberInRow, readCsv } from "./read-csv.ts";

const instagramFile = "instagram-posts/posts.csv";
const youtubeFile = "youtube-videos/videos.csv";
const tiktokFile = "tiktok-vn/videos.csv";
const tiktokAgainFile = "tiktok-vn/videos_recrawl.csv";
export const rangesFiles: string[] = [instagramFile, youtubeFile, tiktokFile];

/** Creators that a young instance has read. */
const poolSizes = [10, 20, 40];
const draws = 40;
/** Next posts whose median the range is held to where the set has few of each creator: 42 creators of TikTok have 8 videos, 2 have 17. */
const fewNext = 3;
/** Rates are counted in interactions per million views: the logarithm of 1 + a rate in percent would hide the low ones. */
const perViews = 1_000_000;

interface PostSet {
  set: string;
  posts: PooledPost[][];
  /** Next posts that the median is of, if not 12. */
  next?: number;
}

/**
 * How often the 80 % range of engagement covered the median of the next 12 posts: as it ships, and made as wide as other
 * creators of the platform need it, on creators who were not among these. `small` are pools of few creators, the mean over
 * forty draws. `oneDay` is what a report says of the calibration.
 */
export function rangesAccuracy(folder: string): AccuracyLine[] {
  const sets: PostSet[] = [];
  if (hasFile(folder, instagramFile)) sets.push({ set: "instagram-posts", posts: instagramPosts(folder) });
  if (hasFile(folder, youtubeFile)) {
    sets.push({ set: "youtube-videos, likes and comments", posts: youtubePosts(folder, "reactions") });
    sets.push({ set: "youtube-videos, views", posts: youtubePosts(folder, "views") });
  }
  if (hasFile(folder, tiktokFile)) {
    const few = { next: fewNext };
    sets.push({ set: "tiktok-vn, rate by views, next 3", posts: tiktokPosts(folder, "rate"), ...few });
    sets.push({ set: "tiktok-vn, likes and comments, next 3", posts: tiktokPosts(folder, "reactions"), ...few });
    // What a median of 3 posts for 12 alone takes from the share held.
    if (hasFile(folder, instagramFile))
      sets.push({ set: "instagram-posts, next 3", posts: instagramPosts(folder), ...few });
  }
  return sets.map(({ set, posts, next }) =>
    lineOf(
      set,
      posts.map((one) => rangeMisses(one, { next })),
    ),
  );
}

function lineOf(set: string, all: RangeMiss[][]): AccuracyLine {
  const creators = all.filter((errors) => errors.length > 0);
  const share = (covered: boolean[]) => roundedPercent(mean(covered.map(Number)));
  const pooled = inFolds(creators).flatMap(({ known, unseen }) => coveredBy(known, unseen));
  const pool = rangePoolOf(creators);
  return {
    part: "ranges",
    set,
    n: creators.flat().length,
    creators: creators.length,
    coverage80: share(pooled),
    factor: rounded(pool?.factor ?? 1, 2),
    oneDay: Math.round(pool?.oneDay ?? 0),
    small: Object.fromEntries(
      poolSizes
        .filter((size) => size < creators.length / 2)
        .map((size) => [size, share(drawsOf(creators, size).flatMap(({ known, unseen }) => coveredBy(known, unseen)))]),
    ),
    baseline: { "as it ships": { coverage80: share(creators.flat().map(({ ratio }) => ratio <= 1)) } },
  };
}

function coveredBy(known: RangeMiss[][], unseen: RangeMiss[][]): boolean[] {
  const factor = rangePoolOf(known)?.factor ?? 1;
  return unseen.flat().map(({ ratio }) => ratio <= factor);
}

/** Pools of so many creators, evenly spread over the set, each draw beginning with the next; the others are its exam. */
function drawsOf(creators: RangeMiss[][], size: number): { known: RangeMiss[][]; unseen: RangeMiss[][] }[] {
  return Array.from({ length: draws }, (_, draw) => {
    const chosen = new Set(Array.from({ length: size }, (_, at) => (at * 7 + draw * 11) % creators.length));
    return {
      known: creators.filter((_, at) => chosen.has(at)),
      unseen: creators.filter((_, at) => !chosen.has(at)),
    };
  });
}

/** The set says not when it was read: all on one day, as a first reading would be. */
function instagramPosts(folder: string): PooledPost[][] {
  return readPostsByAccount(folder).map((posts) =>
    posts.map(({ at, interactions }) => ({ at: 1_000 * at, interactions, readOn: "" })),
  );
}

/** Videos a day old and more when they were read; of two readings the second. */
function tiktokPosts(folder: string, of: "reactions" | "rate"): PooledPost[][] {
  const again = hasFile(folder, tiktokAgainFile) ? readCsv(folder, tiktokAgainFile) : [];
  const videos = new Map([...readCsv(folder, tiktokFile), ...again].map((row) => [row.video, row]));
  const creators = new Map<string, PooledPost[]>();
  for (const row of videos.values()) {
    const [views, likes, comments] = ["views", "likes", "comments"].map((name) => numberInRow(row, name));
    const [at, readAt] = [row.posted_at, row.scraped_at].map((time) => Date.parse(`${time?.replace(" ", "T")}Z`));
    if (likes === undefined || !views || at === undefined || readAt === undefined || !(readAt - at >= dayMs)) continue;
    const reactions = likes + (comments ?? 0);
    const interactions = of === "rate" ? (perViews * reactions) / views : reactions;
    const creator = row.creator ?? "";
    creators.set(creator, [
      ...(creators.get(creator) ?? []),
      { at, interactions, readOn: new Date(readAt).toISOString().slice(0, 10) },
    ]);
  }
  return [...creators.values()].map((posts) => posts.sort((a, b) => a.at - b.at));
}

/** Videos a day old and more when they were read; of several readings the last. */
function youtubePosts(folder: string, of: "reactions" | "views"): PooledPost[][] {
  const channels = new Map<string, Map<string, PooledPost>>();
  for (const row of readCsv(folder, youtubeFile)) {
    const [views, likes, comments] = ["view_count", "like_count", "comment_count"].map((name) =>
      numberInRow(row, name),
    );
    const interactions = of === "views" ? views : likes === undefined ? undefined : likes + (comments ?? 0);
    const [at, readAt] = [Date.parse(row.published_at ?? ""), Date.parse(row.snapshot_utc ?? "")];
    if (interactions === undefined || !(readAt - at >= dayMs)) continue;
    const channel = channels.get(row.channel_id ?? "") ?? new Map<string, PooledPost>();
    const readOn = new Date(readAt).toISOString().slice(0, 10);
    const before = channel.get(row.video_id ?? "");
    if (!before || before.readOn <= readOn) channel.set(row.video_id ?? "", { at, interactions, readOn });
    channels.set(row.channel_id ?? "", channel);
  }
  return [...channels.values()].map((videos) => [...videos.values()].sort((a, b) => a.at - b.at));
}
