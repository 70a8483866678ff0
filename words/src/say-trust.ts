import type { Fact } from "@fanradar/engine";
import type { CoreWords } from "./message-bundles.ts";

/**
 * How far a figure is to be trusted. Public counts read from a platform stand on the same step as a connected account, but
 * they rest on no consent: values read with consent are private to the owner, so the scope distinguishes the two.
 */
export function trustInWords(
  { trust, scope }: Pick<Fact, "trust" | "scope">,
  { sourceWords, trustWords }: Pick<CoreWords, "sourceWords" | "trustWords">,
): string {
  return trust === "connected" && scope === "public" ? sourceWords.api : trustWords[trust];
}
