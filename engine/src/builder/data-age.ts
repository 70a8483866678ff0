import { dayMs } from "../catalogue/time.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { addFact, addMissing, type FactBuilder } from "./fact-builder.ts";

/** How old a platform's newest audience figure is. */
export function addDataAge(builder: FactBuilder, platform: Platform, audience: Fact): void {
  const subject = { metric: "dataAge", platform } as const;
  if (audience.kind === "unavailable") addMissing(builder, subject, audience.reason ?? { code: "no-follower-count" });
  else
    addFact(builder, {
      ...subject,
      kind: "derived",
      value: Math.max(0, Date.parse(builder.asOf) - Date.parse(audience.asOf)) / dayMs,
      formula: "data.age",
      inputs: [audience.id],
      sources: audience.sources,
    });
}
