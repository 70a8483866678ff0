import type { Platform } from "@fanradar/engine";

/** The wire's field that links a platform, in the order of the form. Source: product-spec.md, section 3. */
export const linkFields = {
  onlyfans: "onlyfansUrl",
  instagram: "instagramUrl",
  x: "twitterUrl",
  tiktok: "tiktokUrl",
} as const satisfies Record<Platform, string>;

export type LinkField = (typeof linkFields)[Platform];
