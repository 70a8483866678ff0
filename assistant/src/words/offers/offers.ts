import type { Language } from "@fanradar/contract";
import { type Like, platformWords } from "@fanradar/words";
import type { DataIntent } from "../../intents/intent-ids.ts";
import { offers as de } from "./de.ts";
import { offers as en } from "./en.ts";
import { offers as es } from "./es.ts";
import { offers as fr } from "./fr.ts";

/** Questions to press in one language: a language that lacks one does not compile. */
export type OfferWords = Like<typeof en>;
export type OfferKey = keyof OfferWords;

export const offerWords: Readonly<Record<Language, OfferWords>> = { en, de, es, fr };

/** What answers each of them. */
export const offerIntents: Readonly<Record<OfferKey, DataIntent>> = {
  engagementFell: "engagement-why",
  engagementRose: "engagement-why",
  jumpUp: "jump",
  jumpDown: "jump",
  risks: "risks",
  changes: "changes",
  theme: "content-best",
  postsBest: "posts-best",
  next: "next-steps",
  forecast: "forecast",
  forSize: "engagement-for-size",
  earnings: "earnings",
  price: "price",
  growth: "growth",
  overview: "overview",
  growthCompared: "growth-compared",
  platformBest: "platform-best",
  postsWorst: "posts-worst",
  engagement: "engagement",
  content: "content-best",
  bestTime: "best-time",
  rhythm: "rhythm",
  audience: "audience",
  views: "views",
  followers: "followers",
  score: "score",
  themes: "content-themes",
  real: "followers-real",
  source: "source",
  missing: "missing",
  earningsForecast: "earnings-forecast",
  earningsBest: "earnings-best",
  earningsKinds: "earnings-kinds",
  subscribers: "subscribers",
  subscribersLost: "subscribers-lost",
  priceExtras: "price-extras",
  payers: "payers",
  modelsBest: "models-best",
  modelsFollowers: "models-rank",
  modelsLosing: "models-losing",
  modelsMissing: "models-missing",
  modelsAttention: "models-attention",
  modelsGrowth: "models-growth",
  modelsOverview: "models-overview",
  modelsEarnings: "models-earnings",
  modelOverview: "overview",
  compare: "compare",
};

/** What stands for figures, dates and themes where the router learns these questions. */
const samples: Readonly<Record<string, string>> = {
  size: "17 %",
  until: "18.12.2026",
  engagement: "3.9 %",
  other: "{name}",
};
const platforms = Object.values(platformWords);
const themes = ["#food", "#homemade", "#travel", "morning workout", "lace"];
const intents: ReadonlyMap<string, DataIntent> = new Map(Object.entries(offerIntents));

/** Every question with each platform, as the router learns it: what is offered is understood when it is sent. `{name}` is a model. */
export const offeredExamples = (language: Language): { for: string; text: string }[] =>
  Object.entries(offerWords[language]).flatMap(([key, sentence]) =>
    variantsOf(sentence).map(({ platform, theme }) => ({
      for: intents.get(key) ?? "none",
      text: sentence.replace(/\{(\w+)(?:\.(\w+))?\}/g, (slot, name: string, member?: string) =>
        member === "platform" ? platform : name === "theme" ? theme : (samples[member ?? name] ?? slot),
      ),
    })),
  );

function variantsOf(sentence: string): { platform: string; theme: string }[] {
  if (sentence.includes(".platform}")) return platforms.map((platform) => ({ platform, theme: "" }));
  return (sentence.includes("{theme}") ? themes : [""]).map((theme) => ({ platform: "", theme }));
}
