import type { AttentionKind } from "@fanradar/contract";
import { assessRisks, dayMs, type Fact, monthDays } from "@fanradar/engine";

const recentDays = 28;
const downPercent = -30;

/** The figures of one report that ask for attention, and why each does. A fall counts only with its whole range. */
export function kindsOfFigures(facts: readonly Fact[], now: Date): { kind: AttentionKind; fact: Fact }[] {
  const losesPayers = hasLostPayers(facts, now);
  return facts.flatMap((fact) => {
    const kind = fact.metric === "quietWorth" && losesPayers ? "payers-quiet" : kindOfFigure(fact, now);
    return kind ? [{ kind, fact }] : [];
  });
}

function kindOfFigure({ metric, value, high, period, platform }: Fact, now: Date): AttentionKind | undefined {
  if (typeof value !== "number" || platform === undefined) return undefined;
  const isSureFall = value < 0 && (high ?? value) < 0;
  if (metric === "gainPercent") return isSureFall ? "followers-falling" : undefined;
  if (metric === "engagementChange") return isSureFall && value <= downPercent ? "engagement-down" : undefined;
  if (metric === "earningsChange")
    // Its period is the month before the one that fell.
    return isSureFall && value <= downPercent && isRecent(period, now, monthDays) ? "earnings-falling" : undefined;
  return metric === "unexplainedGain" && isRecent(period, now) ? "unusual-day" : undefined;
}

/** By the report's own check, where it found more than is worth watching, and while payments are known up to these days. */
function hasLostPayers(facts: readonly Fact[], now: Date): boolean {
  const known = facts.find(({ metric }) => metric === "quietPayers")?.period;
  if (!isRecent(known, now)) return false;
  const found = assessRisks(new Map(facts.map((fact) => [fact.id, fact]))).find(({ rule }) => rule === "payersQuiet");
  return found?.state === "raised" && found.severity !== "low";
}

const isRecent = (period: Fact["period"], now: Date, laterDays = 0) =>
  period !== undefined && now.getTime() - Date.parse(period.to) <= (recentDays + laterDays) * dayMs;

/** What ends with its period, before what it says began: the month that a change is held against, and the last payments of who went quiet. */
const endsBefore: ReadonlySet<string> = new Set(["earningsChange", "quietWorth"]);

/** Since when what a figure says holds, ISO instant. */
export function sinceOf({ metric, period, asOf }: Fact): string {
  if (!endsBefore.has(metric) || !period) return new Date(period?.from ?? asOf).toISOString();
  return new Date(Date.parse(period.to) + dayMs).toISOString();
}
