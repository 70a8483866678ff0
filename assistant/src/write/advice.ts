import type { ChatLine } from "@fanradar/contract";
import { renderTemplate } from "@fanradar/words";
import type { Article } from "../articles/article.ts";
import { articleOf } from "../articles/article-of.ts";
import { type Place, passageText, placeOf, wordingOf } from "../articles/passages.ts";
import { platformText } from "../articles/platforms.ts";
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

/** A passage of an article: what it says, words to say with what to mind, or a place in the product; undefined where it has none of these. */
export function writePassage(
  { article: id, passage, language: spoken }: BlockOf<"passage">,
  context: WriteContext,
): Advice | undefined {
  const { language, words } = context;
  const article = articleOf(id, language);
  const wording = wordingOf(id, passage, language);
  const drafts = (spoken === undefined ? wording : wordingOf(id, passage, spoken))?.drafts ?? [];
  const place = placeOf(id, passage, language);
  const text = passageText(id, passage, language);
  const draft: ChatLine[] = wording
    ? [
        {
          kind: "draft",
          pieces: [{ text: words.draft.message }],
          draft: { form: "message", texts: [...drafts] },
        },
        lineOf("text", wording.note),
      ]
    : [];
  const lines = [
    ...draft,
    ...(text === undefined ? [] : [lineOf("text", text)]),
    ...(place ? [placeLine(place, context)] : []),
  ];
  return article && lines.length > 0 ? { lines, article } : undefined;
}

/** What an article says of one platform; undefined where it has nothing that is particular to it. */
export function writeParticular(
  { article: id, place }: BlockOf<"particular">,
  { language }: WriteContext,
): Advice | undefined {
  const article = articleOf(id, language);
  const text = platformText(id, place, language);
  return article && text !== undefined ? { lines: [lineOf("text", text)], article } : undefined;
}

/** Where something is done, as a link. */
const placeLine = (
  { labels, ...page }: Omit<Place, "labels"> & { labels: readonly string[] },
  context: WriteContext,
): ChatLine => ({
  kind: "text",
  pieces: fill(context.words.placeAt, { place: [{ text: labels.join(" › "), href: hrefOf(page, context).href }] }),
});

/** One step of an article; undefined where it has no such step. */
export function writeStep({ article: id, step }: BlockOf<"step">, context: WriteContext): Advice | undefined {
  const article = articleOf(id, context.language);
  const text = article?.steps[step];
  return article && text !== undefined ? { lines: [lineOf("step", text)], article } : undefined;
}

const lineOf = (kind: "text" | "step", text: string): ChatLine => ({ kind, pieces: [{ text }] });

/** A link to the page where it is done. */
function pageLines({ page }: Article, context: WriteContext): ChatLine[] {
  if (!page) return [];
  const { href, isList } = hrefOf(page, context);
  const text = isList ? context.tables.interfaceWords.shell.profiles : page.title;
  return [{ kind: "text", pieces: fill(context.words.openPage, { page: [{ text, href }] }) }];
}

/** The address of a page; of the list of models where it is a model's and none of the own is chosen. */
function hrefOf({ path, tab }: Pick<Place, "path" | "tab">, { knowledge: { model } }: WriteContext) {
  const isList = path.includes(":id") && model?.isOwn !== true;
  const address = isList ? "/profiles" : path.replace(":id", String(model?.id));
  return { href: tab === undefined || isList ? address : `${address}?tab=${tab}`, isList };
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
