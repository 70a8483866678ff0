import type { Fact, Statement } from "../ledger/fact.ts";
import { type Platform, platformNames } from "../ledger/vocabulary.ts";
import type { RiskFinding } from "../risk/assess-risks.ts";
import { relationOf } from "./comparisons.ts";
import { content } from "./content.ts";
import { type Facts, isAbsent, isThere, say } from "./draft.ts";
import { growthOf } from "./growth.ts";
import { nextSteps } from "./next-steps.ts";
import { overview } from "./overview.ts";
import { riskStatements } from "./risks.ts";

/** The report's sentences in reading order: each stands on facts, and what is missing is said as such. */
export function writeStatements(facts: Fact[], risks: RiskFinding[]): Statement[] {
  const byId: Facts = new Map(facts.map((fact) => [fact.id, fact]));
  const platforms = platformNames.filter((platform) => facts.some((fact) => fact.platform === platform));
  return [
    ...overview(byId, platforms),
    ...platforms.flatMap((platform) => engagementOn(byId, platform)),
    ...content(byId, platforms),
    ...growthOf(byId, platforms),
    ...riskStatements(byId, risks),
    ...nextSteps(byId, platforms, risks),
  ];
}

function engagementOn(facts: Facts, platform: Platform): Statement[] {
  const at = { section: "engagementMetrics", place: platform } as const;
  const engagement = `${platform}.engagement`;
  if (isAbsent(facts, engagement)) return [say("engagement.absent", { engagement }, at)];
  if (!isThere(facts, engagement)) return [];
  const level = say("engagement.level", { engagement }, at);
  const benchmark = `${platform}.benchmarkEngagement`;
  const slots = { engagement, benchmark };
  // Where the interval holds the published figure the two cannot be told apart, so nothing is said.
  const relation = relationOf(facts.get(engagement), facts.get(benchmark));
  if (relation === "above") return [level, say("engagement.aboveBenchmark", slots, at)];
  if (relation === "below") return [level, say("engagement.belowBenchmark", slots, at)];
  return [level];
}
