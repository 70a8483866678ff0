import type { CreatorField, CreatorListing } from "@fanradar/contract";
import { type Fact, recordFact } from "@fanradar/engine";
import type { Viewer } from "../access/policy.ts";
import { canFind, canRead, viewFor, visibility } from "../access/visibility.ts";
import { linkUrls } from "../profiles/model-links.ts";
import { notComputed } from "../profiles/not-computed.ts";
import type { StoredCreator } from "./find-creator.ts";

/**
 * The only door out for a creator: what the public may see of it, or the holder of its link. Undefined
 * where this viewer may not, which is answered as if it did not exist. Its owner sees here what others see.
 */
export function presentCreator(
  viewer: Viewer,
  { creator, model, links, score, profiles }: StoredCreator,
): CreatorListing | undefined {
  const [profile] = profiles;
  if (!profile || !canFind(viewer, creator)) return undefined;
  const shows = (field: CreatorField) => canRead(viewFor(viewer, creator), visibility(creator, field));
  const shownScore = shows("figures") && typeof score?.value === "number" ? score : null;
  return {
    id: creator.id,
    userId: creator.ownerUserId,
    name: creator.displayName,
    username: model.username,
    ...notComputed,
    ...linkUrls(links),
    notes: null,
    status: model.status,
    isFeatured: creator.isFeatured,
    isVerified: creator.isVerified,
    isOwnerVerified: creator.isOwnerVerified,
    trendingScore: shownScore && Number(shownScore.value),
    viewCount: creator.viewCount,
    privacySettings: { showEarnings: shows("earnings"), showSubscribers: shows("subscribers") },
    createdAt: model.createdAt.toISOString(),
    updatedAt: model.updatedAt.toISOString(),
    ...profile,
    badge: badgeOf(creator, shownScore),
    facts: [...(shownScore ? [shownScore] : []), viewsOf(creator.viewCount)],
  };
}

/** One badge: Top Creator before Hot before Verified Creator before Featured. */
function badgeOf(
  creator: Pick<StoredCreator["creator"], "isTopCreator" | "isVerified" | "isOwnerVerified" | "isFeatured">,
  score: Fact | null,
): CreatorListing["badge"] {
  if (score && creator.isTopCreator) return "top-creator";
  if (score && Number(score.value) >= 85) return "hot";
  if (creator.isVerified && creator.isOwnerVerified) return "verified-creator";
  return creator.isFeatured && !creator.isOwnerVerified ? "featured" : null;
}

function viewsOf(value: number): Fact {
  const metric = "pageViews";
  return recordFact(
    { id: metric, metric, value, asOf: new Date().toISOString(), formula: "count.views" },
    { scope: "public" },
  );
}
