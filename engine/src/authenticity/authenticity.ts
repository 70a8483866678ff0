import { mean, standardDeviation } from "simple-statistics";
import { reasonOfSample } from "../desk/absence.ts";
import type { Counts } from "../desk/counts.ts";
import { addMissing, type Desk, numberOf, put } from "../desk/desk.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { engagementWindow, settledPosts, spanOf, tooFewPosts } from "../posts/settled.ts";

/** Likes that hardly vary are no sign over fewer posts. */
const fewestPosts = 12;

/**
 * What may point at bought followers or likes: how much likes vary from post to post, and how many accounts are followed for
 * each follower. They are signals, never a share of fakes: that would take a sample of followers with their own counts,
 * which no platform gives (decision 0098). Source: docs/methods.md, 'Authenticity'.
 */
export function putAuthenticity(desk: Desk, platform: Platform, { audience, following }: Counts): void {
  putLikesVariation(desk, platform);
  if (following) putFollowRatio(desk, platform, { following, followers: audience });
}

/** Standard deviation ÷ mean of the likes of the newest 12 posts. */
function putLikesVariation(desk: Desk, platform: Platform): void {
  const subject = { metric: "likesVariation", platform, unit: "percent" } as const;
  const settled = settledPosts(desk, platform, engagementWindow);
  const posts = settled.filter(({ likes }) => likes !== undefined);
  const likes = posts.flatMap((post) => post.likes ?? []);
  if (likes.length < fewestPosts) {
    const reason = tooFewPosts(settled, { needs: fewestPosts, has: likes.length });
    addMissing(desk, subject, reasonOfSample(desk, platform, reason));
  } else if (mean(likes) === 0) addMissing(desk, subject, { code: "no-interactions" });
  else
    put(desk, {
      ...subject,
      kind: "derived",
      value: (100 * standardDeviation(likes)) / mean(likes),
      formula: "likes.variation",
      ...spanOf(posts),
      sources: posts.map(({ evidence }) => evidence),
    });
}

function putFollowRatio(
  desk: Desk,
  platform: Platform,
  { following, followers }: { following: Fact; followers: Fact },
): void {
  const subject = { metric: "followRatio", platform, unit: "ratio" } as const;
  const [of, by] = [numberOf(following), numberOf(followers)];
  if (of === undefined || !by) {
    const lacking = of === undefined ? following : followers;
    addMissing(desk, subject, lacking.reason ?? { code: "no-follower-count" });
    return;
  }
  const inputs = [following, followers];
  put(desk, {
    ...subject,
    kind: "derived",
    value: of / by,
    formula: "follows.perFollower",
    inputs: inputs.map(({ id }) => id),
    sources: inputs.flatMap(({ sources }) => sources),
  });
}
