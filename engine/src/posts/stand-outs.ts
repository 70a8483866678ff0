import { median } from "simple-statistics";
import type { AnalyseInput } from "../analyse-input.ts";
import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import { standOutPlaces } from "../catalogue/groups.ts";
import { dayMs } from "../catalogue/time.ts";
import type { RatedPost } from "../content/rated-posts.ts";
import type { FoundTheme } from "../content/themes.ts";
import { kindWord } from "../content/what-draws.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { isRetweet } from "./is-retweet.ts";
import { nearest } from "./rank-posts.ts";
import { readAt } from "./settled.ts";
import { typicalOf } from "./typical-range.ts";

const usualDays = 90;
/** Posts around one that say what was typical; with fewer it stands out from nothing. */
const fewest = 10;
/** How many times as much as the typical post, or as little: less is the usual up and down of posts. */
const [leastUp, mostDown] = [1.5, 1 / 1.5];
const most = 3;

/** A post with what it drew against the posts around it. */
export interface StandOut {
  platform: Platform;
  post: Post;
  around: Post[];
  /** Times what is typical of the posts around it. */
  times: number;
}

/**
 * The three posts of the last 90 days that drew most, and the three that drew least, likes and comments against the 20 settled posts
 * around them on their platform: from 1.5 times, and to two thirds of it. Posts of others that were passed on do not count. The rough
 * order is by the median of those around, the figure by what is typical of them (`typicalOf`).
 */
export function standOuts(
  rated: ReadonlyMap<Platform, readonly RatedPost[]>,
  asOf: string,
): { up: StandOut[]; down: StandOut[] } {
  const since = new Date(Date.parse(asOf) - usualDays * dayMs).toISOString();
  const known = [...rated].flatMap(([platform, posts]) => {
    const own = posts.filter(({ post }) => !isRetweet(post));
    return own.flatMap((one, at) => {
      if (one.post.publishedAt < since) return [];
      const around = nearest(own, at);
      const middle = around.length < fewest ? 0 : median(around.map(countOf));
      return middle > 0
        ? [{ platform, post: one.post, count: countOf(one), around, rough: countOf(one) / middle }]
        : [];
    });
  });
  const inOrder = known.toSorted(
    (a, b) =>
      b.rough - a.rough || (a.post.publishedAt < b.post.publishedAt ? 1 : -1) || (a.platform < b.platform ? -1 : 1),
  );
  // The typical post costs more than the median, and the order by either is nearly the same.
  const measured = (list: typeof known) =>
    list.flatMap(({ platform, post, count, around }): StandOut[] => {
      const typical = typicalOf(around.map(countOf));
      return typical > 0 ? [{ platform, post, around: around.map((one) => one.post), times: count / typical }] : [];
    });
  const up = measured(inOrder.slice(0, 2 * most)).filter(({ times }) => times >= leastUp);
  const down = measured(inOrder.slice(-2 * most)).filter(({ times }) => times <= mostDown);
  return {
    up: up.sort((a, b) => b.times - a.times).slice(0, most),
    down: down.sort((a, b) => a.times - b.times).slice(0, most),
  };
}

const countOf = ({ post }: RatedPost) => (post.likes ?? 0) + (post.comments ?? 0);

/**
 * Facts of the posts that stood out: times the typical one, format, time of day, theme and address, where these are known. The
 * period of each is the instant of publishing. The time of day is UTC where the creator's zone is unknown.
 */
export function addStandOuts(
  builder: FactBuilder,
  rated: ReadonlyMap<Platform, readonly RatedPost[]>,
  { themes, subjects, timeZone }: Pick<AnalyseInput, "subjects" | "timeZone"> & { themes: readonly FoundTheme[] },
): void {
  const found = standOuts(rated, builder.asOf);
  const timeOf = clockOf(timeZone);
  for (const way of ["up", "down"] as const)
    found[way].forEach(({ platform, post, around, times }, at) => {
      const metric = standOutPlaces[way][at];
      if (!metric) return;
      const shared = {
        platform,
        asOf: new Date(readAt(builder, post)).toISOString(),
        period: { from: post.publishedAt, to: post.publishedAt },
      };
      const { id } = addFact(builder, {
        ...shared,
        metric,
        kind: "derived",
        value: times,
        n: around.length,
        sampleOf: "posts",
        formula: "posts.timesTypical",
        sources: [post, ...around].map(({ evidence }) => evidence),
      });
      const sources = [post, ...around].map(({ evidence }) => evidence);
      const own = { ...shared, kind: "derived" as const, inputs: [id], sources };
      addFact(builder, { ...own, metric: `${metric}.format`, value: kindWord(post.kind), formula: "post.format" });
      const zone = timeZone === undefined ? "post.timeUtc" : "post.time";
      addFact(builder, {
        ...own,
        metric: `${metric}.time`,
        value: timeOf(post.publishedAt),
        formula: zone,
      });
      const theme = themes.find(({ posts }) => posts.has(post))?.text;
      if (theme !== undefined)
        addFact(builder, { ...own, metric: `${metric}.theme`, value: theme, formula: "post.theme" });
      const handle = subjects.find((subject) => subject.platform === platform)?.handle;
      const link =
        builder.evidence.get(post.evidence)?.sandbox === false && handle ? postAddress(post, handle) : undefined;
      if (link !== undefined) addFact(builder, { ...own, metric: `${metric}.link`, value: link, formula: "post.link" });
    });
}

/** Hours of an instant since midnight, minutes as a fraction. */
function clockOf(timeZone = "UTC"): (instant: string) => number {
  const format = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });
  return (instant) => {
    const [hours = 0, minutes = 0] = format.format(Date.parse(instant)).split(":").map(Number);
    return hours + minutes / 60;
  };
}

/** Address of a post where it follows from its number; Instagram's does not. */
export function postAddress(
  { platform, externalId }: Pick<Post, "platform" | "externalId">,
  handle: string,
): string | undefined {
  if (!/^\d+$/.test(externalId)) return undefined;
  if (platform === "x") return `https://x.com/${encodeURIComponent(handle)}/status/${externalId}`;
  return platform === "tiktok"
    ? `https://www.tiktok.com/@${encodeURIComponent(handle)}/video/${externalId}`
    : undefined;
}
