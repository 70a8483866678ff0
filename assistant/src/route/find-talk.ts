import type { TalkIntent } from "../intents/intent-ids.ts";
import { findPhrases } from "./tokens.ts";

/** Words beside talk that change nothing: 'hey there', 'danke euch'. */
const polite = new Set(
  "there you all again so very much please bot assistant fanradar and und y et dir euch ihr team ya alors bitte beaucoup".split(
    " ",
  ),
);

/**
 * The talk that a whole text is: known phrases and polite words, nothing else. What is last is answered; an acknowledgement only where
 * nothing else is.
 */
export function findTalk(tokens: readonly string[], phrases: ReadonlyMap<string, TalkIntent>): TalkIntent | undefined {
  const found = findPhrases(tokens, phrases, { most: 8 });
  const known = new Set(found.flatMap(({ from, length }) => Array.from({ length }, (_, at) => from + at)));
  if (!tokens.every((token, at) => known.has(at) || polite.has(token))) return undefined;
  const intents = found.map(({ value }) => value);
  return intents.findLast((intent) => intent !== "acknowledgement") ?? intents.at(-1);
}
