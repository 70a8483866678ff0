const shortest = 3;
const longest = 5;
/** What digits and signs stand for within words: 'su1cide', 'p@ssport'. */
const letters: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", "@": "a", $: "s" };

/** Words in lower case without accents and apostrophes, no letter more than twice in a row; classes of numbers; emoji. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}’'`´]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/(\p{L})\1{2,}/gu, "$1$1");
  return (
    plain.match(
      /[$€£]?\p{N}+(?:[.,:]\p{N}+)*(?:\s?%|\s?[$€£]|\p{N}*[km]\b)?|[\p{L}\p{N}@$]+|\p{Extended_Pictographic}/gu,
    ) ?? []
  ).map((word) => {
    if (/^[$€£]?\p{N}/u.test(word) && !/\p{L}{2}/u.test(word)) return numberClass(Number(word));
    return /\p{L}.*\p{L}/u.test(word) ? word.replace(/[01345@$]/g, (sign) => letters[sign] ?? sign) : word;
  });
}

/** Numbers by what they may be: what an age comes to is computed elsewhere. */
function numberClass(number: number): string {
  if (number >= 6 && number < 18) return "#child";
  if (number >= 18 && number < 100) return "#adult";
  return number >= 1950 && number < 2050 ? "#year" : "#number";
}

/**
 * The features that a text has, each once: its words, neighbours and words with one between, and parts of words of 3 to 5 letters.
 *
 * @param featureCount how many numbers they are hashed to; a power of two
 */
export function featuresOf(text: string, featureCount: number): Uint32Array {
  const found = new Set<number>();
  const add = (feature: string) => found.add(hashFeature(feature, featureCount));
  const words = wordsOf(text);
  words.forEach((word, at) => {
    add(`word ${word}`);
    add(`pair ${words[at - 1] ?? ""} ${word}`);
    if (at > 1) add(`gap ${words[at - 2]} ${word}`);
    const marked = `_${word}_`;
    for (let length = shortest; length <= longest; length++)
      for (let from = 0; from + length <= marked.length; from++) add(marked.slice(from, from + length));
  });
  return Uint32Array.from(found);
}

/** The number of a named feature. */
export const hashFeature = (feature: string, featureCount: number): number => hash(feature) & (featureCount - 1);

/** FNV-1a, with its upper bits folded into the lower, which vary least. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  return (value >>> 17) ^ value;
}
