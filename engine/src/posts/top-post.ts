import { reasonOfSample } from "../desk/absence.ts";
import { addMissing, type Desk, put } from "../desk/desk.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { settledPosts, spanOf, tooFewPosts } from "./settled.ts";

const maxAgeDays = 30;
const fewest = 5;

/** The share of the last 30 days' likes and comments that their most successful post drew; from 5 posts. */
export function putTopPost(desk: Desk, platform: Platform): void {
  const subject = { metric: "topPostShare", platform, unit: "percent" } as const;
  const settled = settledPosts(desk, platform, { maxAgeDays });
  const rated = settled.flatMap((post) =>
    post.likes === undefined || post.comments === undefined ? [] : [{ post, interactions: post.likes + post.comments }],
  );
  const all = rated.reduce((sum, { interactions }) => sum + interactions, 0);
  if (rated.length < fewest) {
    const reason = tooFewPosts(settled, { needs: fewest, has: rated.length });
    addMissing(desk, subject, reasonOfSample(desk, platform, reason));
  } else if (all === 0) addMissing(desk, subject, { code: "no-interactions" });
  else
    put(desk, {
      ...subject,
      kind: "derived",
      value: (100 * Math.max(...rated.map(({ interactions }) => interactions))) / all,
      formula: "posts.topShare",
      ...spanOf(rated.map(({ post }) => post)),
      sources: rated.map(({ post }) => post.evidence),
    });
}
