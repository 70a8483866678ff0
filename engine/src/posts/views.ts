import { median } from "simple-statistics";
import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { reasonOfSample } from "../builder/missing-reasons.ts";
import { wilsonInterval } from "../statistics/wilson-interval.ts";
import { sampleSpan, settledPosts } from "./settled.ts";

const newest = 30;
const fewest = 10;
const z = 1.2816;

/**
 * TikTok: the share of the last 30 videos above 3 × their median views, with the 80 % Wilson interval; from 10 videos.
 */
export function addViralPotential(builder: FactBuilder): void {
  const videos = settledPosts(builder, "tiktok", {})
    .filter((post) => post.views !== undefined)
    .slice(0, newest);
  const subject = { metric: "viralPotential", platform: "tiktok" } as const;
  if (videos.length < fewest) {
    const reason = { code: "too-few-videos", needs: fewest, has: videos.length } as const;
    addMissing(builder, subject, reasonOfSample(builder, "tiktok", reason));
    return;
  }
  const views = videos.map((post) => post.views ?? 0);
  const threshold = 3 * median(views);
  const share = views.filter((count) => count > threshold).length / views.length;
  addFact(builder, {
    ...subject,
    kind: "derived",
    value: 100 * share,
    ...wilsonInterval(share, views.length, z),
    level: 0.8,
    formula: "viral.aboveThreeMedians",
    ...sampleSpan(videos),
    sampleOf: "videos",
    sources: videos.map(({ evidence }) => evidence),
  });
}
