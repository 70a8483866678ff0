import { type Fact, publicLedgerOf, type ReportLedger, type SealedReport, sealedFacts } from "@fanradar/engine";
import { hiddenIds } from "../access/visibility.ts";

/**
 * What of a report rests on public evidence alone: the ledger that was sealed for it. A report without the owner's evidence is it
 * itself; of one that was sealed before such ledgers were, what is left without the owner's facts.
 */
export function publicPartOf(sealed: SealedReport): ReportLedger {
  return publicLedgerOf(sealed) ?? (hasOwners(sealed) ? withoutOwners(sealed) : sealed);
}

const hasOwners = ({ facts, sources }: SealedReport) => [...facts, ...sources].some(({ scope }) => scope === "owner");

function withoutOwners(sealed: SealedReport): ReportLedger {
  // That a figure is missing on an unlinked platform would reveal that evidence of it was given.
  const linked = new Set<string>(sealed.subjects.map(({ platform }) => platform));
  const reveals = ({ kind, platform }: Fact) =>
    kind === "unavailable" && platform !== undefined && !linked.has(platform);
  const hidden = hiddenIds(sealed.facts, (fact) => fact.scope === "owner" || reveals(fact));
  const sources = sealed.sources.filter(({ scope }) => scope === "public");
  const isPublic = new Set(sources.map(({ evidence }) => evidence));
  // A line counts readings of a connected account and public ones alike, and does not say which it holds.
  const connected = sealed.sources.filter(({ kind }) => kind === "connected");
  const mayCountConnected = (platform: string | undefined) =>
    connected.some((source) => source.platform === undefined || source.platform === platform);
  return {
    subjects: sealed.subjects,
    facts: sealed.facts
      .filter(({ id }) => !hidden.has(id))
      .map((fact) =>
        fact.conflicts ? { ...fact, conflicts: fact.conflicts.filter(({ evidence }) => isPublic.has(evidence)) } : fact,
      ),
    statements: sealed.statements.filter((one) => !sealedFacts(one).some((id) => hidden.has(id))),
    series: sealed.series.filter(({ platform }) => !mayCountConnected(platform)),
    sources,
    checks: sealed.checks,
  };
}
