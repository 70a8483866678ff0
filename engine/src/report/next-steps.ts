import { audienceOf } from "../builder/audience.ts";
import type { Fact, Statement } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { RiskFinding } from "../risk/assess-risks.ts";
import { bestActions } from "./best-actions.ts";
import { type Facts, isThere, makeStatement, numberIn, type Remedy, remedyFor } from "./draft.ts";
import { mergePairs } from "./merge-pairs.ts";

const most = 3;
/** Percent. */
const leastFall = -10;
/** Percent in 28 days. Less comes and goes. */
const leastLoss = -0.3;
const at = { section: "riskAssessment", place: "next" } as const;

/** At most three next steps, each with the facts that cause it: what has an expected effect, then raised risks, then what would fill a gap. */
export function nextStepStatements(facts: Facts, platforms: Platform[], risks: RiskFinding[]): Statement[] {
  const gaps = mergePairs(
    facts,
    // To post again after a pause is also what fills a gap of posts.
    platforms.flatMap((platform) =>
      againstGap(facts, platform).filter(({ key }) => key !== "next.post" || !isPaused(risks, platform)),
    ),
    {
      isOne: ({ key }) => key === "next.typePosts",
      slot: "rate",
      both: (first, second) => makeStatement("next.typePostsTwo", { first, second }, at),
    },
  );
  // The same step for other platforms would displace the steps of other risks.
  const likeliest = risks.find(({ rule }) => rule === "decline");
  const actions = bestActions(facts, risks);
  const isResumed = actions.some(({ key }) => key === "next.resumeEffect");
  const quiet = risks.find(({ rule }) => rule === "payersQuiet");
  const isGrave = quiet?.state === "raised" && quiet.severity !== "low";
  const steps = [
    ...ofPrice(facts),
    ...(isGrave ? winBack(facts, risks) : []),
    ...actions,
    ...(isGrave ? [] : winBack(facts, risks)),
    ...risks
      .filter((finding) => finding.rule !== "decline" || finding === likeliest)
      .filter(({ rule }) => rule !== "cadence" || !isResumed)
      .flatMap((finding) => againstRisk(facts, finding)),
    ...mergePairs(facts, gaps, {
      isOne: ({ key }) => key === "next.wait",
      slot: "gain",
      both: (first, second) => makeStatement("next.waitTwo", { first, second }, at),
    }),
  ];
  const [gain] = lossesOf(facts, platforms);
  if (gain && !steps.some(({ key }) => key === "next.losses")) steps.push(makeStatement("next.losses", { gain }, at));
  // Two risks may have the same step.
  const distinct = new Map(steps.map((step) => [JSON.stringify(step), step]));
  const isCalm = steps.length === 0 && !risks.some(({ state }) => state === "raised");
  return isCalm ? keepOn(facts, platforms, risks) : [...distinct.values()].slice(0, most);
}

const isPaused = (risks: readonly RiskFinding[], platform: Platform): boolean =>
  risks.some(
    (finding) =>
      finding.rule === "cadence" && finding.state === "raised" && finding.facts.includes(`${platform}.daysSincePost`),
  );

/**
 * What a change of the price asks for: to go back, where who joins at the new one surely brings less; else to keep those who join, where surely fewer of them
 * renew than of those who joined at the price before.
 */
function ofPrice(facts: Facts): Statement[] {
  const [from, to, days, change] = (
    ["loggedPrice.from", "loggedPrice.to", "priceChangeDays", "priceChangeNet"] as const
  ).map((metric) => `onlyfans.${metric}`);
  if (!from || !to || !days || !change || !isThere(facts, to)) return [];
  if (isThere(facts, change) && (facts.get(change)?.high ?? 0) < 0)
    return [makeStatement("next.priceBack", { from, to, days, change }, at)];
  const ends = { low: numberIn(facts, "onlyfans.stayLowPrice"), high: numberIn(facts, "onlyfans.stayHighPrice") };
  const difference = facts.get("onlyfans.stayChange");
  // Above 0 more renew at the higher price.
  const isNowHigh = ends.high === numberIn(facts, to) && (difference?.high ?? 0) < 0;
  const isNowLow = ends.low === numberIn(facts, to) && (difference?.low ?? 0) > 0;
  if (!isNowHigh && !isNowLow) return [];
  const [now, other] = isNowHigh ? (["High", "Low"] as const) : (["Low", "High"] as const);
  const slots = {
    price: `onlyfans.stay${now}Price`,
    renewed: `onlyfans.stay${now}`,
    otherPrice: `onlyfans.stay${other}Price`,
    other: `onlyfans.stay${other}`,
  };
  return [makeStatement("next.firstMonth", slots, { ...at, evidence: ["onlyfans.stayChange"] })];
}

/** To write to regulars who have stopped paying, where they were worth it. */
function winBack(facts: Facts, risks: readonly RiskFinding[]): Statement[] {
  const found = risks.find(({ rule }) => rule === "payersQuiet");
  if (found?.state !== "raised") return [];
  const [quiet = "", worth = ""] = found.facts;
  const returned = "onlyfans.quietReturned";
  return isThere(facts, returned)
    ? [makeStatement("next.winBack", { quiet, worth, returned }, at)]
    : [makeStatement("next.winBackNew", { quiet, worth }, at)];
}

/** Whose followers have become fewer by enough to look into it, the most of all first. */
function lossesOf(facts: Facts, platforms: Platform[]): string[] {
  const share = (platform: Platform) => numberIn(facts, `${platform}.gainPercent`) ?? 0;
  const isLost = (platform: Platform) =>
    (numberIn(facts, `${platform}.gain`) ?? 0) < 0 &&
    (numberIn(facts, `${platform}.gainPercent`) ?? leastLoss) <= leastLoss;
  const lost = platforms.filter(isLost);
  return lost.sort((a, b) => share(a) - share(b)).map((platform) => `${platform}.gain`);
}

/** Where nothing needs a change: to keep the measured rhythm, with how much was checked. */
function keepOn(facts: Facts, platforms: Platform[], risks: RiskFinding[]): Statement[] {
  if (platforms.some((platform) => hasFallen(facts.get(`${platform}.engagementChange`)))) return [];
  const rates = platforms.map((platform) => facts.get(`${platform}.postFrequency`));
  const rate = rates.find((fact) => fact?.kind === "derived" && typeof fact.value === "number" && fact.value > 0);
  if (!rate) return [];
  if (!risks.some(({ state }) => state === "not-checked")) return [makeStatement("next.keep", { rate: rate.id }, at)];
  const slots = { rate: rate.id, ran: "checks.ran", all: "checks.all" };
  return isThere(facts, slots.ran) ? [makeStatement("next.keepPartly", slots, at)] : [];
}

/** By 10 % or more, or surely: a fall that may be chance is no risk, and no sign that all is well either. */
function hasFallen(change: Fact | undefined): boolean {
  return typeof change?.value === "number" && (change.value <= leastFall || (change.high ?? change.value) < 0);
}

function againstRisk(facts: Facts, finding: RiskFinding): Statement[] {
  if (finding.state !== "raised") return [];
  const [first = "", second = "", third = ""] = finding.facts;
  if (finding.rule === "concentration") return [makeStatement("next.spread", { share: first, platform: second }, at)];
  if (finding.rule === "cadence" && isThere(facts, third))
    return [makeStatement("next.resume", { since: first, usual: third }, at)];
  const gain = first.replace("chanceOfDecline", "gain");
  if (finding.rule === "decline" && (numberIn(facts, gain) ?? 0) < 0)
    return [makeStatement("next.losses", { gain }, at)];
  if (finding.rule === "followersFalling") {
    const lost = first.replace("gainPercent", "gain");
    return (numberIn(facts, lost) ?? 0) < 0 ? [makeStatement("next.losses", { gain: lost }, at)] : [];
  }
  if (finding.rule === "engagementFalling") return [makeStatement("next.review", { change: first }, at)];
  return [];
}

/** What to do about a platform that was not read: add only what is still missing. */
function remedyStep(facts: Facts, { action, figure, missing }: Remedy): Statement {
  if (action === "later")
    return facts.get(figure)?.reason?.nextTryAt
      ? makeStatement("next.laterAt", { figure }, at)
      : makeStatement("next.later", { figure }, at);
  const [first, second] = missing ?? [];
  if (action === "link" && missing)
    return first
      ? makeStatement("next.checkMissing", { figure, first }, at)
      : makeStatement("next.checkLink", { figure }, at);
  if (action === "link") return makeStatement("next.check", { figure }, at);
  if (first && second) return makeStatement("next.typeMissingTwo", { first, second }, at);
  return first ? makeStatement("next.typeMissing", { first }, at) : makeStatement("next.type", { figure }, at);
}

function againstGap(facts: Facts, platform: Platform): Statement[] {
  const [gain, engagement] = [`${platform}.gain`, `${platform}.engagement`];
  const remedy = remedyFor(facts, platform);
  if (remedy) return [remedyStep(facts, remedy)];
  const figure = audienceOf(platform);
  if (facts.get(gain)?.reason?.readyOn) return [makeStatement("next.wait", { gain }, at)];
  // A month of payments says more of a page than how often it is posted on.
  const paid = `${platform}.extrasShare`;
  if (facts.get(paid)?.reason?.code === "needs-statement" && isThere(facts, figure))
    return [makeStatement("next.statement", { figure: paid }, at)];
  const rate = `${platform}.postFrequency`;
  if (facts.get(rate)?.reason?.code === "needs-typing" && isThere(facts, figure))
    return [makeStatement("next.typePosts", { rate }, at)];
  // Where posts cannot be read, more of them would change nothing.
  const isRead = facts.get(figure)?.trust === "connected";
  const fewPosts = facts.get(engagement)?.reason?.code === "too-few-posts";
  return isRead && fewPosts ? [makeStatement("next.post", { engagement }, at)] : [];
}
