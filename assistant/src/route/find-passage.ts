import { passagesOf } from "../articles/passages.ts";
import { type AskedKind, isOfFigure, kindsAsked } from "./asked-kind.ts";
import { loadQuestionModel } from "./load-question-model.ts";
import { stemsOf } from "./question-model.ts";
import { tokensOf } from "./tokens.ts";

/** A passage of an article that answers a question. */
export interface FoundPassage {
  /** Which one; undefined where the article has none that does. */
  passage: string | undefined;
  /** The kind of thing that was asked for. */
  asked: AskedKind | undefined;
  /** How many words of the question people use for it, or for the nearest passage of the article; rare ones alone. */
  words: number;
}

/** Of the words of a question that says no kind a passage has so many at least. */
const leastShare = 0.5;
/** A question of so few words names a thing and leaves open what is asked of it: 'and TikTok?' */
const fewWords = 5;

/**
 * The passage of an article with the kind of thing that a question asks for; of several the one whose questions have most of its words. Whether
 * something is so, or which of two, depends on what is asked: there words have to match, while an amount or words to say are those of the article. A
 * question that says no kind has the article itself as its answer; after that, or of a few words, the passage that has most of them.
 *
 * @param options.without passages that were given already
 * @param options.isLater the article was given already
 */
export function findPassage(
  article: string,
  text: string,
  { without = [], isLater = false }: { without?: readonly string[]; isLater?: boolean } = {},
): FoundPassage {
  const { asks, plain } = loadQuestionModel();
  const kinds = kindsAsked(text);
  const stems = stemsOf(text, plain);
  const passages = passagesOf(article)
    .filter(({ id }) => !without.includes(id))
    .map((one) => ({ ...one, words: stems.filter((stem) => asks.get(`${article} ${one.id}`)?.has(stem)).length }))
    .toSorted((one, other) => other.words - one.words);
  const [ofKind] = kinds
    .flatMap((kind) => {
      const one = passages.find((passage) => passage.kind === kind);
      return one && (one.words > 0 || isOfFigure(kind) || kind === "words") ? [one] : [];
    })
    .toSorted((one, other) => other.words - one.words);
  const isBare = kinds.length === 0 && tokensOf(text).length <= fewWords;
  const nearest = passages.find(({ kind }) => isBare || kind !== "yes-no");
  const isNear = nearest !== undefined && nearest.words > 0 && nearest.words / stems.length >= leastShare;
  const found = ofKind ?? (isNear && (isBare || isLater) ? nearest : undefined);
  return { passage: found?.id, asked: ofKind?.kind ?? kinds[0], words: found?.words ?? passages[0]?.words ?? 0 };
}
