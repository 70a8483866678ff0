import type { ListedCreator } from "@fanradar/contract";
import type { Viewer } from "../../domain/access/policy.ts";
import type { StoredCreator } from "../../domain/creators/find-creator.ts";
import { presentCreator } from "../../domain/creators/present-creator.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { presentHits } from "./present-hits.ts";

/** Creators as a viewer may see them, each with the followers of its largest profile as everybody may. */
export async function presentListed(db: Db, viewer: Viewer, found: StoredCreator[]): Promise<ListedCreator[]> {
  const hits = found.map(({ creator }) => ({ creatorId: creator.id, match: null }));
  const { creators, facts, sources } = await presentHits(db, hits);
  return found.flatMap((one) => {
    const listing = presentCreator(viewer, one);
    if (!listing) return [];
    const name = creators.find(({ id }) => id === listing.id)?.followers;
    const followers = facts.find(({ id }) => id === name);
    return {
      ...listing,
      facts: [...listing.facts, ...(followers ? [{ ...followers, id: "followers" }] : [])],
      sources: sources.filter(({ evidence }) => followers?.sources.includes(evidence)),
    };
  });
}
