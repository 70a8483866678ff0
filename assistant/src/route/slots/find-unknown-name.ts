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
