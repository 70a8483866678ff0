import type { Fact } from "@fanradar/engine";
import type { CoreWords } from "./rooms.ts";

/**
 * How far a figure is to be trusted. Public counts read from a platform stand on the same step as a connected account, but
 * nobody's consent is behind them: whatever a consent gave is its owner's, so the scope tells the two apart.
 */
export function sayTrust(
  { trust, scope }: Pick<Fact, "trust" | "scope">,
  { sourceWords, trustWords }: Pick<CoreWords, "sourceWords" | "trustWords">,
): string {
  return trust === "connected" && scope === "public" ? sourceWords.api : trustWords[trust];
}
