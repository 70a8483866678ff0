import type { ChatLine } from "@fanradar/contract";
import { renderTemplate } from "@fanradar/words";
import type { Article } from "../articles/article.ts";
import { articleOf } from "../articles/article-of.ts";
import { passageText } from "../articles/passages.ts";
import type { BlockOf } from "../plan/block.ts";
import { articleSentences } from "./article-sentences.ts";
import { chatPiecesOf, fill, joined } from "./piece.ts";
import { stateFacts } from "./state-facts.ts";
import { isReader, type WriteContext } from "./write-context.ts";

interface Advice {
  lines: ChatLine[];
  article: Article;
}

/** An article: its paragraphs and steps, then what the figures of the chosen model say of it; undefined for an unknown one. */
export function writeAdvice({ article: id }: BlockOf<"advice">, context: WriteContext): Advice | undefined {
  const article = articleOf(id, context.language);
  if (!article) return undefined;
  return { lines: [...textLines(article), ...stepLines(article, context)], article };
}

const textLines = ({ text }: Article) => text.map((one) => lineOf("text", one));
const stepLines = (article: Article, context: WriteContext) => [
  ...article.steps.map((text) => lineOf("step", text)),
  ...ownLines(article, context),
  ...pageLines(article, context),
];

/** The paragraphs of an article, or its steps, or one of them; undefined for an unknown one. */
export function writePart({ article: id, of, at }: BlockOf<"part">, context: WriteContext): Advice | undefined {
  const article = articleOf(id, context.language);
  const all = article && (of === "text" ? textLines(article) : stepLines(article, context));
  const lines = at === null ? all : all?.slice(at, at + 1);
  return article && lines && lines.length > 0 ? { lines, article } : undefined;
}

/** A passage of an article; undefined where it has no such passage. */
export function writePassage({ article: id, passage }: BlockOf<"passage">, context: WriteContext): Advice | undefined {
  const article = articleOf(id, context.language);
  const text = passageText(id, passage, context.language);
  return article && text !== undefined ? { lines: [lineOf("text", text)], article } : undefined;
}

/** One step of an article; undefined where it has no such step. */
export function writeStep({ article: id, step }: BlockOf<"step">, context: WriteContext): Advice | undefined {
  const article = articleOf(id, context.language);
  const text = article?.steps[step];
  return article && text !== undefined ? { lines: [lineOf("step", text)], article } : undefined;
}

const lineOf = (kind: "text" | "step", text: string): ChatLine => ({ kind, pieces: [{ text }] });

/** A link to the page where it is done; to the list of models where it is a model's and none of the own is chosen. */
function pageLines({ page }: Article, { knowledge: { model }, words, tables }: WriteContext): ChatLine[] {
  if (!page) return [];
  const isOfModel = page.path.includes(":id");
  const isChosen = model?.isOwn === true;
  const path = isOfModel && !isChosen ? "/profiles" : page.path.replace(":id", String(model?.id));
  const title = isOfModel && !isChosen ? tables.interfaceWords.shell.profiles : page.title;
  const href = page.tab === undefined ? path : `${path}?tab=${page.tab}`;
  return [{ kind: "text", pieces: fill(words.openPage, { page: [{ text: title, href }] }) }];
}

/** 'Your engagement' is said to whom it belongs; of others the same figures stand without it. */
function ownLines(article: Article, context: WriteContext): ChatLine[] {
  const { knowledge, format } = context;
  const sentences = articleSentences(article, context);
  const ids = sentences.flatMap(({ slots }) => Object.values(slots));
  if (!knowledge.model || !isReader(knowledge)) {
    const facts = [...new Set(ids)].flatMap((id) => knowledge.facts.get(id) ?? []);
    return stateFacts(
      facts.filter(({ id }) => !context.stated.has(id)),
      context,
    );
  }
  for (const id of ids) context.stated.add(id);
  return sentences.map(({ text, slots }) => ({
    kind: "own",
    pieces: joined(chatPiecesOf(renderTemplate(text, { slots, facts: knowledge.facts, format }))),
  }));
}
