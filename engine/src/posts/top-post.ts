import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { reasonOfSample } from "../builder/missing-reasons.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { sampleSpan, settledPosts, tooFewPosts } from "./settled.ts";

const maxAgeDays = 30;
const fewest = 5;

/** The share of the last 30 days' likes and comments that their most successful post drew; from 5 posts. */
export function addTopPost(builder: FactBuilder, platform: Platform): void {
  const subject = { metric: "topPostShare", platform } as const;
  const settled = settledPosts(builder, platform, { maxAgeDays });
  const rated = settled.flatMap((post) =>
    post.likes === undefined || post.comments === undefined ? [] : [{ post, interactions: post.likes + post.comments }],
  );
  const all = rated.reduce((sum, { interactions }) => sum + interactions, 0);
  if (rated.length < fewest) {
    const reason = tooFewPosts(settled, { needs: fewest, has: rated.length });
    addMissing(builder, subject, reasonOfSample(builder, platform, reason));
  } else if (all === 0) addMissing(builder, subject, { code: "no-interactions" });
  else
    addFact(builder, {
      ...subject,
      kind: "derived",
      value: (100 * Math.max(...rated.map(({ interactions }) => interactions))) / all,
      formula: "posts.topShare",
      ...sampleSpan(rated.map(({ post }) => post)),
      sources: rated.map(({ post }) => post.evidence),
    });
}
