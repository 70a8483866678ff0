import { mean, standardDeviation } from "simple-statistics";
import type { AnalyseInput } from "../analyse-input.ts";
import { reasonOfSample } from "../desk/absence.ts";
import { type Desk, numberOf, put, putAbsent } from "../desk/desk.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { engagementWindow, settledPosts, spanOf } from "../posts/settled.ts";
import { followerScore } from "./follower-score.ts";
import { fewestFollowers, suspectShare } from "./suspect-share.ts";

/** Likes that hardly vary are no sign over fewer posts (engine.md §5). */
const fewestPosts = 12;

/**
 * What may point at bought followers or likes: how much likes vary from post to post, and how many accounts are followed for
 * each follower. They are signals, never a share of fakes; a share is told of Instagram alone, from 200 sampled followers
 * on, since only there bought accounts were learnt from. Source: engine.md §5.
 */
export function putAuthenticity(desk: Desk, platform: Platform, samples: AnalyseInput["followerSamples"]): void {
  putLikesVariation(desk, platform);
  putFollowRatio(desk, platform);
  if (platform === "instagram") putSuspectShare(desk, samples);
}

/** Standard deviation ÷ mean of the likes of the newest 12 posts. */
function putLikesVariation(desk: Desk, platform: Platform): void {
  const subject = { metric: "likesVariation", platform, unit: "percent" } as const;
  const posts = settledPosts(desk, platform, engagementWindow).filter(({ likes }) => likes !== undefined);
  const likes = posts.flatMap((post) => post.likes ?? []);
  if (likes.length < fewestPosts) {
    const reason = { code: "too-few-posts", needs: fewestPosts, has: likes.length } as const;
    putAbsent(desk, subject, reasonOfSample(desk, platform, reason));
  } else if (mean(likes) === 0) putAbsent(desk, subject, { code: "no-interactions" });
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

function putFollowRatio(desk: Desk, platform: Platform): void {
  const subject = { metric: "followRatio", platform, unit: "ratio" } as const;
  const [following, followers] = [`${platform}.following`, `${platform}.followers`].map((id) => desk.facts.get(id));
  const [of, by] = [numberOf(desk, following?.id ?? ""), numberOf(desk, followers?.id ?? "")];
  if (of === undefined || !by) {
    const lacking = of === undefined ? following : followers;
    putAbsent(desk, subject, lacking?.reason ?? { code: "no-follower-count" });
    return;
  }
  const inputs = [following, followers].flatMap((fact) => fact ?? []);
  put(desk, {
    ...subject,
    kind: "derived",
    value: of / by,
    formula: "follows.perFollower",
    inputs: inputs.map(({ id }) => id),
    sources: inputs.flatMap(({ sources }) => sources),
  });
}

function putSuspectShare(desk: Desk, samples: AnalyseInput["followerSamples"] = []): void {
  const subject = { metric: "suspectShare", platform: "instagram", unit: "percent" } as const;
  const known = samples.filter(({ evidence }) => desk.evidence.has(evidence));
  const accounts = known.flatMap((sample) => sample.accounts);
  if (accounts.length < fewestFollowers) {
    const reason = { code: "too-few-followers", needs: fewestFollowers, has: accounts.length } as const;
    putAbsent(desk, subject, reasonOfSample(desk, "instagram", reason));
    return;
  }
  const scores = accounts.map((account) => followerScore(account)).sort((a, b) => a - b);
  const { value, low, high } = suspectShare(scores);
  put(desk, {
    ...subject,
    kind: "estimated",
    value: 100 * value,
    low: 100 * low,
    high: 100 * high,
    level: 0.8,
    formula: "followers.suspect",
    n: accounts.length,
    sampleOf: "followers",
    sources: known.map(({ evidence }) => evidence),
  });
}
