import { audienceOf } from "../desk/audience.ts";
import type { Statement } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { RiskFinding } from "../risk/assess-risks.ts";
import { type Facts, isThere, say, silenceOf } from "./draft.ts";

const most = 3;
const at = { section: "riskAssessment", place: "next" } as const;

/** At most three next steps, each with the facts that ask for it: raised risks first, then what would fill a gap. */
export function nextSteps(facts: Facts, platforms: Platform[], risks: RiskFinding[]): Statement[] {
  return [
    ...risks.flatMap((finding) => againstRisk(facts, finding)),
    ...waitTogether(
      facts,
      platforms.flatMap((platform) => againstGap(facts, platform)),
    ),
  ].slice(0, most);
}

/** Two platforms whose readings suffice on the same day are one step. */
function waitTogether(facts: Facts, steps: Statement[]): Statement[] {
  const [first, second, ...others] = steps
    .filter(({ key }) => key === "next.wait")
    .map(({ slots }) => slots.gain ?? "");
  const readyOn = (gain = "") => facts.get(gain)?.reason?.readyOn;
  if (!first || !second || others.length > 0 || readyOn(first) !== readyOn(second)) return steps;
  return [...steps.filter(({ key }) => key !== "next.wait"), say("next.waitTwo", { first, second }, at)];
}

function againstRisk(facts: Facts, finding: RiskFinding): Statement[] {
  if (finding.state !== "raised") return [];
  const [first = "", second = ""] = finding.facts;
  const rate = first.replace("daysSincePost", "postFrequency");
  if (finding.rule === "concentration") return [say("next.spread", { share: first, platform: second }, at)];
  if (finding.rule === "cadence" && isThere(facts, rate)) return [say("next.rhythm", { rate, since: first }, at)];
  if (finding.rule === "engagementFalling") return [say("next.review", { change: first }, at)];
  return [];
}

const askFor = { typed: "next.type", link: "next.check", later: "next.later" } as const;

function againstGap(facts: Facts, platform: Platform): Statement[] {
  const [gain, engagement] = [`${platform}.gain`, `${platform}.engagement`];
  const silence = silenceOf(facts, platform);
  if (silence) return [say(askFor[silence.asks], { figure: silence.figure }, at)];
  const figure = audienceOf(platform);
  if (facts.get(gain)?.reason?.readyOn) return [say("next.wait", { gain }, at)];
  const rate = `${platform}.postFrequency`;
  if (facts.get(rate)?.reason?.code === "needs-typing" && isThere(facts, figure))
    return [say("next.typePosts", { rate }, at)];
  // Where posts cannot be read, more of them would change nothing.
  const isRead = facts.get(figure)?.trust === "connected";
  const fewPosts = facts.get(engagement)?.reason?.code === "too-few-posts";
  return isRead && fewPosts ? [say("next.post", { engagement }, at)] : [];
}
