import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";

export const tiers = ["starter", "nano", "micro", "mid", "macro", "mega"] as const;
export type Tier = (typeof tiers)[number];

const floors: [tier: Tier, from: number][] = [
  ["mega", 1_000_000],
  ["macro", 500_000],
  ["mid", 50_000],
  ["micro", 10_000],
  ["nano", 1_000],
];

/** Size class by followers in the bounds of HypeAuditor; 'starter' below 1,000. */
export function tierOf(followers: number): Tier {
  return floors.find(([, from]) => followers >= from)?.[0] ?? "starter";
}

/** From how many followers a size class begins, and where the next one does; the largest has no end. */
export function boundsOf(tier: Tier): { from: number; below: number | null } {
  const index = floors.findIndex(([name]) => name === tier);
  const [, from = 0] = floors[index] ?? [];
  const above = index === -1 ? floors.at(-1) : floors[index - 1];
  return { from, below: above?.[1] ?? null };
}

/** The size of an account, as facts. */
export interface SizedPeer {
  followers: Fact;
  tier: Fact;
}

/** Size tier by followers. */
export function addTier(builder: FactBuilder, platform: Platform, followers: Fact): Fact {
  const subject = { metric: "tier", platform } as const;
  if (typeof followers.value !== "number")
    return addMissing(builder, subject, followers.reason ?? { code: "no-follower-count" });
  const { id, sources, value } = followers;
  return addFact(builder, {
    ...subject,
    kind: "derived",
    value: tierOf(value),
    formula: "tier.byFollowers",
    inputs: [id],
    sources,
  });
}
