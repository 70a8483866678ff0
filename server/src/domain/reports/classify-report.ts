import type { Fact, SealedReport } from "@fanradar/engine";

const isThere = (fact: Fact | undefined): fact is Fact => fact !== undefined && fact.kind !== "unavailable";

/** `premium` when a figure rests on what only the owner or submitter could give. */
export function reportTypeOf({ facts }: SealedReport): "standard" | "premium" {
  return facts.some((fact) => isThere(fact) && fact.scope === "owner") ? "premium" : "standard";
}

/**
 * What the key figures rest on: followers of each linked platform, and of OnlyFans subscribers and earnings where they
 * are shown. One that is typed, or missing, makes it a manual entry.
 */
export function badgeOf({ facts, subjects }: SealedReport): "verified-screenshot" | "manual-entry" {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const followers = subjects
    .filter(({ platform }) => platform !== "onlyfans")
    .map(({ platform }) => byId.get(`${platform}.followers`));
  const shown = ["subscribers", "earningsGross", "earningsNet"]
    .map((metric) => byId.get(`onlyfans.${metric}`))
    .filter(isThere);
  const keys = [...followers, ...shown];
  return keys.length > 0 &&
    keys.every((fact) => isThere(fact) && ["connected", "file", "screenshot"].includes(fact.trust))
    ? "verified-screenshot"
    : "manual-entry";
}

/** Something of it came from a stand-in of a platform. */
export function isFromSandbox({ facts, sources }: SealedReport): boolean {
  return facts.some(({ sandbox }) => sandbox) || sources.some(({ sandbox }) => sandbox);
}
