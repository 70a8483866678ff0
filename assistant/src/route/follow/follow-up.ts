import type { Language } from "@fanradar/contract";
import { articleOf } from "../../articles/article-of.ts";
import type { Question } from "../../question.ts";
import { isOfData } from "../decide.ts";
import { figuresBehind } from "../figures-behind.ts";
import { findPassage } from "../find-passage.ts";
import type { FirstReading } from "../first-reading.ts";
import { nearnessOf } from "../nearness.ts";
import { findCount } from "../slots/find-count.ts";
import { asksOtherWording, languageAsked } from "../slots/find-wording.ts";
import { findMoves } from "./moves.ts";
import { rules } from "./rules.ts";
import type { FollowUp } from "./turn.ts";

/** A text of more words is a question of its own. */
const mostWords = 9;

/**
 * What a few words ask of the question before and of its answer: its parts are kept but for those that the words name anew, and their pronouns mean what
 * the answer stated. Undefined where a word is not understood, or where the words are a question of their own.
 */
export function followUp(text: string, first: FirstReading, before: Question | undefined, now: string) {
  const { fixed, slots, tokens, language } = first;
  if (fixed || !before?.focus) return undefined;
  const ofArticle = afterArticle(text, first, before);
  if (ofArticle || tokens.length > mostWords) return ofArticle;
  const count = findCount(tokens);
  const { moves, features } = findMoves(
    slots.rest.filter((word) => word !== String(count)),
    language,
  );
  const turn: FollowUp = {
    ...{ text, tokens, slots, before, now, count, features, focus: before.focus },
    moves: text.includes("%") ? new Set([...moves, "percent" as const]) : moves,
  };
  for (const rule of rules) {
    const question = rule(turn);
    if (question) return { ...question, language };
  }
  return undefined;
}

/** What points back to what was spoken of, or goes on from it, in four languages, folded. */
const pointsBack =
  /^(?:and|but|so|then|ok|und|aber|dann|y|pero|entonces|et|mais|alors|donc)\b|\b(?:it|its|he|him|his|they|them|their|that|this|those|one|ones|he s|es|das|er|ihn|ihm|sie|ihnen|davon|danach|damit|dafur|dazu|die|lo|la|le|les|eso|esa|ese|ellos|despues|il|lui|leur|ca|cela|en|apres|l)\b/;
const mostAfterArticle = 10;
const veryFew = 4;
/** A reading that is this likely is another matter, unless the words are those of the article. */
const surelyOther = 0.7;

/**
 * After an article: what it says of that, where the words point back or are hardly a sentence and it has a passage for them. Who insists on what was
 * declined is answered by what is said of limits.
 */
function afterArticle(
  text: string,
  { tokens, slots, readings, language }: FirstReading,
  before: Question,
): Question | undefined {
  const [last] = before.intents;
  if (!last?.startsWith("article:") || tokens.length > mostAfterArticle) return undefined;
  const article = last.slice("article:".length);
  const { payments, audience, metrics, ...rest } = before;
  const same: Question = { ...rest, text, language, metrics: [], certainty: "sure" };
  const draft = before.focus?.draft;
  if (draft && (languageAsked(text) !== undefined || asksOtherWording(text)))
    return { ...same, intents: [last], draft };
  const topic = articleOf(article, "en")?.topic;
  const isOfFans = topic !== undefined && topic !== "product" && topic !== "figures";
  if (isOfFans && findMoves(tokens, language).moves.has("insists")) return { ...same, intents: [ofLimits] };
  // Who may see one model alone is chosen where they are invited.
  const isOfOne = slots.models.length > 0 && findMoves(slots.rest, language).features !== undefined;
  if (last === ofMembers && isOfOne) return { ...same, intents: [last], text: chosenModels[language] };
  // 'And for Carla?' asks for the figures on what an article advises.
  const behind = figuresBehind[last];
  if (behind && isOfOne && slots.period === undefined) return { ...same, intents: [behind], models: slots.models };
  if (slots.models.length > 0 || slots.period !== undefined || slots.hashtag !== undefined) return undefined;
  if (tokens.length > veryFew && !pointsBack.test(tokens.join(" "))) return undefined;
  const { passage, words } = findPassage(article, text, { isLater: true });
  if (passage === undefined) return undefined;
  const [first] = readings;
  const isOther = first !== undefined && first.intent !== last && first.operation === undefined;
  return isOther && words === 0 && first.probability >= surelyOther ? undefined : { ...same, intents: [last] };
}
/**
 * A few words that were read as an article, and not surely, after another one or after figures: that is offered, after an article beside the one before,
 * since words in common say little of what is meant.
 */
export function orAskBack(question: Question, { tokens }: FirstReading, before: Question | undefined): Question {
  const [[last], [first]] = [before?.intents ?? [], question.intents];
  if (last === undefined || !first?.startsWith("article:") || first === last) return question;
  const isAfterArticle = last.startsWith("article:");
  const isUnclear =
    question.certainty === "likely" && tokens.length <= (isAfterArticle ? mostAfterArticle : mostAfterFigures);
  // 'Why do they leave' after subscribers is of the same matter.
  const isFar = isAfterArticle || (isOfData(last) && nearnessOf(last, first) === "far");
  if (!isUnclear || !isFar) return question;
  const intents = [...new Set([...(isAfterArticle ? [last] : []), ...question.intents])].slice(0, mostOffered);
  return { ...question, intents, certainty: "unsure" };
}
const mostAfterFigures = 6;
const mostOffered = 3;
const ofLimits = "article:limits-in-customs";
const ofMembers = "article:workspace-members";
/** What the article on members says of choosing models, in its own words. */
const chosenModels: Readonly<Record<Language, string>> = {
  en: "to add somebody choose invite, a role and the models",
  de: "um jemanden hinzuzufügen, wähle Einladen, eine Rolle und die Models",
  es: "para añadir a alguien elige invitar, un rol y los modelos",
  fr: "pour ajouter quelqu’un choisissez inviter, un rôle et les modèles",
};
