import type { LinkError } from "./link-errors.ts";
import { isReserved, type LinkPlatform } from "./link-hosts.ts";

export type PathResult =
  | { error?: undefined; handle: string; isWrapped?: boolean }
  | { error: LinkError; hint?: string };

const withoutAt = (part: string) => part.replace(/^@/, "").toLowerCase();

/** Distinguishes a profile's path from a post's, a story's or one of the platform's own pages. Parts are decoded. */
export function recognisePath(platform: LinkPlatform, parts: string[]): PathResult {
  const [first, second, third] = parts;
  if (first === undefined) return { error: "missing_handle" };
  const name = withoutAt(first);
  const special = byPlatform[platform]?.(first.toLowerCase(), second?.toLowerCase(), third);
  if (special) return special;
  if (first.startsWith("@") && name === "") return { error: "missing_handle" };
  return { handle: name };
}

type Recogniser = (first: string, second: string | undefined, third: string | undefined) => PathResult | undefined;

const byPlatform: Partial<Record<LinkPlatform, Recogniser>> = {
  instagram(first, second) {
    if (first === "share") return { error: "short_link" };
    // What the app's own links and its log-in put before a profile.
    if ((first === "_u" || first === "_n") && second) return { handle: withoutAt(second), isWrapped: true };
    if (first === "stories" && second === "highlights") return { error: "story_url" };
    if (first === "stories" && second) return { error: "story_url", hint: withoutAt(second) };
    if (["p", "reel", "reels", "tv"].includes(first) && second) return { error: "post_url" };
    if (second && ["p", "reel", "tv"].includes(second)) return { error: "post_url", hint: withoutAt(first) };
  },
  tiktok(first, second) {
    if (first === "t") return { error: "short_link" };
    if (!first.startsWith("@")) return { error: "reserved_path" };
    if (second === "video" || second === "photo") return { error: "post_url", hint: withoutAt(first) };
  },
  x(first, second, third) {
    const isPost = (second === "status" || second === "statuses") && third;
    if (isPost && !isReserved("x", withoutAt(first))) return { error: "post_url", hint: withoutAt(first) };
  },
  onlyfans(first, second) {
    if (/^\d+$/.test(first) && second) return { error: "post_url", hint: withoutAt(second) };
  },
  fansly(first, second) {
    if (first === "post" && second) return { error: "post_url" };
  },
};
