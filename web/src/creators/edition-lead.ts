import type { Fact } from "@fanradar/engine";

/** Key of the sentence on what an edition is made from: public data alone, or also figures that the creator shares, of files in particular. */
export function editionLeadOf(facts: readonly Pick<Fact, "scope" | "kind" | "trust">[]) {
  const shared = facts.filter(({ scope, kind }) => scope === "owner" && kind !== "unavailable");
  if (shared.length === 0) return "editionLead";
  return shared.some(({ trust }) => trust === "file") ? "editionLeadFile" : "editionLeadShared";
}
