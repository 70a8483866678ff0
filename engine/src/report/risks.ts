import { audienceOf } from "../builder/audience.ts";
import type { Reason, Statement } from "../ledger/fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";
import type { RiskFinding } from "../risk/assess-risks.ts";
import { metricRules, type RiskRule } from "../risk/risk-rules.ts";
import { type Facts, isMissing, isThere, makeStatement, numberIn, type Place } from "./draft.ts";

const section = "riskAssessment";

/** More of them would bury the gravest. */
const most = 5;

/** The five gravest risks that were found; how many checks ran; then every rule that could not be checked, and why. */
export function riskStatements(facts: Facts, risks: RiskFinding[]): Statement[] {
  const raised = risks.flatMap((finding) => (finding.state === "raised" ? [raisedRisk(facts, finding)] : []));
  return [
    ...raised.slice(0, most),
    ...checksRun(facts, raised.length > 0),
    ...risks.flatMap((finding) => (finding.state === "not-checked" ? notChecked(facts, finding) : [])),
  ];
}

/** That no risk was found is said only of all checks; of a part of them, how many there were. */
function checksRun(facts: Facts, isAnyRaised: boolean): Statement[] {
  const at = { section, place: "checks" } as const;
  const slots = { ran: "checks.ran", all: "checks.all" };
  const [ran = 0, all = 0] = [numberIn(facts, slots.ran), numberIn(facts, slots.all)];
  if (all === 0) return [];
  if (isAnyRaised || ran === 0) return ran < all ? [makeStatement("checks.ran", slots, at)] : [];
  return ran < all
    ? [makeStatement("checks.ranNoneFound", slots, at)]
    : [makeStatement("checks.noneFound", { all: slots.all }, at)];
}

function raisedRisk(facts: Facts, finding: Extract<RiskFinding, { state: "raised" }>): Statement {
  const at = { section, place: "risk", severity: finding.severity } as const;
  const [first = "", second = "", third, fourth] = finding.facts;
  switch (finding.rule) {
    case "concentration":
      return concentration(facts, { share: first, platform: second }, at);
    case "decline":
      return makeStatement("risk.decline", { chance: first }, at);
    case "cadence":
      return makeStatement("risk.cadence", { since: first, gap: second }, at);
    case "engagementFalling":
      return finding.severity === "low"
        ? makeStatement("risk.engagementWatch", { change: first }, at)
        : makeStatement("risk.engagementFalling", { change: first }, at);
    case "followersFalling":
      return finding.severity === "low"
        ? makeStatement("risk.followersWatch", { change: first }, at)
        : makeStatement("risk.followersFalling", { change: first }, at);
    case "earningsFalling":
      return finding.severity === "low"
        ? makeStatement("risk.earningsWatch", { change: first }, at)
        : makeStatement("risk.earningsFalling", { change: first }, at);
    case "payersQuiet":
      if (third && fourth)
        return makeStatement(
          "risk.payersQuietMore",
          { quiet: first, expected: fourth, worth: second, share: third },
          at,
        );
      return third
        ? makeStatement("risk.payersQuietShare", { quiet: first, worth: second, share: third }, at)
        : makeStatement("risk.payersQuiet", { quiet: first, worth: second }, at);
    case "onePost":
      return makeStatement("risk.onePost", { share: first }, at);
    case "belowTier":
      return makeStatement("risk.belowTier", { place: first }, at);
    case "extrasDependence":
      return makeStatement("risk.extrasDependence", { share: first }, at);
    case "stale":
      return makeStatement("risk.stale", { age: first }, at);
    case "priceBound":
      return makeStatement("risk.priceBound", { price: first }, at);
    case "handlesDiffer":
      return makeStatement("risk.handlesDiffer", { likeness: first }, at);
    case "unexplainedRise":
      return unexplainedRise(facts, first, at);
    case "suddenFall":
      return makeStatement("risk.suddenFall", { share: first, jump: facts.get(first)?.inputs[0] ?? "" }, at);
    case "steadyLikes":
      return makeStatement("risk.steadyLikes", { variation: first }, at);
    case "followsMany":
      return makeStatement("risk.followsMany", { ratio: first }, at);
    case "coverage":
      return makeStatement(
        numberIn(facts, first) === 0 ? "risk.coverageNone" : "risk.coverage",
        { coverage: first },
        at,
      );
  }
}

/** How much of the audience a platform's rules reach; where a linked platform has no count, only of the followers counted. */
function concentration(facts: Facts, slots: { share: string; platform: string }, at: Place): Statement {
  const followers = platformNames.filter((platform) => platform !== "onlyfans").map(audienceOf);
  const missing = followers.find((id) => isMissing(facts, id));
  if (missing) return makeStatement("risk.concentrationCounted", { ...slots, missing }, at);
  return at.severity === "high"
    ? makeStatement("risk.concentration", slots, at)
    : makeStatement("risk.concentrationMost", slots, at);
}

/** Where the figure that a rule needs would stand; the last one says why there can be none. */
function neededBy(rule: RiskRule): string[] {
  if (rule === "concentration") return ["share.largest"];
  if (rule === "coverage") return ["coverage"];
  const metrics: Partial<Record<RiskRule, string>> = { cadence: "usualGap", payersQuiet: "quietPayers" };
  const metric = metrics[rule] ?? metricRules[rule]?.metric;
  const last: Partial<Record<RiskRule, string>> = {
    decline: "follows.total",
    cadence: "theme.1",
    engagementFalling: "theme.1",
    payersQuiet: "onlyfans.earningsNet",
  };
  const ids = [metric, ...platformNames.map((platform) => `${platform}.${metric}`), last[rule]];
  return ids.filter((id) => id !== undefined);
}

function notChecked(facts: Facts, { rule, reason }: { rule: RiskRule; reason: Reason }): Statement[] {
  const at = { section, place: "notChecked" } as const;
  if (rule === "concentration" && isThere(facts, "share.largest")) return [makeStatement("notChecked.single", {}, at)];
  const absent = neededBy(rule).filter((id) => isMissing(facts, id));
  const why = absent.find((id) => facts.get(id)?.reason?.code === reason.code) ?? absent[0];
  return why ? [makeStatement(`notChecked.${rule}`, { why }, at)] : [];
}

/** Of several rises their number and the largest one; a single one is stated without a number. */
function unexplainedRise(facts: Facts, share: string, at: Place): Statement {
  const rises = share.replace(/Rise$/, "Jumps");
  return numberIn(facts, rises) === 1
    ? makeStatement("risk.unexplainedRise", { share }, at)
    : makeStatement("risk.unexplainedRises", { share, rises }, at);
}
