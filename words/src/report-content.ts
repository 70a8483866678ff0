import type { ReportContent } from "@fanradar/contract";
import type { Fact, Platform, SealedReport } from "@fanradar/engine";
import { themeMetrics } from "@fanradar/engine/catalogue/groups";
import type { Format } from "./format/format.ts";
import { absent, showFact, showNoun, showRange, showReason } from "./format/format-fact.ts";
import { listFormat } from "./format/intl.ts";
import { type Sentences, statementText } from "./render-statement.ts";

/** Renders the specification's report content as text, and names the facts behind each place of it. */
export function renderContent(
  sealed: SealedReport,
  format: Format,
  sentences: Sentences,
): { content: ReportContent; places: Record<string, string[]> } {
  const facts = new Map(sealed.facts.map((fact) => [fact.id, fact]));
  const places: Record<string, string[]> = {};

  const field = (place: string, id: string): string => {
    const fact = facts.get(id);
    places[place] = fact ? [id] : [];
    return fact ? showField(fact, format) : absent;
  };
  /** Each kind with its share where a statement has them, else the owner's text. */
  const contentStyle = (place: string): string => {
    const kinds = facts.get("onlyfans.contentStyle")?.value;
    const shares = (Array.isArray(kinds) ? kinds : []).flatMap((kind) => {
      const share = facts.get(`onlyfans.kindShare.${kind}`);
      return share ? [{ kind: format.words.valueWords[kind], share }] : [];
    });
    const text = field(place, "onlyfans.contentStyle");
    if (shares.length === 0) return text;
    places[place] = ["onlyfans.contentStyle", ...shares.map(({ share }) => share.id)];
    return listFormat(format.locale, {}).format(shares.map(({ kind, share }) => `${kind} ${showFact(share, format)}`));
  };
  const lines = (place: string, match: (statement: SealedReport["statements"][number]) => boolean): string[] => {
    const chosen = sealed.statements.filter(match);
    places[place] = [...new Set(chosen.flatMap(({ slots, evidence }) => [...Object.values(slots), ...evidence]))];
    return chosen.map((statement) => statementText(statement, facts, format, sentences)).filter((text) => text !== "");
  };
  const isMissing = (id: string) => facts.get(id)?.kind === "unavailable";
  /** Sentences, or why there are none: the reason of the missing figure `id`. */
  const linesOr = (
    place: string,
    match: (statement: SealedReport["statements"][number]) => boolean,
    id: string,
  ): string[] => {
    const found = lines(place, match);
    return found.length === 0 && isMissing(id) ? [field(place, id)] : found;
  };
  const at =
    (section: string, ...names: string[]) =>
    (one: SealedReport["statements"][number]) =>
      one.section === section && (names.length === 0 || names.includes(one.place));
  const has = (platform: Platform) => sealed.facts.some((fact) => fact.platform === platform);
  const followed = (platform: "instagram" | "x", place: string) => ({
    followers: field(`${place}.followers`, `${platform}.followers`),
    engagement: field(`${place}.engagement`, `${platform}.engagement`),
    postFrequency: field(`${place}.postFrequency`, `${platform}.postFrequency`),
  });

  // The first theme stands for all where there are none: its reason says why.
  const themes = themeMetrics.flatMap((id) => facts.get(id) ?? []);
  places["contentAnalysis.themes"] = themes.map(({ id }) => id);
  const content: ReportContent = {
    platformOverview: lines("platformOverview", at("platformOverview")).join(" "),
    engagementMetrics: {
      ...(has("instagram") && { instagram: followed("instagram", "engagementMetrics.instagram") }),
      ...(has("x") && { twitter: followed("x", "engagementMetrics.twitter") }),
      ...(has("tiktok") && {
        tiktok: {
          followers: field("engagementMetrics.tiktok.followers", "tiktok.followers"),
          avgViews: field("engagementMetrics.tiktok.avgViews", "tiktok.avgViews"),
          viralPotential: field("engagementMetrics.tiktok.viralPotential", "tiktok.viralPotential"),
        },
      }),
      ...(has("onlyfans") && {
        onlyfans: {
          activityLevel: field("engagementMetrics.onlyfans.activityLevel", "onlyfans.postFrequency"),
          contentStyle: contentStyle("engagementMetrics.onlyfans.contentStyle"),
          interaction: field("engagementMetrics.onlyfans.interaction", "onlyfans.interaction"),
        },
      }),
    },
    contentAnalysis: {
      themes: themes.map((fact) => showField(fact, format)),
      postingSchedule: linesOr(
        "contentAnalysis.postingSchedule",
        at("contentAnalysis", "schedule"),
        sealed.facts.find(({ id, metric }) => metric === "postFrequency" && isMissing(id))?.id ?? "schedule.best",
      ).join(" "),
      audienceDemographics: isMissing("audience.demographics")
        ? field("contentAnalysis.audienceDemographics", "audience.demographics")
        : lines("contentAnalysis.audienceDemographics", at("contentAnalysis", "audience")).join(" "),
    },
    growthPotential: {
      positiveIndicators: linesOr(
        "growthPotential.positiveIndicators",
        at("growthPotential", "growth"),
        "follows.total",
      ),
      marketPosition: isMissing("market.position")
        ? field("growthPotential.marketPosition", "market.position")
        : lines("growthPotential.marketPosition", at("growthPotential", "position")).join(" "),
    },
    riskAssessment: {
      considerations: lines("riskAssessment.considerations", at("riskAssessment", "risk", "checks")),
      recommendations: lines("riskAssessment.recommendations", at("riskAssessment", "next")),
    },
  };
  return { content, places };
}

/** '6.1% (5.2 to 7.1%)', '3.5 posts a week (2.7 to 4.4)', or 'not enough data: needs 5 or more posts, has 2'. */
function showField(fact: Fact, format: Format): string {
  if (fact.reason) return showReason(fact.reason, format);
  const noun = fact.unit === "perWeek" || fact.metric === "interaction" ? showNoun(fact, format) : "";
  const range = showRange(fact, format);
  return [showFact(fact, format), noun, range && `(${range})`].filter(Boolean).join(" ");
}
