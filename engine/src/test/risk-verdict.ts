import type { Fact } from "../ledger/fact.ts";
import { assessRisks } from "../risk/assess-risks.ts";
import type { RiskRule } from "../risk/risk-rules.ts";
import { byId } from "./make-fact.ts";

/** What a rule finds in these facts. */
export const found = (rule: RiskRule, ...facts: Fact[]) => assessRisks(byId(facts)).find((one) => one.rule === rule);
/** `high`, `medium`, or the state of a rule that was not raised. */
export const verdict = (rule: RiskRule, ...facts: Fact[]) => {
  const finding = found(rule, ...facts);
  return finding?.state === "raised" ? finding.severity : finding?.state;
};
