import type { AnalyseInput } from "../analyse-input.ts";
import { computeFacts } from "../compute-facts.ts";
import type { Fact, Statement } from "../ledger/fact.ts";
import type { ReportLedger, SealedReport, Source } from "../ledger/sealed.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { assessRisks } from "../risk/assess-risks.ts";
import { checkFacts } from "../risk/check-facts.ts";
import { checkStatements } from "./check-statements.ts";
import { publicInput } from "./public-input.ts";
import { besideReport } from "./public-ledger.ts";
import { writeStatements } from "./write-statements.ts";

/** Raised whenever the same evidence may give other figures or sentences. */
export const engineVersion = "1.36";

/** The stages after the evidence is in. */
export type EngineStage = "metrics" | "text" | "check";

/**
 * From evidence to the sealed truth of a report, and beside it what public evidence alone gives where some is the owner's. Pure:
 * the same input gives the same JSON, in any order of its lists.
 *
 * @param onStage called before each stage begins, for live progress
 */
export function sealReport(input: AnalyseInput, onStage: (stage: EngineStage) => void = () => {}): SealedReport {
  const open = publicInput(input);
  onStage("metrics");
  const assessed = withChecks(computeFacts(input), input.asOf);
  const openAssessed = open && withChecks(computeFacts(open), open.asOf);
  onStage("text");
  const written = writeStatements(assessed.facts, assessed.findings);
  const openWritten = openAssessed && writeStatements(openAssessed.facts, openAssessed.findings);
  onStage("check");
  const ledger = ledgerOf(input, assessed, written);
  const openLedger = openAssessed && openWritten && ledgerOf(open, openAssessed, openWritten);
  return {
    schema: 1,
    engineVersion,
    asOf: input.asOf,
    ...ledger,
    ...(openLedger && { publicLedger: besideReport(openLedger, ledger) }),
    narrator: "engine",
  };
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
function withChecks({ facts, series }: ReturnType<typeof computeFacts>, asOf: string) {
  const findings = assessRisks(new Map(facts.map((fact) => [fact.id, fact])));
  return { facts: [...facts, ...checkFacts(findings, asOf)], series, findings };
}

function ledgerOf(
  input: AnalyseInput,
  { facts, series }: ReturnType<typeof computeFacts>,
  written: Statement[],
): ReportLedger {
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
