const noise = /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/\S*|@[\p{L}\p{N}_.]+|#[\p{L}\p{N}_]+/gu;
const hashtag = /#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/gu;
const letter = /\p{L}/u;
// A fixed locale: the machine's own would cut the same caption otherwise elsewhere.
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** Hashtags of a caption, lower case, each once. A tag of digits alone says nothing. */
export function hashtagsOf(caption: string): Set<string> {
  return new Set(caption.normalize("NFKC").toLowerCase().match(hashtag) ?? []);
}

/**
 * Single words and pairs of neighbours of a caption, lower case, each once; without links, mentions, hashtags and numbers.
 * Words are cut by Intl.Segmenter, which also cuts Japanese, Chinese and Thai. A letter alone is no word.
 */
export function termsOf(caption: string): { words: Set<string>; pairs: Set<string> } {
  const words = new Set<string>();
  const pairs = new Set<string>();
  let before: string | undefined;
  const text = caption.normalize("NFKC").toLowerCase().replace(noise, " ");
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike) {
      // A pair never reaches over a full stop or a line's end.
      if (segment.trim() !== "" || segment.includes("\n")) before = undefined;
      continue;
    }
    if (isShort(segment) || !letter.test(segment)) {
      before = undefined;
      continue;
    }
    words.add(segment);
    if (before) pairs.add(`${before} ${segment}`);
    before = segment;
  }
  return { words, pairs };
}

/** One character, which may be two units of a string. */
const isShort = (word: string) => word.length < 2 || (word.length === 2 && [...word].length < 2);
