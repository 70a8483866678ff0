import type { Fact } from "@fanradar/engine";

/** Key of the sentence on what an edition is made from: public data alone, or also figures that the creator shares. */
export function editionLeadOf(facts: readonly Pick<Fact, "scope" | "kind">[]): "editionLead" | "editionLeadShared" {
  const isShared = facts.some(({ scope, kind }) => scope === "owner" && kind !== "unavailable");
  return isShared ? "editionLeadShared" : "editionLead";
}
