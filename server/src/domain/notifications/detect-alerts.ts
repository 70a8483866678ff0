import { dayMs, type Fact } from "@fanradar/engine";
import type { News } from "./create-notification.ts";

/** An unusual day further back was reported then, or is too old for a new user. */
const recentDays = 7;
const downPercent = -30;
/** Age at which a person's own figure is stale. */
const staleDays = 30;
const ownTrust: readonly Fact["trust"][] = ["file", "screenshot", "manual"];

type Alert = Omit<News, "userId" | "modelId">;

/**
 * Detects what changed in a model's figures since the previous report: a forecast is possible now, followers rose or fell beyond the
 * usual, engagement is down by 30 % or more, sources disagree, what the person gave is old. Each by a key of its own, so that
 * each is sent once: by its days, or once a month while it lasts.
 */
export function detectAlerts(
  { facts, asOf }: { facts: readonly Fact[]; asOf: string },
  before: readonly Fact[],
): Alert[] {
  const known = new Map(before.map((fact) => [fact.id, fact]));
  const month = asOf.slice(0, 7);
  const age = (at: string) => (Date.parse(asOf) - Date.parse(at)) / dayMs;
  return facts.flatMap((fact): Alert[] => {
    const { id, metric, platform, value, kind, trust, period, conflicts = [] } = fact;
    const about = platform && { platform };
    const alerts: Alert[] = [];
    const was = known.get(id);
    if (metric === "gain" && kind !== "unavailable" && was?.kind === "unavailable")
      alerts.push({ kind: "forecast-possible", key: `forecast ${platform}`, ...about });
    if ((metric === "viralGain" || metric === "unexplainedGain") && typeof value === "number" && period)
      if (age(period.to) <= recentDays)
        alerts.push({
          kind: value > 0 ? "unusual-rise" : "unusual-drop",
          key: `unusual ${platform} ${period.from.slice(0, 10)}`,
          cause: metric === "viralGain" ? "post" : "unknown",
          ...about,
        });
    if (metric === "engagementChange" && typeof value === "number" && value <= downPercent && (fact.high ?? value) < 0)
      alerts.push({ kind: "engagement-down", key: `engagement ${platform} ${month}`, ...about });
    if (conflicts.length > 0 && !was?.conflicts?.length)
      alerts.push({ kind: "evidence-conflict", key: `conflict ${id} ${month}`, ...about });
    if (ownTrust.includes(trust) && (kind === "measured" || kind === "self-reported") && age(fact.asOf) > staleDays)
      alerts.push({ kind: "stale-source", key: `stale ${platform} ${fact.asOf.slice(0, 10)}`, ...about });
    return alerts;
  });
}
