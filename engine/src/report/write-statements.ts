import type { Fact, Statement } from "../ledger/fact.ts";
import { type Platform, platformNames } from "../ledger/vocabulary.ts";
import type { RiskFinding } from "../risk/assess-risks.ts";
import { type Facts, isAbsent, isThere, numberIn, say } from "./draft.ts";
import { nextSteps } from "./next-steps.ts";

/** The report's sentences in reading order: each stands on facts, and what is missing is said as such. */
export function writeStatements(facts: Fact[], risks: RiskFinding[]): Statement[] {
  const byId: Facts = new Map(facts.map((fact) => [fact.id, fact]));
  const platforms = platformNames.filter((platform) => facts.some((fact) => fact.platform === platform));
  return [
    ...overview(byId, platforms),
    ...platforms.flatMap((platform) => engagement(byId, platform)),
    ...content(byId, platforms),
    ...platforms.flatMap((platform) => growth(byId, platform)),
    ...position(byId),
    ...risk(risks),
    ...nextSteps(byId, platforms, risks),
  ];
}

function overview(facts: Facts, platforms: Platform[]): Statement[] {
  const at = { section: "platformOverview", place: "overview" } as const;
  const counted = platforms.filter((platform) => isThere(facts, `${platform}.followers`));
  const said: Statement[] = [];
  const [only] = counted;
  if (counted.length > 1) {
    said.push(say("overview.total", { total: "follows.total" }, at));
    said.push(say("overview.largest", { share: "share.largest", platform: "share.largestPlatform" }, at));
  } else if (only) said.push(say("overview.single", { followers: `${only}.followers` }, at));
  if (isThere(facts, "onlyfans.subscribers"))
    said.push(say("overview.subscribers", { subscribers: "onlyfans.subscribers" }, at));
  for (const platform of counted) {
    const slots = { gain: `${platform}.gain`, percent: `${platform}.gainPercent` };
    // From 0 followers there is no relative gain, and no sentence.
    const gain = isThere(facts, slots.percent) ? numberIn(facts, slots.gain) : undefined;
    if (gain !== undefined && gain > 0) said.push(say("overview.rose", slots, at));
    if (gain !== undefined && gain < 0) said.push(say("overview.fell", slots, at));
    if (facts.get(slots.gain)?.reason?.readyOn) said.push(say("overview.firstReading", { gain: slots.gain }, at));
  }
  for (const platform of platforms) {
    const id = platform === "onlyfans" ? "onlyfans.subscribers" : `${platform}.followers`;
    if (isAbsent(facts, id)) said.push(say("overview.unread", { followers: id }, at));
  }
  return said.length > 0 ? said : [say("overview.nothing", {}, at)];
}

function engagement(facts: Facts, platform: Platform): Statement[] {
  const at = { section: "engagementMetrics", place: platform } as const;
  const id = `${platform}.engagement`;
  if (isAbsent(facts, id)) return [say("engagement.absent", { engagement: id }, at)];
  const rate = numberIn(facts, id);
  if (rate === undefined) return [];
  const benchmark = `${platform}.benchmarkEngagement`;
  const published = numberIn(facts, benchmark);
  const level = say("engagement.level", { engagement: id }, at);
  const fact = facts.get(id);
  // Inside the interval the two cannot be told apart, so nothing is said.
  if (published === undefined || !fact?.low || !fact.high) return [level];
  if (published < fact.low) return [level, say("engagement.aboveBenchmark", { engagement: id, benchmark }, at)];
  if (published > fact.high) return [level, say("engagement.belowBenchmark", { engagement: id, benchmark }, at)];
  return [level];
}

function content(facts: Facts, platforms: Platform[]): Statement[] {
  const section = "contentAnalysis";
  const themes = { section, place: "themes" } as const;
  const said: Statement[] = [];
  if (isAbsent(facts, "theme.1")) said.push(say("themes.absent", { theme: "theme.1" }, themes));
  else if (isThere(facts, "theme.1"))
    said.push(say("themes.lead", { theme: "theme.1", share: "theme.1.share" }, themes));
  if (isThere(facts, "theme.3")) said.push(say("themes.two", { first: "theme.2", second: "theme.3" }, themes));
  for (const platform of platforms) {
    const [rate, gap] = [`${platform}.postFrequency`, `${platform}.longestGap`];
    const at = { section, place: "schedule" } as const;
    if (isThere(facts, rate) && isThere(facts, gap)) said.push(say("cadence.rate", { rate, gap }, at));
    else if (isThere(facts, rate)) said.push(say("cadence.typed", { rate }, at));
  }
  said.push(say("schedule.none", { schedule: "schedule.best" }, { section, place: "schedule" }));
  said.push(say("audience.absent", { audience: "audience.demographics" }, { section, place: "audience" }));
  return said;
}

function growth(facts: Facts, platform: Platform): Statement[] {
  const at = { section: "growthPotential", place: "growth" } as const;
  const forecast = `${platform}.forecast`;
  if (isAbsent(facts, forecast))
    return isThere(facts, `${platform}.followers`) ? [say("growth.absent", { forecast }, at)] : [];
  if (!isThere(facts, forecast)) return [];
  const slots = { gain: `${platform}.gain`, percent: `${platform}.gainPercent` };
  const gain = (isThere(facts, slots.percent) ? numberIn(facts, slots.gain) : undefined) ?? 0;
  const said = [say("growth.forecast", { forecast, now: `${platform}.followers` }, at)];
  if (gain > 0) said.unshift(say("growth.rose", slots, at));
  if (gain < 0) said.unshift(say("growth.fell", slots, at));
  const confidence = `${platform}.forecastConfidence`;
  if (facts.get(confidence)?.value === "low") said.push(say("growth.lowConfidence", { confidence }, at));
  return said;
}

function position(facts: Facts): Statement[] {
  const at = { section: "growthPotential", place: "position" } as const;
  const slots = { position: "market.position" };
  return [isThere(facts, slots.position) ? say("position.percentile", slots, at) : say("position.absent", slots, at)];
}

function risk(risks: RiskFinding[]): Statement[] {
  const section = "riskAssessment";
  const raised = risks.flatMap((finding) => (finding.state === "raised" ? [raisedRisk(finding)] : []));
  const unchecked = risks.flatMap((finding) =>
    finding.state === "not-checked" ? [say(`notChecked.${finding.rule}`, {}, { section, place: "notChecked" })] : [],
  );
  const anyClear = risks.some(({ state }) => state === "clear");
  const none = raised.length === 0 && anyClear ? [say("risk.none", {}, { section, place: "risk" })] : [];
  return [...raised, ...none, ...unchecked];
}

function raisedRisk({ rule, severity, facts }: Extract<RiskFinding, { state: "raised" }>): Statement {
  const at = { section: "riskAssessment", place: "risk", severity } as const;
  const [first = "", second = ""] = facts;
  switch (rule) {
    case "concentration":
      return say("risk.concentration", { share: first, platform: second }, at);
    case "decline":
      return say("risk.decline", { chance: first }, at);
    case "cadence":
      return say("risk.cadence", { since: first, gap: second }, at);
    case "engagementFalling":
      return say("risk.engagementFalling", { change: first }, at);
    case "coverage":
      return say("risk.coverage", { coverage: first }, at);
  }
}
