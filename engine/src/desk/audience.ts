import type { Platform } from "../ledger/vocabulary.ts";

/** The figure that stands for a platform's audience. */
export function audienceOf(platform: Platform): string {
  return platform === "onlyfans" ? "onlyfans.subscribers" : `${platform}.followers`;
}
