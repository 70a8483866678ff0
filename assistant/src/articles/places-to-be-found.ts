/** Where creators are found; what is paid for is on OnlyFans, whatever an article is on. */
export const placesToBeFound = ["instagram", "tiktok", "x", "reddit"] as const;
/** A platform on which creators are found. */
export type PlaceToBeFound = (typeof placesToBeFound)[number];
