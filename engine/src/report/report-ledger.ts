import type { AnalyseInput } from "../analyse-input.ts";
import type { Fact, Series, Statement } from "../ledger/fact.ts";
import type { ReportLedger, Source } from "../ledger/sealed.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { assessRisks } from "../risk/assess-risks.ts";
import { checkFacts } from "../risk/check-facts.ts";
import { checkStatements } from "./check-statements.ts";
import { writeStatements } from "./write-statements.ts";

/** Raised whenever the same evidence may give other figures or sentences. */
export const engineVersion = "1.48";

/** What is computed of evidence, before it is checked. */
interface ComputedFacts {
  facts: Fact[];
  series: Series[];
}

/**
 * The checks and sentences of facts that were sealed in two ledgers and are shown together: they state these facts and no other.
 * In the order in which a report has its sentences.
 */
export function restateFacts(
  sealed: readonly Fact[],
  asOf: string,
): Pick<ReportLedger, "facts" | "statements" | "checks"> {
  const counted = sealed.filter(({ metric }) => metric !== "checks.ran" && metric !== "checks.all");
  const { facts, findings } = withChecks({ facts: counted, series: [] }, asOf);
  const { sound, checks } = checkStatements(writeStatements(facts, findings), facts);
  return { facts, statements: sound, checks };
}

/** The figures with what every risk rule came to, and how many of the rules ran. */
export function withChecks({ facts, series }: ComputedFacts, asOf: string) {
  const findings = assessRisks(new Map(facts.map((fact) => [fact.id, fact])));
  return { facts: [...facts, ...checkFacts(findings, asOf)], series, findings };
}

export function ledgerOf(input: AnalyseInput, { facts, series }: ComputedFacts, written: Statement[]): ReportLedger {
  const { sound, checks } = checkStatements(written, facts);
  return {
    subjects: [...input.subjects].sort((a, b) => (a.platform < b.platform ? -1 : 1)),
    facts,
    statements: sound,
    series,
    sources: reportSources(input, facts),
    checks,
  };
}

/** The evidence that some fact rests on or contradicts, each source once; with its platform if it has one. */
export function reportSources(
  input: Pick<AnalyseInput, "evidence" | "observations" | "posts">,
  facts: readonly Fact[],
): Source[] {
  const used = new Set(
    facts.flatMap(({ sources, conflicts = [] }) => [...sources, ...conflicts.map(({ evidence }) => evidence)]),
  );
  const platformsOf = new Map<string, Set<Platform>>();
  for (const { evidence, platform } of [...input.observations, ...input.posts])
    platformsOf.set(evidence, (platformsOf.get(evidence) ?? new Set()).add(platform));
  const given = new Map(input.evidence.map((one) => [one.key, one]));
  return [...given.values()]
    .filter(({ key }) => used.has(key))
    .map(({ key, kind, sandbox, addedAt, scope }) => {
      const [platform, another] = platformsOf.get(key) ?? [];
      const only = another === undefined ? platform : undefined;
      return { evidence: key, kind, ...(only && { platform: only }), sandbox, observedAt: addedAt, scope };
    })
    .sort((a, b) => (a.evidence < b.evidence ? -1 : 1));
}

/** Ids of the facts that a sentence shows or rests on. */
export function sealedFacts({ slots, evidence }: Statement): string[] {
  return [...Object.values(slots), ...evidence];
}
