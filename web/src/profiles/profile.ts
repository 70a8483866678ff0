import type { CreatorListing, Model } from "@fanradar/contract";

/** A card of the list: a submission of one's own, or a creator's own record. */
export type Profile = ({ kind: "own" } & Model) | ({ kind: "creator" } & CreatorListing);

export const badgeFilters = ["all", "verified", "featured", "ownerVerified"] as const;
export const whoseFilters = ["all", "own", "creators"] as const;

/** Which cards are wanted, as the address holds it. */
export interface ProfileFilters {
  q: string;
  badge: (typeof badgeFilters)[number];
  whose: (typeof whoseFilters)[number];
  tag: string;
}

const holds = (text: string, typed: string) => text.toLowerCase().includes(typed);

/** Does a card fit? Creators that the server found by what is typed fit it, however they are spelled. */
export function fits(profile: Profile, { q, badge, whose, tag }: ProfileFilters): boolean {
  const typed = q.trim().toLowerCase().replace(/^@/, "");
  const isFound = profile.kind === "creator" || holds(profile.name, typed) || holds(profile.username, typed);
  const isBadged = {
    all: true,
    verified: profile.isVerified,
    featured: profile.isFeatured,
    ownerVerified: profile.isOwnerVerified,
  }[badge];
  // Which of one's own wear a tag the server says; nobody else's do.
  const isTagged = tag === "" || profile.kind === "own";
  return isFound && isBadged && isTagged && (whose === "all" || (whose === "own") === (profile.kind === "own"));
}
