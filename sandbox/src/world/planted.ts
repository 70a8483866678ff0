import type { PostKind } from "./creators.ts";
import { jumpsUntil } from "./followers.ts";
import type { Theme } from "./themes.ts";
import { findWorldAccount } from "./world.ts";

/** What is true of an account's past: what a report on it should find, and what it should not. Instants in milliseconds. */
export interface PlantedTruth {
  /** Followers that came with a post, and followers that nothing explains, as bought ones. */
  jumps: number[];
  purchases: number[];
  /** From when on nothing is posted, and about when posts begin to draw half of what they drew. */
  pausesAt: number | undefined;
  declinesAt: number | undefined;
  /** The only kind that draws more, and the only theme. */
  format: PostKind | undefined;
  theme: Theme | undefined;
}

/** The truth of a sample creator's account by an instant; undefined of accounts whose themes differ by luck, which have none. */
export function plantedTruth(platform: "instagram" | "x", handle: string, at: number): PlantedTruth | undefined {
  const account = findWorldAccount(platform, handle, { seed: "fanradar", at });
  const effects = account?.creator.effects;
  if (!account || !effects) return undefined;
  const { style, themes, silentFrom, tiringFrom } = account;
  const { format, theme } = effects;
  const jumps = jumpsUntil(account, at);
  const finite = (instant: number) => (Number.isFinite(instant) ? instant : undefined);
  return {
    jumps: style === "viral" ? jumps : [],
    purchases: style === "spike" ? jumps : [],
    pausesAt: finite(silentFrom),
    declinesAt: finite(tiringFrom),
    format: platform === "instagram" ? format?.kind : undefined,
    theme: theme && themes[1],
  };
}
