import { fold } from "@fanradar/words/fold";
import type { Question } from "../question.ts";
import { isOfData } from "./decide.ts";
import { isOfSeveral } from "./frames.ts";
import { findNamedOrder } from "./slots/find-order.ts";

/** What opens a question after 'and', in four languages. That 'why' asks for the reason of the same is read elsewhere. */
const opening = [
  "how|hows|what|whats|which|who|whos|whose|when|where|do|does|did|is|are|am|should|can",
  "wie|wieviel|was|welche[nrsm]?|wer|wem|wann|wo|womit|soll|kann|ist|sind|habe|hat",
  "cuant[oa]s?|cual(?:es)?|que|quien(?:es)?|cuando|donde|como|debo|deberia",
  "combien|quel(?:le)?s?|qui|quand|ou est|comment|que|qu est ce|est ce|dois",
].join("|");
const seam = new RegExp(
  `(?:[?;]\\s+(?:and|und|y|et|also|auch|tambien|aussi)?\\s*|,?\\s(?:and|und|y|et)\\s(?:also |auch |tambien |aussi )?)(?=(?:${opening})\\b)`,
  "u",
);
const fewestWords = 2;

/** Two questions in one text; undefined where it is one. */
export function splitQuestion(text: string): [string, string] | undefined {
  // A letter may fold to two, or to none: each folded one knows its place in the text.
  let end = 0;
  const letters = [...text].map((letter) => {
    end += letter.length;
    return { letter, at: end - letter.length };
  });
  const places = letters.flatMap(({ letter, at }) => [...fold(letter)].map((folded) => ({ folded, at })));
  const found = seam.exec(places.map(({ folded }) => folded).join(""));
  const from = places[found?.index ?? 0]?.at;
  const to = places[(found?.index ?? 0) + (found?.[0].length ?? 0)]?.at;
  if (!found || from === undefined || to === undefined) return undefined;
  const [first, second] = [text.slice(0, from), text.slice(to)];
  const isLong = (part: string) => part.trim().split(/\s+/).length >= fewestWords;
  return isLong(first) && isLong(second) ? [first.trim(), second.trim()] : undefined;
}

/** Between the two ends of a ranking: 'best and the worst'. */
const between = /^\s*(?:[,&/+]|and|or|und|oder|y|o|et|ou)?\s*(?:the|der|die|das|el|la|los|las|le|les)?\s*$/iu;

/** 'Best and worst day' as the two questions that it is; undefined where a text names one end alone. */
export function splitEnds(text: string): [string, string] | undefined {
  const ends = [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const order = findNamedOrder([fold(word)]);
    return order === undefined ? [] : [{ order, from: index, to: index + word.length }];
  });
  const at = ends.findIndex((end, place) => {
    const next = ends[place + 1];
    return next !== undefined && next.order !== end.order && between.test(text.slice(end.to, next.from));
  });
  const [one, other] = [ends[at], ends[at + 1]];
  if (!one || !other) return undefined;
  const questions = [text.slice(0, one.to) + text.slice(other.to), text.slice(0, one.from) + text.slice(other.from)];
  const [best = "", worst = ""] = one.order === "best" ? questions : questions.toReversed();
  return [best, worst];
}

/** Whether two readings are of both ends of one ranking. */
export const areEnds = (first: Question, second: Question): boolean =>
  first.order !== second.order && [first, second].every(({ certainty }) => certainty === "sure");

/**
 * Whether two parts of a text are answered beside each other: both read for certain, different questions of the same subject and time. Otherwise
 * the text is read whole.
 */
export function areTwo(first: Question, second: Question): boolean {
  const [one = "none", other = "none"] = [first.intents[0], second.intents[0]];
  return (
    one !== other &&
    [one, other].every(isOfData) &&
    isOfSeveral(one) === isOfSeveral(other) &&
    [first, second].every(({ certainty }) => certainty !== "unsure") &&
    (second.period === undefined || second.period === first.period) &&
    second.models.every((id) => first.models.includes(id))
  );
}
