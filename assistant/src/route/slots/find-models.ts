import { type Found, findPhrases, tokensOf } from "../tokens.ts";

/** A model of the person's own, as a question may name it. */
export interface NamedModel {
  id: number;
  name: string;
  handles: readonly string[];
  /** Labels that the person gave it. */
  tags?: readonly string[];
}

/** First names of fewer letters, and those that are words, are no names of their own: 'may', 'an'. */
const shortestName = 3;
const words = new Set("may will mark grace faith hope joy rose star sky angel you the and die der una mia".split(" "));

const latin = /\p{Script=Latin}/u;

const shortestEnd = 4;
/** Markup in a name, which people leave out when they type it. */
const tag = /<[^>]*>/g;

/** How a name in other letters may be typed: as the beginning or the end of a handle's first word, 'sakura', or 'jun' and 'park' of junpark.daily. */
function typedLike(handle: string): string[] {
  const [word = ""] = /^\p{Script=Latin}+/u.exec(handle) ?? [];
  const lengths = Array.from({ length: word.length }, (_, at) => at + 1);
  return lengths.flatMap((length) => [
    ...(length >= shortestName ? [word.slice(0, length)] : []),
    ...(length >= shortestEnd ? [word.slice(-length)] : []),
  ]);
}

/** Single words by which a text may name a model: those of its name and handles, and of a name in other letters parts of a handle. */
export function wordsOfModel({ name, handles }: Pick<NamedModel, "name" | "handles">): string[] {
  const typed = latin.test(name) ? [] : handles.flatMap(typedLike);
  return [name, ...handles, ...typed].flatMap(tokensOf);
}

/**
 * The own models that a text names, by name, handle, or first name where only one has it.
 *
 * @param isWord whether a folded word is one that questions have, and so no slip of a name
 */
export function findModels(
  tokens: readonly string[],
  models: readonly NamedModel[],
  isWord: (token: string) => boolean = () => false,
): Found<number>[] {
  const dictionary = new Map<string, number>();
  const firstNames = models.map(({ name }) => tokensOf(name.replaceAll(tag, " "))[0] ?? "");
  for (const [at, { id }] of models.entries()) {
    const first = firstNames[at] ?? "";
    const isOnly = firstNames.filter((one) => one === first).length === 1;
    if (isOnly && first.length >= shortestName && !words.has(first)) dictionary.set(first, id);
  }
  for (const { id, name, handles } of models) {
    const typed = latin.test(name) ? [] : handles.flatMap(typedLike);
    for (const one of [name, name.replaceAll(tag, " "), ...handles, ...typed]) {
      const phrase = tokensOf(one).join(" ");
      if (phrase !== "") dictionary.set(phrase, id);
    }
  }
  // 'Carlas', 'Carla's'.
  for (const [phrase, id] of [...dictionary]) if (!dictionary.has(`${phrase}s`)) dictionary.set(`${phrase}s`, id);
  // A word of questions is no name with a slip: 'martes' is not Marta.
  const isName = ({ from, length }: Found<number>) => {
    const phrase = tokens.slice(from, from + length).join(" ");
    return dictionary.has(phrase) || !isWord(phrase);
  };
  return findPhrases(tokens, dictionary, { slips: true }).filter(isName);
}
