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
export function present(
  viewer: Viewer,
  { creator, own, links, score, profiles }: StoredCreator,
): CreatorListing | undefined {
  const [profile] = profiles;
  if (!profile || !canFind(viewer, creator)) return undefined;
  const shows = (field: CreatorField) => canRead(viewFor(viewer, creator), visibility(creator, field));
  const shownScore = shows("figures") && typeof score?.value === "number" ? score : null;
  return {
    id: own.id,
    userId: creator.ownerUserId,
    name: creator.displayName,
    username: own.username,
    ...notComputed,
    ...linkUrls(links),
    notes: null,
    status: own.status,
    isFeatured: own.isFeatured,
    isVerified: own.isVerified,
    isOwnerVerified: own.isOwnerVerified,
    trendingScore: shownScore && Number(shownScore.value),
    viewCount: own.viewCount,
    privacySettings: { showEarnings: shows("earnings"), showSubscribers: shows("subscribers") },
    createdAt: own.createdAt.toISOString(),
    updatedAt: own.updatedAt.toISOString(),
    ...profile,
    badge: badgeOf(own, shownScore),
    facts: [...(shownScore ? [shownScore] : []), viewsOf(own.viewCount)],
  };
}

/** One badge: Top Creator before Hot before Verified Creator before Featured. */
function badgeOf(
  own: Pick<StoredCreator["own"], "isTopCreator" | "isVerified" | "isOwnerVerified" | "isFeatured">,
  score: Fact | null,
): CreatorListing["badge"] {
  if (score && own.isTopCreator) return "top-creator";
  if (score && Number(score.value) >= 85) return "hot";
  if (own.isVerified && own.isOwnerVerified) return "verified-creator";
  return own.isFeatured && !own.isOwnerVerified ? "featured" : null;
}

function viewsOf(value: number): Fact {
  const metric = "pageViews";
  return recordFact(
    { id: metric, metric, value, unit: "count", asOf: new Date().toISOString(), formula: "count.views" },
    { scope: "public" },
  );
}
