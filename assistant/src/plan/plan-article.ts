import { articleOf } from "../articles/article-of.ts";
import type { Question } from "../question.ts";
import { isOfFigure } from "../route/asked-kind.ts";
import { findPassage } from "../route/find-passage.ts";
import type { Block, BlockOf } from "./block.ts";

/** What an article says of a matter that people ask figures and words of; help on the product and on its figures has its own. */
const isOfTrade = (article: string) => {
  const topic = articleOf(article, "en")?.topic;
  return topic !== undefined && topic !== "product" && topic !== "figures";
};

/**
 * An article as the answer to a question: first its passage with what is asked for, or that there is no figure or wording of that; then what to do. After an
 * answer from the same article only what that did not say: the next passage, then the rest of the text, then that this was all.
 *
 * @param given the blocks of the answer before
 */
export function planArticle(article: string, { text }: Pick<Question, "text">, given: readonly Block[]): Block[] {
  const isOf = (block: Block): block is BlockOf<"advice" | "passage" | "part"> =>
    (block.kind === "advice" || block.kind === "passage" || block.kind === "part") && block.article === article;
  const earlier = given.filter(isOf);
  const without = earlier.flatMap((block) => (block.kind === "passage" ? block.passage : []));
  const { passage, asked } = findPassage(article, text, { without });
  const lacks: Block[] =
    passage !== undefined || !isOfTrade(article)
      ? []
      : isOfFigure(asked)
        ? [{ kind: "phrase", phrase: "no-general-figure" }]
        : asked === "words"
          ? [{ kind: "phrase", phrase: "no-wording" }]
          : [];
  const found: Block[] = passage === undefined ? lacks : [{ kind: "passage", article, passage }];
  const part = (of: "text" | "steps"): Block => ({ kind: "part", article, of });
  if (earlier.length === 0)
    return passage === undefined ? [...lacks, { kind: "advice", article }] : [...found, part("steps")];
  if (passage !== undefined) return found;
  const isWhole = earlier.some(({ kind }) => kind === "advice");
  const isGiven = (of: "text" | "steps") =>
    isWhole || earlier.some((block) => block.kind === "part" && block.of === of);
  const rest = (["text", "steps"] as const).find((of) => !isGiven(of));
  return [...lacks, rest ? part(rest) : { kind: "phrase", phrase: "all-said" }];
}
