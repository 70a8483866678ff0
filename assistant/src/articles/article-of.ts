import type { Language } from "@fanradar/contract";
import { type Article, type ArticleFrame, type ArticleText, articleTopics, type Topic } from "./article.ts";
import { articleFrames, type PlaybookTexts } from "./articles.ts";
import { de } from "./de/playbook.ts";
import { en } from "./en/playbook.ts";
import { es } from "./es/playbook.ts";
import { fr } from "./fr/playbook.ts";

const playbooks: Record<Language, PlaybookTexts> = { de, en, es, fr };

const framesBy: Record<Topic, Record<string, ArticleFrame>> = articleFrames;
const topicOf = new Map(
  articleTopics.flatMap((topic) => Object.keys(framesBy[topic]).map((id) => [id, topic] as const)),
);

/** Ids of all articles, by topic. */
export const articleIds: readonly string[] = [...topicOf.keys()];

/** The article with this id in a language; undefined where there is none. */
export function articleOf(id: string, language: Language): Article | undefined {
  const topic = topicOf.get(id);
  if (!topic) return undefined;
  const texts: Record<string, ArticleText> = playbooks[language][topic];
  const frame = framesBy[topic][id];
  const text = texts[id];
  if (!frame || !text) throw new Error(`article ${id}: no text in ${language}`);
  const { page, own = [], ...rest } = text;
  return {
    id,
    topic,
    ...rest,
    own: frame.own.map((line, at) => ({ ...line, text: own[at] ?? "" })),
    ...(frame.source && { source: frame.source }),
    ...(frame.page && page !== undefined && { page: { ...frame.page, title: page } }),
  };
}
