import type { ChatPiece, Language } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { type Format, renderTemplate } from "@fanradar/words";
import { articleIds, articleOf } from "../articles/article-of.ts";
import type { Knowledge } from "../knowledge.ts";
import type { Question } from "../question.ts";
import { offerIntents, offerWords } from "../words/offers/offers.ts";
import { chatPiecesOf, joined, textOf } from "../write/piece.ts";
import { type Answerable, answerable } from "./answerable.ts";
import type { DataIntent, IntentId } from "./intent-ids.ts";

/** A question to press. Its figures are those of the ledger. */
export interface OfferedQuestion {
  pieces: ChatPiece[];
  intent: DataIntent;
  platform?: Platform;
}

/** The reader's language, and how numbers and dates are written. */
interface Reader {
  language: Language;
  format: Format;
}

const mostOffered = 6;
/** A portfolio of many models has a question about each. */
const mostListed = 100;

/** Up to six questions made from this ledger, each of another intent, the most interesting first. Every one has an answer. */
export function offerQuestions(knowledge: Knowledge, reader: Reader): OfferedQuestion[] {
  const chosen = new Map<DataIntent, Answerable>();
  for (const one of answerable(knowledge)) {
    const intent = offerIntents[one.key];
    if (!chosen.has(intent)) chosen.set(intent, one);
  }
  return [...chosen.values()].slice(0, mostOffered).map((one) => written(one, knowledge, reader));
}

/** Up to a hundred questions that this ledger can answer, the most interesting first. */
export function listQuestions(knowledge: Knowledge, reader: Reader): OfferedQuestion[] {
  return answerable(knowledge)
    .slice(0, mostListed)
    .map((one) => written(one, knowledge, reader));
}

/**
 * Readings of a question as questions to press: of each one that this ledger answers, about a platform that the question names, else
 * one without a figure; articles by their titles. What is asked of several models is left out where there is one.
 */
export function offerReadings(
  { intents, platforms }: Pick<Question, "intents" | "platforms">,
  knowledge: Knowledge,
  reader: Reader,
): ChatPiece[][] {
  const all = answerable(knowledge);
  const general = Object.entries(offerWords[reader.language]).filter(([, sentence]) => !sentence.includes("{"));
  const isOfMany = (knowledge.models ?? []).length > 1;
  const readings = intents.flatMap((intent) => {
    const title = intent.startsWith(article) && articleOf(intent.slice(article.length), reader.language)?.title;
    if (title) return [[{ text: title, lang: reader.language }]];
    const found = all.filter(({ key }) => offerIntents[key] === intent);
    const named = found.find(({ platform }) => platform !== undefined && platforms.includes(platform));
    const one = named ?? found[0];
    if (one) return [written(one, knowledge, reader).pieces];
    const text = general.find(([key]) => intentByKey.get(key) === intent)?.[1];
    return text !== undefined && (isOfMany || !intent.startsWith("models-")) ? [[{ text, lang: reader.language }]] : [];
  });
  return [...new Map(readings.map((pieces) => [textOf(pieces), pieces])).values()];
}
/** The titles of articles on the topic of one, those that follow it first. */
export function offerNear(intent: IntentId, language: Language): ChatPiece[][] {
  const own = articleOf(intent.slice(article.length), language);
  const near = articleIds.flatMap((id) => articleOf(id, language) ?? []).filter(({ topic }) => topic === own?.topic);
  const at = near.findIndex(({ id }) => id === own?.id);
  return [...near.slice(at + 1), ...near.slice(0, at)]
    .slice(0, mostNear)
    .map(({ title }) => [{ text: title, lang: language }]);
}
const mostNear = 3;
const article = "article:";
const intentByKey: ReadonlyMap<string, DataIntent> = new Map(Object.entries(offerIntents));

function written({ key, platform, slots, names }: Answerable, knowledge: Knowledge, reader: Reader): OfferedQuestion {
  const { facts } = knowledge;
  // Names are put in last, and not read as templates.
  const [name = "", other = ""] = names;
  const pieces = offerWords[reader.language][key].split(/(\{(?:name|other)\})/).flatMap((part): ChatPiece[] => {
    if (part === "{name}") return [{ text: name }];
    if (part === "{other}") return [{ text: other }];
    return chatPiecesOf(renderTemplate(part, { slots: { ...slots }, facts, format: reader.format }));
  });
  const inLanguage = joined(pieces).map((piece) => ({ ...piece, lang: reader.language }));
  return { pieces: inLanguage, intent: offerIntents[key], ...(platform && { platform }) };
}
