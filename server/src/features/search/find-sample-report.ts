import type { SampleReport } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { findCreator } from "../../domain/creators/find-creator.ts";
import { findEdition } from "../../domain/reports/find-edition.ts";
import type { Db } from "../../platform/db/open-database.ts";
import type { Reader } from "../../platform/http/reader.ts";

/** What a report says first of a profile. */
const headline = ["followers", "gainPercent", "engagement", "postFrequency"];
const visitor = { userId: null, isAdmin: false };

/** The public edition of the first of these creators that has one; null where none has. */
export async function findSampleReport(
  db: Db,
  reader: Reader,
  creators: { profiles: { platform: SampleReport["platform"]; handle: string }[] }[],
): Promise<SampleReport | null> {
  for (const { profiles } of creators) {
    const [profile] = profiles;
    const found = profile && (await findCreator(db, profile));
    if (!found) continue;
    const { creator } = found;
    const edition = await findEdition(db, { viewer: visitor, reader }, { ...creator, modelId: creator.id });
    const sealed = edition?.metadata.sealed;
    const facts = sealed ? factsOf(sealed.facts, profile.platform) : [];
    if (!edition || !sealed || facts.length === 0) continue;
    const keys = new Set(facts.flatMap((fact) => fact.sources));
    return {
      ...profile,
      name: creator.displayName,
      createdAt: edition.createdAt,
      hash: edition.metadata.hash,
      facts,
      sources: sealed.sources.filter(({ evidence }) => keys.has(evidence)),
    };
  }
  return null;
}

/** The facts with a value that a report on a profile leads with, in that order. */
function factsOf(facts: readonly Fact[], platform: SampleReport["platform"]): Fact[] {
  return headline.flatMap(
    (metric) => facts.find((fact) => fact.metric === metric && fact.platform === platform && fact.value !== null) ?? [],
  );
}
