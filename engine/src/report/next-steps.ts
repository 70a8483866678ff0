import type { Statement } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { RiskFinding } from "../risk/assess-risks.ts";
import { type Facts, isAbsent, isThere, say } from "./draft.ts";

const most = 3;
const typed = new Set([
  "needs-typing",
  "no-key",
  "not-found",
  "private-account",
  "platform-unreachable",
  "platform-refused",
  "rate-limited",
  "budget-used",
]);

/** At most three next steps, each with the facts that ask for it: raised risks first, then what would fill a gap. */
export function nextSteps(facts: Facts, platforms: Platform[], risks: RiskFinding[]): Statement[] {
  const at = { section: "riskAssessment", place: "next" } as const;
  const steps: Statement[] = [];
  for (const finding of risks) {
    if (finding.state !== "raised") continue;
    const [first = "", second = ""] = finding.facts;
    const rate = first.replace("daysSincePost", "postFrequency");
    if (finding.rule === "concentration") steps.push(say("next.spread", { share: first, platform: second }, at));
    if (finding.rule === "cadence" && isThere(facts, rate)) steps.push(say("next.rhythm", { rate, since: first }, at));
    if (finding.rule === "engagementFalling") steps.push(say("next.review", { change: first }, at));
  }
  for (const platform of platforms) {
    const audience = platform === "onlyfans" ? "onlyfans.subscribers" : `${platform}.followers`;
    const [gain, engagement] = [`${platform}.gain`, `${platform}.engagement`];
    if (isAbsent(facts, audience) && typed.has(facts.get(audience)?.reason?.code ?? ""))
      steps.push(say("next.type", { figure: audience }, at));
    else if (facts.get(gain)?.reason?.readyOn) steps.push(say("next.wait", { gain }, at));
    else if (facts.get(engagement)?.reason?.code === "too-few-posts") steps.push(say("next.post", { engagement }, at));
  }
  return steps.slice(0, most);
}
