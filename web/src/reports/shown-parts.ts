import type { Platform, SealedReport } from "@fanradar/engine";
import { cardMetrics, themeMetrics } from "@fanradar/engine/catalogue/groups";

/** In the order of the page: OnlyFans, whose figures are added, last. */
export const platforms: Platform[] = ["instagram", "x", "tiktok", "onlyfans"];

/**
 * Which parts of a report have anything to show: figures, sentences, or a missing figure that says why. An owner may hide the
 * figures of a part from others; its heading is left out with them, also where a sentence elsewhere says so.
 */
export function shownParts({ facts: all, statements, series }: Pick<SealedReport, "facts" | "statements" | "series">) {
  const facts = all.filter(({ reason }) => reason?.code !== "not-public");
  const ids = new Set(facts.map(({ id }) => id));
  const says = (section: string, place?: string) =>
    statements.some((one) => one.section === section && (place === undefined || one.place === place));
  const isAbsent = (id: string) => facts.some((fact) => fact.id === id && fact.kind === "unavailable");
  const absentRate = facts.find(({ metric, kind }) => metric === "postFrequency" && kind === "unavailable");
  const absentSchedule = absentRate?.id ?? "schedule.best";
  return {
    cards: platforms.filter(
      (platform) =>
        cardMetrics[platform].some((metric) => ids.has(`${platform}.${metric}`)) || says("engagementMetrics", platform),
    ),
    themes:
      says("contentAnalysis", "themes") ||
      isAbsent("theme.1") ||
      themeMetrics.some((id) => ids.has(id) && ids.has(`${id}.share`)),
    posts: says("contentAnalysis", "posts"),
    schedule: says("contentAnalysis", "schedule") || isAbsent(absentSchedule),
    absentSchedule,
    audience:
      says("contentAnalysis", "audience") ||
      isAbsent("audience.demographics") ||
      facts.some(({ metric }) => metric === "audience.age.1"),
    growth:
      says("growthPotential") ||
      isAbsent("follows.total") ||
      series.some(({ metric, points }) => metric === "followers" && points.length > 1),
  };
}

/** The sentences whose figures no raised risk has: what is a risk is said as one. */
export function unraisedOf<Said extends { slots: Record<string, string> }>(
  statements: readonly Said[],
  raised: readonly { slots: Record<string, string> }[],
): Said[] {
  return statements.filter(({ slots }) => {
    const own = Object.values(slots);
    return !raised.some((risk) => own.every((id) => Object.values(risk.slots).includes(id)));
  });
}
