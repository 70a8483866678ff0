import { median } from "simple-statistics";
import { observationKinds } from "../catalogue/observations.ts";
import { putTypedOr } from "../desk/counts.ts";
import { type Desk, put } from "../desk/desk.ts";
import type { Reason } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { engagementWindow, settledPosts, spanOf, tooFewPosts } from "./settled.ts";

const fewest = 5;

const members = ["likes", "comments"] as const;

/**
 * What a typical post gets: the median over the last 12 settled posts, from 5 that show the count (a mean would follow
 * the one post that went far). Where posts do not tell, the typed figure. A hidden count is not 0.
 */
export function putAverages(desk: Desk, platform: Platform): void {
  const posts = settledPosts(desk, platform, engagementWindow);
  for (const member of platform === "tiktok" ? ([...members, "views"] as const) : members) {
    const observed = `${member}.average` as const;
    const counted = posts.filter((post) => post[member] !== undefined);
    if (counted.length < fewest) {
      const few = { needs: fewest, has: counted.length };
      const reason: Reason = member === "views" ? { code: "too-few-videos", ...few } : tooFewPosts(posts, few);
      putTypedOr(desk, platform, observed, reason);
      continue;
    }
    put(desk, {
      metric: observationKinds[observed].metric,
      platform,
      unit: "count",
      kind: "derived",
      value: median(counted.map((post) => post[member] ?? 0)),
      formula: "posts.median",
      ...spanOf(counted),
      sources: counted.map(({ evidence }) => evidence),
    });
  }
}
