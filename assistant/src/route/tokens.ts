import { fold } from "@fanradar/words/fold";

/** No word of the four languages has as many letters: what is longer says nothing, whatever it consists of. */
const longestWord = 40;

/** The folded words of a text; an apostrophe joins in English ('whats') and parts in French ('l', 'annee'). */
export const tokensOf = (text: string): string[] =>
  (
    fold(text)
      // '5.6 %' is no day.
      .replace(/(\d)\.(?=\d+\s?(?:%|percent|prozent|pour ?cent|por ?ciento))/gu, "$1_")
      .replace(/(?<=\p{L}{2})[’'`´](?=(?:s|re|ve|ll|d|t|m)\b)/gu, "")
      .match(/[\p{L}\p{N}_]+(?:[.-]\p{N}+)*/gu) ?? []
  ).filter((word) => word.length <= longestWord);

/** What phrases stand where in a text. */
export interface Found<Value> {
  from: number;
  length: number;
  value: Value;
}

/** The phrases of a dictionary in a text, the longest first, none within another. Keys are folded words, joined by spaces. */
export function findPhrases<Value>(
  tokens: readonly string[],
  dictionary: ReadonlyMap<string, Value>,
  { slips = false, most = 5, shortest = shortestSlip } = {},
): Found<Value>[] {
  const found: Found<Value>[] = [];
  for (let from = 0; from < tokens.length; ) {
    const hit = longestAt(tokens, from, dictionary, { slips, most, shortest });
    if (hit) found.push(hit);
    from += hit?.length ?? 1;
  }
  return found;
}

function longestAt<Value>(
  tokens: readonly string[],
  from: number,
  dictionary: ReadonlyMap<string, Value>,
  { slips, most, shortest }: { slips: boolean; most: number; shortest: number },
): Found<Value> | undefined {
  for (let length = Math.min(most, tokens.length - from); length > 0; length--) {
    const value = dictionary.get(tokens.slice(from, from + length).join(" "));
    if (value !== undefined) return { from, length, value };
  }
  const token = tokens[from] ?? "";
  if (!slips || token.length < shortest) return undefined;
  for (const [word, value] of dictionary)
    if (word.length >= shortest && isSlip(token, word)) return { from, length: 1, value };
  return undefined;
}

/** In shorter words one letter makes another word. */
const shortestSlip = 5;

/** Whether two words differ by one letter: another, one more, one less or two that have changed places. The first stays. */
export function isSlip(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1 || one === other) return false;
  let same = 1;
  while (same < one.length && one[same] === other[same]) same++;
  const rest = (word: string, skipped: number) => word.slice(same + skipped);
  if (one.length > other.length) return rest(one, 1) === rest(other, 0);
  if (one.length < other.length) return rest(one, 0) === rest(other, 1);
  return (
    rest(one, 1) === rest(other, 1) ||
    (one[same] === other[same + 1] && one[same + 1] === other[same] && rest(one, 2) === rest(other, 2))
  );
}
