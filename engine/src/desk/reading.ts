import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { reasonOfOutcome } from "./absence.ts";
import { addMissing, type Desk } from "./desk.ts";

/**
 * Adds a missing `reading` fact where a platform could not be read though its audience is known from earlier, so that the
 * report can explain why its figures are old. Not for a platform without a connector.
 */
export function putReading(desk: Desk, platform: Platform, audience: Fact): void {
  const outcome = desk.outcome.get(platform);
  if (outcome === undefined || outcome === "ok" || outcome === "no_connector") return;
  const isKnown = audience.value !== null;
  if (isKnown) addMissing(desk, { metric: "reading", platform, unit: "words" }, reasonOfOutcome(desk, platform));
}
