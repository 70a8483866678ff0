import { fold } from "@fanradar/words/fold";

/** A word as a name is written: 'Léa', 'O'Neil'. */
const written = /^\p{Lu}[\p{Ll}’']+\p{L}*$/u;
/** Right before a place or a day, which are written as names are: 'in Berlin', 'on Sunday', 'à Lyon'. */
const beforePlace = new Set(
  "in at from on near to by until till before after since during the hasta antes avant apres depuis en desde hacia el la los a au aux le les".split(
    " ",
  ),
);

/**
 * The name of somebody in a text: two or more words side by side that are written as names and that no question of the bank has; one by itself
 * only within a sentence of a language that gives capitals to names alone, and not where a place or a day stands. Undefined where there is none.
 *
 * @param isKnown whether a folded word is one that questions have
 */
export function findUnknownName(
  text: string,
  { isKnown, isGerman }: { isKnown: (word: string) => boolean; isGerman: boolean },
): string | undefined {
  // Words on both sides of a full stop are not one name.
  for (const sentence of text.split(/[.!?;:\n]+\s*/)) {
    const words = sentence.match(/[\p{L}\p{N}@_’']+/gu) ?? [];
    const isName = (word = "") =>
      written.test(word) &&
      word
        .replace(/[’']s?$/, "")
        .split(/[’']/)
        .every((part) => !isKnown(fold(part)));
    for (const [at, word] of words.entries()) {
      if (!isName(word)) continue;
      if (isName(words[at + 1])) return `${word} ${words[at + 1]}`;
      const isFollowing = at > 0 && !beforePlace.has(fold(words[at - 1] ?? ""));
      if (!isGerman && isFollowing) return word;
    }
  }
  return undefined;
}

/** What stands right before somebody's name in a question, in four languages, folded. */
const beforeName =
  /^(?:did|does|has|is|was|will|for|of|about|hat|ist|verdient|macht|von|fur|uber|gano|gana|tiene|de|para|sobre|esta|gagne|a|pour|sur|fait)$/;
/** What stands right after it: a verb of a question on figures, or the end of a time. */
const afterName =
  /^(?:make|made|earn\w*|get|got|grow\w*|grew|doing|have|gain\w*|lose|lost|post\w*|verdient\w*|gemacht|bekommen|gepostet|ganad\w+|hecho|gagne\w*|fait|perdu)$/;

/**
 * The name of somebody that is typed in small letters: a word that no question, and no text of the language, has, between what stands before a name
 * and a verb. Undefined where there is none.
 *
 * @param isKnown whether a folded word is one of any text
 */
export function findTypedName(tokens: readonly string[], isKnown: (word: string) => boolean): string | undefined {
  return tokens.find(
    (token, at) =>
      token.length >= shortestName &&
      !/\d/.test(token) &&
      !isKnown(token) &&
      beforeName.test(tokens[at - 1] ?? "") &&
      afterName.test(tokens[at + 1] ?? ""),
  );
}
const shortestName = 4;
