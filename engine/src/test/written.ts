import type { Fact, Statement } from "../ledger/fact.ts";
import { checkStatements } from "../report/check-statements.ts";
import { writeStatements } from "../report/write-statements.ts";
import { assessRisks, type RiskFinding } from "../risk/assess-risks.ts";
import { checkFacts } from "../risk/check-facts.ts";
import { byId } from "./make-fact.ts";
import { asOf } from "./make-input.ts";

/** The statements of a ledger. Throws where a statement contradicts its figures. */
export function written(computed: Fact[], risks: RiskFinding[] = assessRisks(byId(computed))): Statement[] {
  const facts = [...computed, ...checkFacts(risks, asOf)];
  const statements = writeStatements(facts, risks);
  const { sound } = checkStatements(statements, facts);
  const dropped = statements.filter((one) => !sound.includes(one));
  if (dropped.length > 0)
    throw new Error(`Statements contradict their figures: ${dropped.map(({ key }) => key).join(", ")}.`);
  return sound;
}

/** The statements at one place of the report: each as its key and `slot=id` of its figures. */
export function statementsAt(place: string, facts: Fact[], risks?: RiskFinding[]): string[] {
  return written(facts, risks)
    .filter((one) => one.place === place)
    .map(({ key, slots }) => [key, ...Object.entries(slots).map(([slot, id]) => `${slot}=${id}`)].join(" "));
}
