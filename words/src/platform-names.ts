import type { Platform } from "@fanradar/engine";

/** Names of their owners': the same in every language. */
export const platformWords: Record<Platform, string> = {
  instagram: "Instagram",
  x: "X",
  tiktok: "TikTok",
  onlyfans: "OnlyFans",
};
