import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { addMissing, type Desk, put } from "./desk.ts";

const dayMs = 86_400_000;

/** How old a platform's newest audience figure is. */
export function putDataAge(desk: Desk, platform: Platform, audience: Fact): void {
  const subject = { metric: "dataAge", platform, unit: "days" } as const;
  if (audience.kind === "unavailable") addMissing(desk, subject, audience.reason ?? { code: "no-follower-count" });
  else
    put(desk, {
      ...subject,
      kind: "derived",
      value: Math.max(0, Date.parse(desk.asOf) - Date.parse(audience.asOf)) / dayMs,
      formula: "data.age",
      inputs: [audience.id],
      sources: audience.sources,
    });
}
