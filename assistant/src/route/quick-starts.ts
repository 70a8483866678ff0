import { languages } from "@fanradar/contract";
import { tables } from "@fanradar/words/tables";
import type { IntentId } from "../intents/intent-ids.ts";

/** The article that each quick start of the page opens: a button has one meaning. */
const articles = {
  retention: "why-subscribers-leave",
  schedule: "how-often-instagram",
  customs: "price-a-custom",
  crossPromotion: "path-to-the-page",
  piracy: "make-leaks-traceable",
  tiktok: "tiktok-safe-content",
  branding: "what-are-you-known-for",
  engagement: "answering-comments",
} as const satisfies Record<keyof (typeof tables)["en"]["quickStartWords"], string>;

const starts: ReadonlyMap<string, IntentId> = new Map(
  languages.flatMap((language) =>
    Object.entries(tables[language].quickStartWords).flatMap(([topic, question]) => {
      const article = Object.entries(articles).find(([name]) => name === topic)?.[1];
      return article ? [[question, `article:${article}`] as const] : [];
    }),
  ),
);

/** What a quick start asks, in any language; undefined for any other text. */
export const findQuickStart = (text: string): IntentId | undefined => starts.get(text.trim());
