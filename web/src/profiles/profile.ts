import type { CreatorListing, ListedCreator, ModelRow } from "@fanradar/contract";

/** A card of the list: a submission of one's own, or a creator's own record. */
export type ProfileCardData = ({ kind: "own" } & ModelRow) | ({ kind: "creator" } & ListedCreator);

export const badgeFilters = ["all", "verified", "featured", "ownerVerified"] as const;
export const ownershipFilters = ["all", "own", "creators"] as const;

/** Which cards to show, as stored in the address. */
export interface ProfileFilters {
  q: string;
  badge: (typeof badgeFilters)[number];
  whose: (typeof ownershipFilters)[number];
  tag: string;
}

/** Does a creator, whom the server found by what is typed, fit the other filters? Creators wear no tags. */
export function fits(creator: CreatorListing, { badge, whose, tag }: ProfileFilters): boolean {
  const isBadged = {
    all: true,
    verified: creator.isVerified,
    featured: creator.isFeatured,
    ownerVerified: creator.isOwnerVerified,
  }[badge];
  return isBadged && tag === "" && whose !== "own";
}
