import { dayMs, type SandboxAccount } from "./account.ts";
import { chanceOf, normalOf, pickOf } from "./chance.ts";
import type { PostKind } from "./creators.ts";
import { jumpsUntil, organicFollowersAt } from "./followers.ts";
import { ageHours, publishedAt } from "./post-times.ts";

/** A post as it was published. Its counts depend on the instant: `countsAt`. */
export interface WorldPost {
  index: number;
  publishedAt: number;
  kind: PostKind;
  /** X only: what `exclude` leaves out. */
  origin: "own" | "reply" | "retweet";
  caption: string | undefined;
  /** Likes that it ends up with. */
  finalLikes: number;
}

export interface PostCounts {
  likes: number;
  comments: number;
  shares: number;
  quotes: number;
  saves: number;
  views: number;
}

/** Post number `index` of an account, 0 the oldest. */
export function postOf(account: SandboxAccount, index: number): WorldPost {
  const published = publishedAt(account, index);
  return {
    index,
    publishedAt: published,
    kind: kindOf(account, index),
    origin: postOriginOf(account, index),
    caption: captionOf(account, index),
    finalLikes: finalLikes(account, index, published),
  };
}

function kindOf({ key }: SandboxAccount, index: number): PostKind {
  const turn = chanceOf(key, "kind", index);
  return turn < 0.42 ? "IMAGE" : turn < 0.74 ? "VIDEO" : "CAROUSEL_ALBUM";
}

/** Whether a post of X is its author's own; decided without making the post. */
export function postOriginOf({ key, platform }: SandboxAccount, index: number): WorldPost["origin"] {
  if (platform !== "x") return "own";
  const turn = chanceOf(key, "origin", index);
  return turn < 0.66 ? "own" : turn < 0.86 ? "reply" : "retweet";
}

/** Which of the account's themes a post is about: the first takes about half of them. */
function themeOf({ key, themes }: SandboxAccount, index: number): number {
  return Math.floor(chanceOf(key, "theme", index) ** 1.6 * themes.length);
}

function captionOf(account: SandboxAccount, index: number): string | undefined {
  const { key, themes, platform } = account;
  if (platform === "instagram" && chanceOf(key, "silent", index) < 0.06) return undefined;
  const theme = themes[themeOf(account, index)] ?? themes[0];
  const tags = theme.tags.filter((_, place) => chanceOf(key, "tag", index, place) < 0.6);
  const line = pickOf(theme.lines, key, "line", index);
  const link = platform === "x" && chanceOf(key, "link", index) < 0.15 ? " https://sandbox.invalid/SANDBOX_link" : "";
  return `${line}${tags.length > 0 ? `${platform === "x" ? " " : "\n\n"}${tags.join(" ")}` : ""}${link}`;
}

/** Some themes do better than others, some posts better than their theme; one of them carries each viral jump. */
function finalLikes(account: SandboxAccount, index: number, published: number): number {
  const { key, tiringFrom, tiringDays } = account;
  const own = Math.exp(0.4 * normalOf(key, "quality", index));
  const tiring = 1 - 0.5 / (1 + Math.exp(-(published - tiringFrom) / (tiringDays * dayMs)));
  const boost = isViral(account, index, published) ? 14 : 1;
  return organicFollowersAt(account, published) * account.likeShare * drawOf(account, index) * own * tiring * boost;
}

/** What the theme and the kind of a post draw against other posts of the account: as planted, or by the luck of its themes. */
function drawOf(account: SandboxAccount, index: number): number {
  const { key, platform, creator } = account;
  const theme = themeOf(account, index);
  if (!creator.effects) return Math.exp(0.25 * normalOf(key, "theme-luck", theme));
  const { format, theme: second } = creator.effects;
  const ofFormat = format && platform === "instagram" && format.kind === kindOf(account, index) ? format.factor : 1;
  return ofFormat * (second && theme === 1 ? second.factor : 1);
}

/** The first post from a day before a viral jump on. */
function isViral(account: SandboxAccount, index: number, published: number): boolean {
  if (account.style !== "viral" || index === 0) return false;
  const [jump] = jumpsUntil(account, published + dayMs);
  return jump !== undefined && publishedAt(account, index - 1) < jump - dayMs;
}

/** Counts at an instant: most of them come within two days, the last of them after weeks. */
export function countsAt(account: SandboxAccount, post: WorldPost, at: number): PostCounts {
  const { key, platform } = account;
  const { index, finalLikes: likes } = post;
  const hours = ageHours(post.publishedAt, at);
  // Sums of what has come, not 1 less what has not: the latter can fall below 0 by a rounding error.
  const share = (quick: number, slow: number) =>
    0.8 * (1 - Math.exp(-hours / quick)) + 0.2 * (1 - Math.exp(-hours / slow));
  const vary = (what: string, low: number, high: number) => low + (high - low) * chanceOf(key, what, index);
  const reposts = likes * vary("shares", 0.03, 0.16) * share(11, 130);
  return {
    likes: Math.floor(likes * share(9, 120)),
    comments: Math.floor(likes * vary("comments", 0.015, platform === "x" ? 0.09 : 0.06) * share(13, 110)),
    shares: Math.floor(reposts),
    quotes: Math.floor(0.2 * reposts),
    saves: Math.floor(likes * vary("saves", 0.02, 0.1) * share(14, 200)),
    views: Math.floor(likes * vary("views", 18, 70) * share(8, 160)),
  };
}
