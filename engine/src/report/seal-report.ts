import type { AnalyseInput } from "../analyse-input.ts";
import { computeFacts } from "../compute-facts.ts";
import type { SealedReport } from "../ledger/sealed.ts";
import { publicInput } from "./public-input.ts";
import { besideReport } from "./public-ledger.ts";
import { engineVersion, ledgerOf, withChecks } from "./report-ledger.ts";
import { writeStatements } from "./write-statements.ts";

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
