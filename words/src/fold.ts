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
