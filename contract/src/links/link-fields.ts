import type { Platform } from "@fanradar/engine";

/** The wire's field that links a platform, in the order of the form. */
export const linkFields = {
  onlyfans: "onlyfansUrl",
  instagram: "instagramUrl",
  x: "twitterUrl",
  tiktok: "tiktokUrl",
} as const satisfies Record<Platform, string>;

export type LinkField = (typeof linkFields)[Platform];
