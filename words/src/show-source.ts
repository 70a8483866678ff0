import type { Fact, Source } from "@fanradar/engine";
import { notationOf } from "@fanradar/engine/catalogue/notations";
import type { CoreWords } from "./message-bundles.ts";
import { trustInWords } from "./say-trust.ts";

type SourceTables = Pick<CoreWords, "interfaceWords" | "sourceWords" | "trustWords">;

/** What a person hands in, of a platform: it is not from the platform. */
const given: readonly Fact["trust"][] = ["file", "screenshot", "manual"];

/** Where a figure comes from: 'Instagram, public API', 'imported file (OnlyFans)'; of several kinds all of them. */
export function showSource(fact: Fact, sources: readonly Source[], words: SourceTables): string {
  const { interfaceWords, sourceWords } = words;
  // It stands beside what was read, and is not of it.
  if (notationOf(fact.metric) === "published") return interfaceWords.ledger.noSource;
  if (fact.trust === "record" || fact.sources.length === 0) return interfaceWords.ledger.ownRows;
  const kinds = new Set(
    sources.filter(({ evidence }) => fact.sources.includes(evidence)).map(({ kind }) => sourceWords[kind]),
  );
  const source = kinds.size > 0 ? [...kinds].join(", ") : trustInWords(fact, words);
  if (!fact.platform) return source;
  const platform = interfaceWords.platforms[fact.platform];
  return given.includes(fact.trust) ? `${source} (${platform})` : `${platform}, ${source}`;
}
