import { between, chanceOf, normalOf } from "./chance.ts";
import type { Cadence, GrowthStyle, SandboxCreator, WorldTier } from "./creators.ts";
import { type Theme, worldThemes } from "./themes.ts";

export type SandboxPlatform = "instagram" | "x" | "tiktok";
export const dayMs = 86_400_000;

/** One creator's account on one platform, with everything that its figures follow from. */
export interface SandboxAccount {
  platform: SandboxPlatform;
  /** Lower case. */
  handle: string;
  /** As the platform writes it. */
  spelling: string;
  creator: SandboxCreator;
  /** Every draw about the account starts with it. */
  key: string;
  /** Midnight UTC of the first day, milliseconds. Nothing exists before it. */
  openedAt: number;
  /** No post from here on, for accounts that fell silent. */
  silentFrom: number;
  /** About when the posts of who declines begin to draw less. */
  tiringFrom: number;
  /** Days over which most of that happens, about. */
  tiringDays: number;
  /** Followers at the world's anchor day, leaving out chance. */
  size: number;
  style: GrowthStyle;
  /** How strongly the style shows, about 1. */
  pace: number;
  /** Days from one session of posting to the next, at least 1. */
  daysBetween: number;
  /** Posts in one session. */
  perSession: number;
  /** Hour of the day (UTC) about which the account posts. */
  hour: number;
  /** Share of followers that like a post in the end, 0–1. */
  likeShare: number;
  hidesLikes: boolean;
  themes: readonly [Theme, ...Theme[]];
}

const sizes: Record<WorldTier, readonly [from: number, to: number]> = {
  nano: [900, 9_500],
  micro: [11_000, 48_000],
  mid: [55_000, 450_000],
  macro: [520_000, 950_000],
  mega: [1_100_000, 8_000_000],
};
const usualDaysBetween: Record<Cadence, number> = { daily: 1.15, often: 2.3, weekly: 6, rare: 16, paused: 3.5 };
const firstOpening = Date.UTC(2017, 0, 1);
const lastOpening = Date.UTC(2023, 5, 1);
/** When pauses begin, and when posts of who declines begin to draw less, by a creator's own days later. */
const pauseBegins = Date.UTC(2026, 8, 12);
const tiringFrom = Date.UTC(2026, 8, 25);

/** The account of a creator on a platform. Figures depend on the seed, identity does not. */
export function openAccount(
  creator: SandboxCreator,
  platform: SandboxPlatform,
  seed: string,
): SandboxAccount | undefined {
  const handle = creator[platform];
  if (handle === undefined) return undefined;
  const { username, tier, style, cadence } = creator;
  const key = `${seed}|${platform}|${handle}`;
  const [from, to] = sizes[tier];
  const audience = from * (to / from) ** chanceOf(seed, username, "size");
  // Beside Instagram's, audiences on other platforms are mostly smaller.
  const beside = platform !== "instagram" && creator.instagram !== undefined ? between(0.08, 0.9, key, "share") : 1;
  const size = Math.max(300, audience * beside);
  const later = (creator.effects?.laterDays ?? 0) * dayMs;
  return {
    platform,
    handle,
    spelling: platform === "x" ? (creator.xSpelling ?? handle) : handle,
    creator,
    key,
    openedAt: Math.floor(between(firstOpening, lastOpening, key, "opened") / dayMs) * dayMs,
    silentFrom: cadence === "paused" ? pauseBegins + later : Number.POSITIVE_INFINITY,
    tiringFrom: style === "declining" ? tiringFrom + later : Number.POSITIVE_INFINITY,
    tiringDays: creator.effects ? 1 : 12,
    size,
    style,
    // The larger, the slower it grows in percent.
    pace: between(0.7, 1.3, key, "pace") * (creator.effects ? (5_000 / Math.max(5_000, size)) ** 0.1 : 1),
    daysBetween: Math.max(1, usualDaysBetween[cadence] * between(0.85, 1.2, key, "cadence")),
    perSession: platform === "x" && (cadence === "daily" || cadence === "often") ? 2 : 1,
    hour: between(8, 20, key, "hour"),
    likeShare: likeShareOf(platform, size) * Math.exp(0.3 * normalOf(key, "likes")),
    hidesLikes: platform === "instagram" && creator.hidesLikes,
    themes: themesOf(creator),
  };
}

/** Bigger audiences like a smaller share of posts; on X a far smaller one. */
function likeShareOf(platform: SandboxPlatform, size: number): number {
  return (platform === "x" ? 0.009 : 0.048) * (5_000 / size) ** 0.16;
}

/** Two or three themes of the creator's language, neighbours in its list. */
function themesOf({ language, username }: SandboxCreator): readonly [Theme, ...Theme[]] {
  const pool = worldThemes[language];
  const first = Math.floor(chanceOf(username, "theme") * pool.length);
  const count = Math.min(pool.length, chanceOf(username, "themes") < 0.5 ? 2 : 3);
  const at = (offset: number) => pool[(first + offset) % pool.length] ?? pool[0];
  return [at(0), ...Array.from({ length: count - 1 }, (_, index) => at(index + 1))];
}
