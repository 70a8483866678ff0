import type { Language } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { findPlatforms } from "../route/slots/find-platforms.ts";
import { tokensOf } from "../route/tokens.ts";
import type { Topic } from "./article.ts";
import { articleOf } from "./article-of.ts";
import { platformTexts as de } from "./de/platforms.ts";
import { platformTexts as en } from "./en/platforms.ts";
import { platformTexts as es } from "./es/platforms.ts";
import { platformTexts as fr } from "./fr/platforms.ts";
import type { PlaceToBeFound } from "./places-to-be-found.ts";

/** Articles that say what is particular to each platform. */
const articles = [
  ...(["reduced-reach", "rules-of-links", "account-banned"] as const),
  ...(["being-found", "path-to-the-page", "growing-an-audience", "which-platform"] as const),
] as const;
/** What is particular to a platform, in one language. */
export type PlatformTexts = Record<(typeof articles)[number], Record<PlaceToBeFound, string>>;

const texts: Record<Language, Record<string, Partial<Record<PlaceToBeFound, string>>>> = { de, en, es, fr };

/** What an article says of a platform in a language; undefined where it has nothing that is particular to it. */
export const platformText = (article: string, place: PlaceToBeFound, language: Language): string | undefined =>
  texts[language][article]?.[place];

/** Articles on one platform alone: no answer to a question on another. */
const about: Readonly<Record<string, PlaceToBeFound>> = {
  "how-often-instagram": "instagram",
  "formats-and-their-work": "instagram",
  "posting-on-x": "x",
  "promoting-on-reddit": "reddit",
  "tiktok-first-seconds": "tiktok",
  "tiktok-safe-content": "tiktok",
  "tiktok-series": "tiktok",
  "tiktok-to-followers": "tiktok",
  "tiktok-figures": "tiktok",
};

const isPlace = (platform: Platform): platform is Platform & PlaceToBeFound => platform !== "onlyfans";
const ofReddit = /^(?:sub)?reddits?$/;

/** The platforms that a text names on which creators are found. */
export function placesIn(text: string, language: Language): PlaceToBeFound[] {
  const tokens = tokensOf(text);
  const named = findPlatforms(text, tokens, language === "en")
    .map(({ value }) => value)
    .filter(isPlace);
  return [...new Set([...named, ...(tokens.some((token) => ofReddit.test(token)) ? (["reddit"] as const) : [])])];
}

/** Whether an article is on one platform, and not on any of these. */
export const isOnAnother = (article: string, named: readonly PlaceToBeFound[]): boolean => {
  const own = about[article];
  return own !== undefined && named.length > 0 && !named.includes(own);
};

/** Whether an article is on one platform, and on one of these. */
export const isOn = (article: string, named: readonly PlaceToBeFound[]): boolean => {
  const own = about[article];
  return own !== undefined && named.includes(own);
};

const topics: readonly (string | undefined)[] = [
  "schedule",
  "crossPromotion",
  "tiktok",
  "engagement",
] satisfies Topic[];
/** Whether what an article says depends on the platform. */
export const isOfPlatforms = (article: string): boolean => topics.includes(articleOf(article, "en")?.topic);
