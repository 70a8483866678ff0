import { hasNoFigures } from "../builder/audience.ts";
import type { Fact, Statement } from "../ledger/fact.ts";
import { type Platform, platformNames } from "../ledger/vocabulary.ts";
import type { RiskFinding } from "../risk/assess-risks.ts";
import { signOf, standingTo } from "./comparisons.ts";
import { content } from "./content.ts";
import { type Facts, isMissing, isThere, makeStatement, numberIn } from "./draft.ts";
import { growthOf } from "./growth.ts";
import { money } from "./money.ts";
import { nextStepStatements } from "./next-steps.ts";
import { overview } from "./overview.ts";
import { riskStatements } from "./risks.ts";

/** Percent. Less is no news, though it may be sure. */
const leastRise = 10;

/** The report's sentences in reading order: each stands on facts, and what is missing is said as such. */
export function writeStatements(facts: Fact[], risks: RiskFinding[]): Statement[] {
  const byId: Facts = new Map(facts.map((fact) => [fact.id, fact]));
  const platforms = platformNames.filter((platform) => facts.some((fact) => fact.platform === platform));
  const written = [
    ...overview(byId, platforms),
    ...platforms.flatMap((platform) => engagementOn(byId, platform)),
    ...money(byId),
    ...content(byId, platforms),
    ...growthOf(byId, platforms),
    ...riskStatements(byId, risks),
    ...nextStepStatements(byId, platforms, risks),
  ];
  return withoutRepeatedAbsence(byId, platforms, written);
}

/**
 * A platform that gave nothing is said once, in the overview, with its step: the same absence is not repeated section by
 * section. Where none gave anything, no sentence is left but these, how many checks ran, and what
 * they found all the same. Each figure's card says why.
 */
function withoutRepeatedAbsence(facts: Facts, platforms: Platform[], written: Statement[]): Statement[] {
  const withoutFigures = new Set<Platform | undefined>(platforms.filter((platform) => hasNoFigures(facts, platform)));
  const isAllWithout = platforms.length > 0 && withoutFigures.size === platforms.length;
  return written.filter(({ place, slots }) => {
    if (place === "overview" || place === "next" || place === "checks" || place === "risk") return true;
    if (place === "notChecked") return !isAllWithout;
    const used = Object.values(slots).map((id) => facts.get(id));
    return !isAllWithout && (used.length === 0 || used.some((fact) => !withoutFigures.has(fact?.platform)));
  });
}

function engagementOn(facts: Facts, platform: Platform): Statement[] {
  const at = { section: "engagementMetrics", place: platform } as const;
  const engagement = `${platform}.engagement`;
  if (isMissing(facts, engagement)) return [makeStatement("engagement.absent", { engagement }, at)];
  if (!isThere(facts, engagement)) return [];
  return [
    levelOf(facts, platform),
    ...standingOf(facts, platform),
    ...risingOf(facts, platform),
    ...againstYear(facts, platform),
  ];
}

/** How the rate stands to creators of its size: those read here, else what is published. */
function standingOf(facts: Facts, platform: Platform): Statement[] {
  const at = { section: "engagementMetrics", place: platform } as const;
  const engagement = `${platform}.engagement`;
  const [peers, place] = [`${platform}.peerEngagement`, `${platform}.tierPercentile`];
  if (isThere(facts, peers) && isThere(facts, place)) {
    const standing = standingTo(facts.get(engagement), facts.get(peers));
    if (standing === "high") return [makeStatement("engagement.abovePeers", { engagement, peers, place }, at)];
    if (standing === "low") return [makeStatement("engagement.belowPeers", { engagement, peers, place }, at)];
    const key = standing === "typical" ? "engagement.amongPeers" : "engagement.nearPeers";
    return [makeStatement(key, { peers, place }, at)];
  }
  const slots = { engagement, benchmark: `${platform}.benchmarkEngagement` };
  // Where the interval contains the published figure the difference may be chance, so nothing is said.
  const standing = standingTo(facts.get(engagement), facts.get(slots.benchmark));
  if (standing === "high") return [makeStatement("engagement.aboveBenchmark", slots, at)];
  return standing === "low" ? [makeStatement("engagement.belowBenchmark", slots, at)] : [];
}

/** What a typical post draws, and how old the posts are where none of them is recent. */
function levelOf(facts: Facts, platform: Platform): Statement {
  const at = { section: "engagementMetrics", place: platform } as const;
  const slots = {
    engagement: `${platform}.engagement`,
    newest: `${platform}.sampleNewest`,
    oldest: `${platform}.sampleOldest`,
  };
  return isThere(facts, slots.newest)
    ? makeStatement("engagement.levelOld", slots, at)
    : makeStatement("engagement.level", { engagement: slots.engagement }, at);
}

/** A sure rise; a sure fall stands among the risks. */
function risingOf(facts: Facts, platform: Platform): Statement[] {
  const change = facts.get(`${platform}.engagementChange`);
  const isSure = (change?.low ?? 0) > 0 && typeof change?.value === "number" && change.value >= leastRise;
  return change && isSure
    ? [makeStatement("engagement.rising", { change: change.id }, { section: "engagementMetrics", place: platform })]
    : [];
}

/** How these four weeks surely stand to the same days a year before. */
function againstYear(facts: Facts, platform: Platform): Statement[] {
  const change = `${platform}.engagementChange.year`;
  const at = { section: "engagementMetrics", place: platform } as const;
  const way = signOf(facts.get(change));
  if (way === 0 || Math.abs(numberIn(facts, change) ?? 0) < leastRise) return [];
  return [makeStatement(way > 0 ? "engagement.aboveYear" : "engagement.belowYear", { change }, at)];
}
