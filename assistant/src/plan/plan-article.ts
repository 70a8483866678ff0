import { articleOf } from "../articles/article-of.ts";
import { passagesOf } from "../articles/passages.ts";
import { isOfPlatforms, isOn, placesIn, platformText } from "../articles/platforms.ts";
import type { Question } from "../question.ts";
import { isOfFigure } from "../route/asked-kind.ts";
import { findPassage } from "../route/find-passage.ts";
import { loadQuestionModel } from "../route/load-question-model.ts";
import { stemsOf } from "../route/question-model.ts";
import { languageAsked } from "../route/slots/find-wording.ts";
import type { Block, BlockOf } from "./block.ts";

type Asked = Pick<Question, "text" | "language" | "draft">;

/** An article on the trade, of which people ask figures and words; help on the product and on its figures has its own. */
const isOfTrade = (article: string) => {
  const topic = articleOf(article, "en")?.topic;
  return topic !== undefined && topic !== "product" && topic !== "figures";
};

/** That there is no figure, or no wording, of what a question asks for. */
function lackOf(asked: ReturnType<typeof findPassage>["asked"]): Block[] {
  if (isOfFigure(asked)) return [{ kind: "phrase", phrase: "no-general-figure" }];
  return asked === "words" ? [{ kind: "phrase", phrase: "no-wording" }] : [];
}

/** The paragraph or step of an article that shares most words with a question; undefined where they share none. */
function nearestLine(article: string, { text, language }: Asked): BlockOf<"part"> | undefined {
  const { plain } = loadQuestionModel();
  const asked = new Set(stemsOf(text, plain));
  const { text: paragraphs = [], steps = [] } = articleOf(article, language) ?? {};
  const [nearest] = [
    ...paragraphs.map((line, at) => ({ of: "text" as const, at, line })),
    ...steps.map((line, at) => ({ of: "steps" as const, at, line })),
  ]
    .map(({ line, ...place }) => ({ place, words: stemsOf(line, plain).filter((stem) => asked.has(stem)).length }))
    .toSorted((one, other) => other.words - one.words);
  return nearest && nearest.words > 0 ? { kind: "part", article, ...nearest.place } : undefined;
}

/** What an article says of the platforms that a question names and that was not given; that it says nothing of them, where it should. */
function ofPlatforms(article: string, { text, language }: Asked, given: readonly Block[]): Block[] {
  const named = placesIn(text, language);
  const known = named.filter((place) => platformText(article, place, language) !== undefined);
  const isGiven = (place: string) =>
    given.some((block) => block.kind === "particular" && block.article === article && block.place === place);
  if (named.length > 0 && known.length === 0 && isOfPlatforms(article) && !isOn(article, named))
    return [{ kind: "phrase", phrase: "no-platform" }];
  return known.filter((place) => !isGiven(place)).map((place) => ({ kind: "particular", article, place }));
}

/** The kind of thing that a passage answers. */
const kindOf = ({ article, passage }: Pick<BlockOf<"passage">, "article" | "passage">) =>
  passagesOf(article).find(({ id }) => id === passage)?.kind;

/** Kinds of passages that are the whole answer. */
const isWhole = (article: string, passage: string) => ["words", "how"].includes(kindOf({ article, passage }) ?? "");

/**
 * An article as the answer to a question: first its passage with what is asked for, or that there is no figure or wording of that, and what it says of a
 * platform that is named; then what to do, unless the passage is words to say or a place. After an answer from the same article only what that
 * did not say: the next passage, then the rest of the text, then the one line that the question speaks of, then that this was all.
 *
 * @param given the blocks of the answer before
 */
export function planArticle(article: string, question: Asked, given: readonly Block[]): Block[] {
  const isOf = (block: Block): block is BlockOf<"advice" | "passage" | "part" | "particular"> =>
    ["advice", "passage", "part", "particular"].includes(block.kind) && "article" in block && block.article === article;
  const earlier = given.filter(isOf);
  const without = earlier.flatMap((block) => (block.kind === "passage" ? block.passage : []));
  const before = given.flatMap((block) => (block.kind === "passage" ? (kindOf(block) ?? []) : [])).at(-1);
  const { passage, asked } = findPassage(article, question.text, { without, isLater: earlier.length > 0, before });
  const language = languageAsked(question.text);
  const { draft } = question;
  if (draft && language !== undefined) return [{ kind: "passage", ...draft, language }];
  if (draft) return [{ kind: "phrase", phrase: "no-rewording" }];
  const answer: Block[] =
    passage === undefined ? [] : [{ kind: "passage", article, passage, ...(language && { language }) }];
  const particular = passage !== undefined && isWhole(article, passage) ? [] : ofPlatforms(article, question, earlier);
  const isParticular = particular.some(({ kind }) => kind === "particular");
  const lacks = passage === undefined && isOfTrade(article) ? lackOf(asked) : [];
  const part = (of: "text" | "steps"): Block => ({ kind: "part", article, of, at: null });
  if (passage !== undefined && isWhole(article, passage)) return answer;
  if (earlier.length === 0) {
    if (passage === undefined && !isParticular) return [...lacks, { kind: "advice", article }, ...particular];
    const said = particular.filter(({ kind }) => kind === "particular");
    return [...answer, ...said, part("steps")];
  }
  if (passage !== undefined) return answer;
  if (isParticular) return particular;
  const isGiven = (of: "text" | "steps") =>
    earlier.some((block) => block.kind === "advice" || (block.kind === "part" && block.of === of && block.at === null));
  const rest = (["text", "steps"] as const).find((of) => !isGiven(of));
  if (rest) return [...lacks, part(rest)];
  const line = nearestLine(article, question);
  const isNew = line && !earlier.some((block) => block.kind === "part" && block.of === line.of && block.at === line.at);
  return [...lacks, isNew ? line : { kind: "phrase", phrase: "all-said" }];
}
