import type { Fact, Statement } from "../ledger/fact.ts";
import { checkStatements } from "../report/check-statements.ts";
import { writeStatements } from "../report/write-statements.ts";
import { assessRisks, type RiskFinding } from "../risk/assess-risks.ts";
import { checkFacts } from "../risk/check-facts.ts";
import { byId } from "./make-fact.ts";
import { asOf } from "./make-input.ts";

/** The sentences of a ledger: each must hold against its figures. */
export function written(computed: Fact[], risks: RiskFinding[] = assessRisks(byId(computed))): Statement[] {
  const facts = [...computed, ...checkFacts(risks, asOf)];
  const statements = writeStatements(facts, risks);
  const { kept } = checkStatements(statements, facts);
  const dropped = statements.filter((one) => !kept.includes(one));
  if (dropped.length > 0) throw new Error(`Figures do not bear out ${dropped.map(({ key }) => key).join(", ")}.`);
  return kept;
}

/** What is said in one place of the report: each sentence's key, and the ids of its figures. */
export function toldAt(place: string, facts: Fact[], risks?: RiskFinding[]): string[] {
  return written(facts, risks)
    .filter((one) => one.place === place)
    .map(({ key, slots }) => [key, ...Object.entries(slots).map(([slot, id]) => `${slot}=${id}`)].join(" "));
}
