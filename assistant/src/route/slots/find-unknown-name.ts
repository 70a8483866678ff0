import { fold } from "@fanradar/words/fold";

/** A word as a name is written: 'Léa', 'O'Neil'. */
const written = /^\p{Lu}[\p{Ll}’']+\p{L}*$/u;
/** Right before a name that stands alone: 'how is Jessica doing', 'les chiffres de Léa'. A day or a place has other words before it. */
const beforeName = new Set(
  "is of for about does did has with than vs compare show me como va de con y sobre para tiene comment va pour avec et que".split(
    " ",
  ),
);

/**
 * The name of somebody in a text: two or more words side by side that are written as names and that no question of the bank has; one by itself
 * only where its language gives capitals to names alone, and after a word that names follow. Undefined where there is none.
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
    const isName = (word = "") => written.test(word) && word.split(/[’']/).every((part) => !isKnown(fold(part)));
    for (const [at, word] of words.entries()) {
      if (!isName(word)) continue;
      if (isName(words[at + 1])) return `${word} ${words[at + 1]}`;
      const isFollowing = at > 0 && beforeName.has(fold(words[at - 1] ?? ""));
      if (!isGerman && isFollowing) return word;
    }
  }
  return undefined;
}
