import { median } from "simple-statistics";
import { reasonOfSample } from "../desk/absence.ts";
import { addMissing, type Desk, put } from "../desk/desk.ts";
import { settledPosts, spanOf } from "./settled.ts";

const newest = 30;
const fewest = 10;
const z = 1.2816;

/**
 * TikTok: the share of the last 30 videos above 3 × their median views, with the 80 % Wilson interval; from 10 videos.
 */
export function putViralPotential(desk: Desk): void {
  const videos = settledPosts(desk, "tiktok", {})
    .filter((post) => post.views !== undefined)
    .slice(0, newest);
  const subject = { metric: "viralPotential", platform: "tiktok", unit: "percent" } as const;
  if (videos.length < fewest) {
    const reason = { code: "too-few-videos", needs: fewest, has: videos.length } as const;
    addMissing(desk, subject, reasonOfSample(desk, "tiktok", reason));
    return;
  }
  const views = videos.map((post) => post.views ?? 0);
  const threshold = 3 * median(views);
  const share = views.filter((count) => count > threshold).length / views.length;
  const [low, high] = wilson(share, views.length);
  put(desk, {
    ...subject,
    kind: "derived",
    value: 100 * share,
    low: 100 * low,
    high: 100 * high,
    level: 0.8,
    formula: "viral.aboveThreeMedians",
    ...spanOf(videos),
    sampleOf: "videos",
    sources: videos.map(({ evidence }) => evidence),
  });
}

/** Wilson score interval of a share at 80 %; stays inside 0–1, holds the share, and is sane for 0 and 1. */
export function wilson(share: number, n: number): [low: number, high: number] {
  const centre = share + z ** 2 / (2 * n);
  const half = z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  const scale = 1 + z ** 2 / n;
  return [Math.min(share, Math.max(0, (centre - half) / scale)), Math.max(share, Math.min(1, (centre + half) / scale))];
}
