/** Lower case without accents: 'Größe' is 'grosse', 'más' is 'mas'. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

/** Letters and digits of a name alone, folded: '@Mia.Makes' is 'miamakes'. Names with the same are of the same. */
export const lettersOf = (name: string) => fold(name).replace(/[^\p{L}\p{N}]/gu, "");
