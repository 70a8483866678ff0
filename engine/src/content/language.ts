import { detect } from "tinyld";

/** Letters of a caption under which a guess says nothing, and captions under which a creator has none. */
const fewestLetters = 10;
export const fewestCaptions = 6;
/** Letters of a caption that are counted: more are slower and no more accurate on the sets of `bench accuracy --part themes`. */
const mostLetters = 40;

/** Languages that captions may be in. A longer list finds rare ones in brand names and capitals. */
const known = [
  ...["ar", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hu", "id", "it", "ja", "ko"],
  ...["nl", "no", "pl", "pt", "ro", "ru", "sv", "th", "tl", "tr", "uk", "vi", "zh"],
];
const leastShare = 0.4;
const noise = /(?:https?:\/\/|www\.)\S+|[@#][\p{L}\p{N}_.]+|[^\p{L}\p{M}\s'’-]/gu;

/**
 * The language that a creator writes in: each caption votes with its first 40 letters (docs/methods.md, 'Themes, formats and
 * language'). Undefined where no language has two fifths of the letters. The longest captions vote first, and the rest no
 * more once they could change nothing.
 *
 * @returns BCP 47 language
 */
export function languageOf(captions: readonly string[]): string | undefined {
  const texts = captions.map(lettersOf).filter(({ length }) => length >= fewestLetters);
  const letters = texts.reduce((sum, { length }) => sum + length, 0);
  const votes = new Map<string, number>();
  let left = letters;
  for (const text of texts.sort((a, b) => b.length - a.length)) {
    const language = detect(text, { only: known });
    left -= text.length;
    // Nothing is found in a caption that is no language: its letters count, for none.
    if (language !== "") votes.set(language, (votes.get(language) ?? 0) + text.length);
    const { most, lead } = leaderOf(votes);
    if (lead > left && most >= leastShare * letters) break;
  }
  const { language, most } = leaderOf(votes);
  return most > 0 && most >= leastShare * letters ? language : undefined;
}

function lettersOf(caption: string): string {
  return caption.normalize("NFC").toLowerCase().replace(noise, " ").replace(/\s+/g, " ").trim().slice(0, mostLetters);
}

/** The language with most votes, of equals the first by its letters, and by how many it leads. */
function leaderOf(votes: ReadonlyMap<string, number>): { language?: string; most: number; lead: number } {
  const [first, second] = [...votes].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (!first) return { most: 0, lead: 0 };
  return { language: first[0], most: first[1], lead: first[1] - (second?.[1] ?? 0) };
}
