import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { addMissing, type FactBuilder } from "./fact-builder.ts";
import { reasonOfOutcome } from "./missing-reasons.ts";

/**
 * Adds a missing `reading` fact where a platform could not be read though its audience is known from earlier, so that the
 * report can explain why its figures are old. Not for a platform without a connector.
 */
export function addReadFailure(builder: FactBuilder, platform: Platform, audience: Fact): void {
  const outcome = builder.outcome.get(platform);
  if (outcome === undefined || outcome === "ok" || outcome === "no_connector") return;
  const isKnown = audience.value !== null;
  if (isKnown) addMissing(builder, { metric: "reading", platform }, reasonOfOutcome(builder, platform));
}
