import { mean, standardDeviation } from "simple-statistics";
import type { Counts } from "../builder/counts.ts";
import { addFact, addMissing, type FactBuilder, numberOf } from "../builder/fact-builder.ts";
import { reasonOfSample } from "../builder/missing-reasons.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { engagementWindow, sampleSpan, settledPosts, tooFewPosts } from "../posts/settled.ts";

/** Likes that hardly vary are no sign over fewer posts. */
const fewestPosts = 12;

/**
 * What may point at bought followers or likes: how much likes vary from post to post, and how many accounts are followed for
 * each follower. They are signals, never a share of fakes: that would take a sample of followers with their own counts,
 * which no platform gives (decision 0098). Source: docs/methods.md, 'Authenticity'.
 */
export function addAuthenticity(builder: FactBuilder, platform: Platform, { audience, following }: Counts): void {
  addLikesVariation(builder, platform);
  if (following) addFollowRatio(builder, platform, { following, followers: audience });
}

/** Standard deviation ÷ mean of the likes of the newest 12 posts. */
function addLikesVariation(builder: FactBuilder, platform: Platform): void {
  const subject = { metric: "likesVariation", platform } as const;
  const settled = settledPosts(builder, platform, engagementWindow);
  const posts = settled.filter(({ likes }) => likes !== undefined);
  const likes = posts.flatMap((post) => post.likes ?? []);
  if (likes.length < fewestPosts) {
    const reason = tooFewPosts(settled, { needs: fewestPosts, has: likes.length });
    addMissing(builder, subject, reasonOfSample(builder, platform, reason));
  } else if (mean(likes) === 0) addMissing(builder, subject, { code: "no-interactions" });
  else
    addFact(builder, {
      ...subject,
      kind: "derived",
      value: (100 * standardDeviation(likes)) / mean(likes),
      formula: "likes.variation",
      ...sampleSpan(posts),
      sources: posts.map(({ evidence }) => evidence),
    });
}

function addFollowRatio(
  builder: FactBuilder,
  platform: Platform,
  { following, followers }: { following: Fact; followers: Fact },
): void {
  const subject = { metric: "followRatio", platform } as const;
  const [of, by] = [numberOf(following), numberOf(followers)];
  if (of === undefined || !by) {
    const missing = of === undefined ? following : followers;
    addMissing(builder, subject, missing.reason ?? { code: "no-follower-count" });
    return;
  }
  const inputs = [following, followers];
  addFact(builder, {
    ...subject,
    kind: "derived",
    value: of / by,
    formula: "follows.perFollower",
    inputs: inputs.map(({ id }) => id),
    sources: inputs.flatMap(({ sources }) => sources),
  });
}
