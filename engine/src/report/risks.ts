import type { Reason, Statement } from "../ledger/fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";
import type { RiskFinding } from "../risk/assess-risks.ts";
import { metricRules, type RiskRule } from "../risk/risk-rules.ts";
import { type Facts, isAbsent, isThere, numberIn, say } from "./draft.ts";

const section = "riskAssessment";

/** More of them would bury the gravest. */
const most = 5;

/** The five gravest risks that were found, or that none was; then every rule that could not be checked, and why. */
export function riskStatements(facts: Facts, risks: RiskFinding[]): Statement[] {
  const raised = risks.flatMap((finding) => (finding.state === "raised" ? [raisedRisk(facts, finding)] : []));
  const anyChecked = risks.some(({ state }) => state !== "not-checked");
  const none = say(anyChecked ? "risk.none" : "risk.unchecked", {}, { section, place: "risk" });
  return [
    ...(raised.length > 0 ? raised.slice(0, most) : [none]),
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
    case "onePost":
      return say("risk.onePost", { share: first }, at);
    case "belowTier":
      return say("risk.belowTier", { place: first }, at);
    case "extrasDependence":
      return say("risk.extrasDependence", { share: first }, at);
    case "stale":
      return say("risk.stale", { age: first }, at);
    case "priceBound":
      return say("risk.priceBound", { price: first }, at);
    case "handlesDiffer":
      return say("risk.handlesDiffer", { likeness: first }, at);
    case "suspectFollowers":
      return say("risk.suspectFollowers", { share: first }, at);
    case "unexplainedRise":
      return say("risk.unexplainedRise", { share: first }, at);
    case "steadyLikes":
      return say("risk.steadyLikes", { variation: first }, at);
    case "followsMany":
      return say("risk.followsMany", { ratio: first }, at);
    case "coverage":
      return say(numberIn(facts, first) === 0 ? "risk.coverageNone" : "risk.coverage", { coverage: first }, at);
  }
}

/** Where the figure that a rule needs would stand; the last one says why there can be none. */
function neededBy(rule: RiskRule): string[] {
  if (rule === "concentration") return ["share.largest"];
  if (rule === "coverage") return ["coverage"];
  const metric = rule === "cadence" ? "usualGap" : metricRules[rule]?.metric;
  const last: Partial<Record<RiskRule, string>> = {
    decline: "follows.total",
    cadence: "theme.1",
    engagementFalling: "theme.1",
  };
  const ids = [metric, ...platformNames.map((platform) => `${platform}.${metric}`), last[rule]];
  return ids.filter((id) => id !== undefined);
}

function notChecked(facts: Facts, { rule, reason }: { rule: RiskRule; reason: Reason }): Statement[] {
  const at = { section, place: "notChecked" } as const;
  if (rule === "concentration" && isThere(facts, "share.largest")) return [say("notChecked.single", {}, at)];
  const absent = neededBy(rule).filter((id) => isAbsent(facts, id));
  const why = absent.find((id) => facts.get(id)?.reason?.code === reason.code) ?? absent[0];
  return why ? [say(`notChecked.${rule}`, { why }, at)] : [];
}
