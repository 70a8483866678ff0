import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";

/** Id of the fact that states a platform's audience: subscribers on OnlyFans, else followers. */
export function audienceOf(platform: Platform): string {
  return platform === "onlyfans" ? "onlyfans.subscribers" : `${platform}.followers`;
}

/** Whether a platform has no figure at all: none was read, typed or imported. */
export function hasNoFigures(facts: ReadonlyMap<string, Fact>, platform: Platform): boolean {
  const isGiven = ({ kind, reason }: Fact) => kind !== "unavailable" || reason?.code === "too-few-statement-days";
  return ![...facts.values()].some((fact) => fact.platform === platform && isGiven(fact));
}
