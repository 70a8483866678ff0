import type { CreatorListing, Model } from "@fanradar/contract";

/** What the dialog manages: all of a submission of one's own, or a creator's own record. */
export type ManagedProfile = ({ kind: "own" } & Model) | ({ kind: "creator" } & CreatorListing);
