import { usualEngagement } from "@fanradar/engine";
import { formatMetrics } from "@fanradar/engine/catalogue/groups";
import type { Knowledge, Need } from "../knowledge.ts";
import type { Block } from "../plan/block.ts";
import type { Question } from "../question.ts";
import { findQualifiers } from "../route/slots/find-qualifiers.ts";
import { tokensOf } from "../route/tokens.ts";
import { type ModelLedger, modelLedger, onPlatforms, stateFigures, statements } from "./model-ledger.ts";
import { betterThemes } from "./posts.ts";
import { rankPostBlocks } from "./rank-post-blocks.ts";

/** What the chosen model's figures say of what an article is about. */
const figures: Readonly<Record<string, (ledger: ModelLedger) => Block[]>> = {
  "losing-followers": (ledger) => stateFigures(ledger, onPlatforms(ledger, "gain", "gainPercent")),
  "growing-an-audience": (ledger) => stateFigures(ledger, onPlatforms(ledger, "gain", "gainPercent")),
  "engagement-is-falling": (ledger) => stateFigures(ledger, onPlatforms(ledger, "engagementChange")),
  "what-engagement-says": (ledger) =>
    stateFigures(
      ledger,
      ledger.platforms.flatMap((platform) => [
        `${platform}.engagement`,
        usualEngagement(ledger.knowledge.facts.values(), platform)?.id ?? `${platform}.benchmarkEngagement`,
      ]),
    ),
  "reading-a-forecast": (ledger) => stateFigures(ledger, onPlatforms(ledger, "forecast", "chanceOfDecline")),
  "formats-and-their-work": (ledger) =>
    stateFigures(
      ledger,
      formatMetrics.flatMap((format) => onPlatforms(ledger, `${format}.change`)),
    ),
  "which-platform": (ledger) => stateFigures(ledger, onPlatforms(ledger, "gainPercent", "engagement")),
  "what-to-post": (ledger) => [
    ...statements(ledger, ["themes.lead", "themes.next"], 2),
    ...rankPostBlocks(ledger, null, "best"),
  ],
  "being-found": (ledger) => [
    ...betterThemes(ledger),
    ...statements(ledger, ["themes.lead", "themes.next", "themes.nextTwo"], 2),
  ],
  "where-to-begin": (ledger) => statements(ledger, ["next"], 3),
  "starting-out": (ledger) => statements(ledger, ["next"], 2),
  "how-often-instagram": (ledger) => stateFigures(ledger, onPlatforms(ledger, "postFrequency")),
  "rhythm-that-keeps": (ledger) => stateFigures(ledger, onPlatforms(ledger, "postFrequency", "longestGap")),
  "tiktok-first-seconds": (ledger) => stateFigures(ledger, ["tiktok.avgViews", "tiktok.viralPotential"]),
  "tiktok-to-followers": (ledger) => stateFigures(ledger, ["tiktok.avgViews", "tiktok.followers", "tiktok.gain"]),
  "tiktok-figures": (ledger) => stateFigures(ledger, ["tiktok.followers", "tiktok.avgViews"]),
  "price-and-leaving": (ledger) => [
    ...statements(ledger, ["money.stayByPrice"], 1),
    ...stateFigures(ledger, ["onlyfans.price", "onlyfans.subscribers"]),
  ],
  "trials-and-sales": (ledger) => stateFigures(ledger, ["onlyfans.price", "onlyfans.subscribers"]),
  "earning-more": (ledger) => stateFigures(ledger, ["onlyfans.earningsNet", "onlyfans.subscribers", "onlyfans.price"]),
};
const most = 2;

/** What has to be loaded for that, and for what a day brings. */
export function needsBeside({ intents: [id], payments, text }: Question): readonly Need[] {
  if (id === "draft" || id === "article:what-to-post") return ["posts"];
  const isOfDays = payments?.by === "day" || findQualifiers(tokensOf(text)).some(({ kind }) => kind === "daily");
  return id === "earnings" && isOfDays ? ["payments"] : [];
}

/** Figures that go before an article where they answer what it is asked for, of the platforms that the question names; none without a report. */
export function figuresFor(article: `article:${string}`, knowledge: Knowledge, { platforms }: Question): Block[] {
  const state = figures[article.slice("article:".length)];
  if (!state || !knowledge.model?.hasReport) return [];
  const ledger = modelLedger(knowledge);
  const named = ledger.platforms.filter((platform) => platforms.includes(platform));
  return state({ ...ledger, ...(named.length > 0 && { platforms: named }) }).slice(0, most);
}

/** The posts whose captions drew most, where nothing is written for the person. */
export function captionsToLearnFrom(knowledge: Knowledge): Block[] {
  if (!knowledge.model?.hasReport) return [];
  const ranked = rankPostBlocks(modelLedger(knowledge), null, "best");
  return ranked.length > 0 ? [{ kind: "phrase", phrase: "best-captions" }, ...ranked] : [];
}
