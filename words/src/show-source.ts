import type { Fact, Source } from "@fanradar/engine";
import type { CoreWords } from "./rooms.ts";

type Told = Pick<CoreWords, "interfaceWords" | "sourceWords" | "trustWords">;

/** Where a figure comes from: 'Instagram, official read'; of several kinds all of them. */
export function showSource(
  fact: Fact,
  sources: readonly Source[],
  { interfaceWords, sourceWords, trustWords }: Told,
): string {
  if (fact.trust === "record") return interfaceWords.ledger.ownRows;
  const kinds = new Set(
    sources.filter(({ evidence }) => fact.sources.includes(evidence)).map(({ kind }) => sourceWords[kind]),
  );
  const platform = fact.platform ? `${interfaceWords.platforms[fact.platform]}, ` : "";
  if (kinds.size > 0) return `${platform}${[...kinds].join(", ")}`;
  return fact.sources.length === 0 ? interfaceWords.ledger.noSource : `${platform}${trustWords[fact.trust]}`;
}
