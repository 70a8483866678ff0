import type { Platform } from "@fanradar/engine";

/** Brand names, the same in every language. */
export const platformWords: Record<Platform, string> = {
  instagram: "Instagram",
  x: "X",
  tiktok: "TikTok",
  onlyfans: "OnlyFans",
};
