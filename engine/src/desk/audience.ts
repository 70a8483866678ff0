import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";

/** The figure that stands for a platform's audience. */
export function audienceOf(platform: Platform): string {
  return platform === "onlyfans" ? "onlyfans.subscribers" : `${platform}.followers`;
}

/** Whether no figure of a platform is known: its read gave nothing, and nobody typed or imported any. */
export function isSilent(facts: ReadonlyMap<string, Fact>, platform: Platform): boolean {
  return ![...facts.values()].some((fact) => fact.platform === platform && fact.kind !== "unavailable");
}
