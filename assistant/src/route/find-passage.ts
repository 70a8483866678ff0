import { passagesOf } from "../articles/passages.ts";
import { type AskedKind, askedKind, isOfFigure } from "./asked-kind.ts";
import { loadQuestionModel } from "./load-question-model.ts";
import { stemsOf } from "./question-model.ts";

/** A passage of an article that answers a question. */
export interface FoundPassage {
  /** Which one; undefined where the article has none that does. */
  passage: string | undefined;
  /** The kind of thing that was asked for. */
  asked: AskedKind | undefined;
  /** How many words of the question people use for it, rare ones alone. */
  words: number;
}

/** Words of a question that a passage of another kind has in common with it, at least. */
const leastOfOtherKind = { words: 2, share: 0.5 };

/**
 * The passage of an article with the kind of thing that a question asks for; of several the one whose questions have most of its words. Whether
 * something is so depends on what is asked: there words have to match, while an amount or words to say are those of the article. Where the question says no
 * kind, or the article has no passage of it, what has most of its words.
 *
 * @param without passages that were given already
 */
export function findPassage(
  article: string,
  text: string,
  { without = [], asked = askedKind(text) }: { without?: readonly string[]; asked?: AskedKind | undefined } = {},
): FoundPassage {
  const { asks, plain } = loadQuestionModel();
  const stems = stemsOf(text, plain);
  const scored = passagesOf(article)
    .filter(({ id }) => !without.includes(id))
    .map(({ id, kind }) => ({
      id,
      kind,
      words: stems.filter((stem) => asks.get(`${article} ${id}`)?.has(stem)).length,
    }))
    .toSorted((one, other) => other.words - one.words);
  const ofKind = scored.find(({ kind }) => kind === asked);
  const isOfArticle = isOfFigure(asked) || asked === "words";
  if (ofKind && (ofKind.words > 0 || isOfArticle)) return { passage: ofKind.id, asked, words: ofKind.words };
  const [other] = scored;
  const isNear =
    other !== undefined &&
    other.words > 0 &&
    other.words >= Math.min(leastOfOtherKind.words, stems.length) &&
    other.words / stems.length >= leastOfOtherKind.share;
  return { passage: isNear ? other.id : undefined, asked, words: isNear ? other.words : 0 };
}
