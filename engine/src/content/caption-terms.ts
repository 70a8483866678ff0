const noise = /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/\S*|@[\p{L}\p{N}_.]+|#[\p{L}\p{N}_]+/gu;
const hashtag = /#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu;
const letter = /\p{L}/u;
const number = /^\p{N}+$/u;
/** Articles and the like that French and Italian write onto the next word: 'l'iphone', 'dell'arte'. */
const elided = /(?<![\p{L}\p{N}])(?:[cdjlmns]|qu|un|(?:d|n|s)?[aeu]ll)['’](?=\p{L})/gu;
// A fixed locale: the machine's own would cut the same caption otherwise elsewhere.
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/**
 * Hashtags, single words and pairs of neighbours of a caption, lower case, each once; the latter without links, mentions and
 * hashtags. A tag of digits alone says nothing. A number is
 * no word, but may end a pair ('windows 11'). Words are cut by Intl.Segmenter, which also cuts Japanese, Chinese and Thai;
 * articles that are written onto a word are cut off. A letter alone is no word.
 */
export function termsOf(caption: string): { tags: Set<string>; words: Set<string>; pairs: Set<string> } {
  const words = new Set<string>();
  const pairs = new Set<string>();
  let before: string | undefined;
  const lower = caption.normalize("NFKC").toLowerCase();
  const text = lower.replace(noise, " ").replace(elided, " ");
  for (const { segment, isWordLike } of segmentsOf(text)) {
    if (!isWordLike) {
      // A pair never reaches over a full stop or a line's end.
      if (segment.trim() !== "" || segment.includes("\n")) before = undefined;
      continue;
    }
    if (before && number.test(segment)) pairs.add(`${before} ${segment}`);
    if (isShort(segment) || !letter.test(segment)) {
      before = undefined;
      continue;
    }
    words.add(segment);
    if (before) pairs.add(`${before} ${segment}`);
    before = segment;
  }
  return { tags: new Set(lower.match(hashtag) ?? []), words, pairs };
}

/** Letters and digits without accents between spaces and signs that join no words: there the next segment is plain to see. */
const plain = /^(?:[a-z0-9\s!?"()&+*%/|~=<>[\]{}-]|[.,](?![a-z0-9]))*$/;
const runs = /[a-z0-9]+|[^a-z0-9]+/g;

/** Cached: Intl.Segmenter takes a third of a report's time when it runs on every caption. */
export function segmentsOf(text: string): Iterable<{ segment: string; isWordLike?: boolean | undefined }> {
  if (!plain.test(text)) return segmenter.segment(text);
  return (text.match(runs) ?? []).map((segment) => ({ segment, isWordLike: /^[a-z0-9]/.test(segment) }));
}

/** One character, which may be two units of a string. */
const isShort = (word: string) => word.length < 2 || (word.length === 2 && [...word].length < 2);
