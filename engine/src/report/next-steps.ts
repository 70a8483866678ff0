import { audienceOf } from "../desk/audience.ts";
import type { Fact, Statement } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { RiskFinding } from "../risk/assess-risks.ts";
import { type Facts, isThere, numberIn, remedyFor, type Silence, say } from "./draft.ts";
import { mergePairs } from "./merge-pairs.ts";

const most = 3;
const at = { section: "riskAssessment", place: "next" } as const;

/** At most three next steps, each with the facts that ask for it: raised risks first, then what would fill a gap. */
export function nextSteps(facts: Facts, platforms: Platform[], risks: RiskFinding[]): Statement[] {
  const gaps = mergePairs(
    facts,
    platforms.flatMap((platform) => againstGap(facts, platform)),
    {
      isOne: ({ key }) => key === "next.typePosts",
      slot: "rate",
      both: (first, second) => say("next.typePostsTwo", { first, second }, at),
    },
  );
  const steps = [
    ...risks.flatMap((finding) => againstRisk(facts, finding)),
    ...mergePairs(facts, gaps, {
      isOne: ({ key }) => key === "next.wait",
      slot: "gain",
      both: (first, second) => say("next.waitTwo", { first, second }, at),
    }),
  ];
  const [gain] = lossesOf(facts, platforms);
  if (gain && !steps.some(({ key }) => key === "next.losses")) steps.push(say("next.losses", { gain }, at));
  // Two risks may ask for the same step.
  const distinct = new Map(steps.map((step) => [JSON.stringify(step), step]));
  const isCalm = steps.length === 0 && !risks.some(({ state }) => state === "raised");
  return isCalm ? keepOn(facts, platforms, risks) : [...distinct.values()].slice(0, most);
}

/** Whose followers have become fewer, the most of all first. */
function lossesOf(facts: Facts, platforms: Platform[]): string[] {
  const share = (platform: Platform) => numberIn(facts, `${platform}.gainPercent`) ?? 0;
  const lost = platforms.filter((platform) => (numberIn(facts, `${platform}.gain`) ?? 0) < 0);
  return lost.sort((a, b) => share(a) - share(b)).map((platform) => `${platform}.gain`);
}

/** Where nothing asks for a change, that is worth saying of the rhythm that was measured, with how much was looked at. */
function keepOn(facts: Facts, platforms: Platform[], risks: RiskFinding[]): Statement[] {
  if (platforms.some((platform) => isSureFall(facts.get(`${platform}.engagementChange`)))) return [];
  const rates = platforms.map((platform) => facts.get(`${platform}.postFrequency`));
  const rate = rates.find((fact) => fact?.kind === "derived" && typeof fact.value === "number" && fact.value > 0);
  if (!rate) return [];
  if (!risks.some(({ state }) => state === "not-checked")) return [say("next.keep", { rate: rate.id }, at)];
  const slots = { rate: rate.id, ran: "checks.ran", all: "checks.all" };
  return isThere(facts, slots.ran) ? [say("next.keepPartly", slots, at)] : [];
}

const isSureFall = (fact: Fact | undefined) =>
  typeof fact?.value === "number" && fact.value < 0 && (fact.high ?? fact.value) < 0;

function againstRisk(facts: Facts, finding: RiskFinding): Statement[] {
  if (finding.state !== "raised") return [];
  const [first = "", second = "", third = ""] = finding.facts;
  if (finding.rule === "concentration") return [say("next.spread", { share: first, platform: second }, at)];
  if (finding.rule === "cadence" && isThere(facts, third))
    return [say("next.resume", { since: first, usual: third }, at)];
  const gain = first.replace("chanceOfDecline", "gain");
  if (finding.rule === "decline" && (numberIn(facts, gain) ?? 0) < 0) return [say("next.losses", { gain }, at)];
  if (finding.rule === "followersFalling") {
    const lost = first.replace("gainPercent", "gain");
    return (numberIn(facts, lost) ?? 0) < 0 ? [say("next.losses", { gain: lost }, at)] : [];
  }
  if (finding.rule === "engagementFalling") return [say("next.review", { change: first }, at)];
  return [];
}

/** What to do about a platform that was not read: only what is still missing is asked for. */
function againstSilence(facts: Facts, { asks, figure, missing }: Silence): Statement {
  if (asks === "later")
    return facts.get(figure)?.reason?.nextTryAt
      ? say("next.laterAt", { figure }, at)
      : say("next.later", { figure }, at);
  const [first, second] = missing ?? [];
  if (asks === "link" && missing)
    return first ? say("next.checkMissing", { figure, first }, at) : say("next.checkLink", { figure }, at);
  if (asks === "link") return say("next.check", { figure }, at);
  if (first && second) return say("next.typeMissingTwo", { first, second }, at);
  return first ? say("next.typeMissing", { first }, at) : say("next.type", { figure }, at);
}

function againstGap(facts: Facts, platform: Platform): Statement[] {
  const [gain, engagement] = [`${platform}.gain`, `${platform}.engagement`];
  const silence = remedyFor(facts, platform);
  if (silence) return [againstSilence(facts, silence)];
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
