import { creatorPath, type FoundCreator, isPagePath } from "@fanradar/contract";
import { searchAddress } from "./use-search-address.ts";

/** Where a found creator leads: to its page, or to the search for it alone. */
export function foundCreatorPath({ name, profiles: [profile] }: Pick<FoundCreator, "name" | "profiles">): string {
  if (!profile) return searchAddress({ q: name });
  const path = creatorPath(profile);
  return isPagePath(path) ? path : searchAddress({ q: `@${profile.handle}`, platform: profile.platform });
}
