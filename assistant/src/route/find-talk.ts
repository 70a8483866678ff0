import type { TalkIntent } from "../intents/intent-ids.ts";
import { findConcepts } from "./concepts/find-concepts.ts";
import { findPhrases, tokensOf } from "./tokens.ts";

/** Words beside talk that change nothing: 'hey there', 'danke euch'. */
const polite = new Set(
  `there you all again so very much please bot assistant fanradar and und y et dir euch ihr team ya alors bitte beaucoup
  mate man dude guys everyone folks legend dear buddy leute alle zusammen mein lieber liebe equipo gente amigo amiga tio tia crack majo maja
  mec meuf les gars equipe a toi vous tous toutes haha hahaha jaja jajaja jajajaja mdr lol xd hihi hehe ptdr
  a an star stars hero angel genius lifesaver boss best held heldin schatz genie crack estrella genia genio un une ange genie`
    .trim()
    .split(/\s+/),
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

/** Of an opening that is talk so much may follow. */
const fewOthers = 3;
/** What may stand beside talk. */
const besideTalk = new Set(["greet", "good", "you"]);

/**
 * The talk that a text begins with, where few words follow and none is on anything that is asked here: 'thanks, you are a star'.
 */
export function findTalkAround(
  tokens: readonly string[],
  phrases: ReadonlyMap<string, TalkIntent>,
): TalkIntent | undefined {
  const found = findPhrases(tokens, phrases, { most: 8 }).filter(({ value }) => value !== "acknowledgement");
  const known = new Set(found.flatMap(({ from, length }) => Array.from({ length }, (_, at) => from + at)));
  const others = tokens.filter((token, at) => !known.has(at) && !polite.has(token));
  if (found[0]?.from !== 0 || others.length > fewOthers) return undefined;
  return findConcepts(others).every((concept) => besideTalk.has(concept)) ? found.at(-1)?.value : undefined;
}

/** A text without the talk that it opens with: 'thanks, and on TikTok?'. */
export function withoutTalk(text: string, phrases: ReadonlyMap<string, TalkIntent>): string {
  const [, opening = "", rest = ""] = /^([^,.!?;:]*)[,.!?;:]+(.*)$/s.exec(text) ?? [];
  const isTalk = tokensOf(opening).length > 0 && findTalk(tokensOf(opening), phrases) !== undefined;
  return isTalk && tokensOf(rest).length > 0 ? rest : text;
}
