import type { Reason, Statement } from "../ledger/fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";
import type { RiskFinding, RiskRule } from "../risk/assess-risks.ts";
import { type Facts, isAbsent, isThere, numberIn, say } from "./draft.ts";

const section = "riskAssessment";

/** The risks that were found, or that none was; then every rule that could not be checked, and why. */
export function riskStatements(facts: Facts, risks: RiskFinding[]): Statement[] {
  const raised = risks.flatMap((finding) => (finding.state === "raised" ? [raisedRisk(facts, finding)] : []));
  const anyChecked = risks.some(({ state }) => state !== "not-checked");
  const none = say(anyChecked ? "risk.none" : "risk.unchecked", {}, { section, place: "risk" });
  return [
    ...(raised.length > 0 ? raised : [none]),
    ...risks.flatMap((finding) => (finding.state === "not-checked" ? notChecked(facts, finding) : [])),
  ];
}

function raisedRisk(facts: Facts, finding: Extract<RiskFinding, { state: "raised" }>): Statement {
  const at = { section, place: "risk", severity: finding.severity } as const;
  const [first = "", second = ""] = finding.facts;
  switch (finding.rule) {
    case "concentration":
      return say("risk.concentration", { share: first, platform: second }, at);
    case "decline":
      return say("risk.decline", { chance: first }, at);
    case "cadence":
      return say("risk.cadence", { since: first, gap: second }, at);
    case "engagementFalling":
      return say("risk.engagementFalling", { change: first }, at);
    case "coverage":
      return say(numberIn(facts, first) === 0 ? "risk.coverageNone" : "risk.coverage", { coverage: first }, at);
  }
}

/** Where the figure that a rule needs would stand; the last one says why there can be none. */
const needed: Record<RiskRule, string[]> = {
  concentration: ["share.largest"],
  decline: [...platformNames.map((platform) => `${platform}.chanceOfDecline`), "follows.total"],
  cadence: [...platformNames.map((platform) => `${platform}.usualGap`), "theme.1"],
  engagementFalling: [...platformNames.map((platform) => `${platform}.engagementChange`), "theme.1"],
  coverage: ["coverage"],
};

function notChecked(facts: Facts, { rule, reason }: { rule: RiskRule; reason: Reason }): Statement[] {
  const at = { section, place: "notChecked" } as const;
  if (rule === "concentration" && isThere(facts, "share.largest")) return [say("notChecked.single", {}, at)];
  const absent = needed[rule].filter((id) => isAbsent(facts, id));
  const why = absent.find((id) => facts.get(id)?.reason?.code === reason.code) ?? absent[0];
  return why ? [say(`notChecked.${rule}`, { why }, at)] : [];
}
