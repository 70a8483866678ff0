import type { Question } from "../../question.ts";
import { frameOf } from "../frames.ts";

/** 'No, I mean …', in four languages. */
const correction =
  /^\s*(?:(?:no|nope|nah|sorry|nein|nee|non|pardon|perdon)[\s,.:!-]+)*(?:i (?:mean|meant)|ich mein(?:e|te)?|quiero decir|quise decir|me refiero a|digo|je (?:veux|voulais) dire|je parle de)[\s,:]+(?=\S)/iu;

/** 'Back to …', in four languages, with what is come back to and what is asked of it. */
const back =
  /^\s*(?:(?:ok|okay|so|and|und|y|et|bon|bueno|gut|alors)[\s,]+)*(?:(?:going|go|let'?s go) )?(?:back to|zur[uü]ck (?:zu[mr]?|auf)|nochmal zu[mr]?|volv(?:iendo|amos) al?|de vuelta al?|(?:pour )?reven(?:ir|ons) (?:à|a|au|aux)|retour (?:à|a|au|aux))\s+(?<what>[^,.:;?!]+)[,.:;?!]*\s*(?<rest>.*)$/iu;

/** A text without the words that correct the question before. */
export const withoutCorrection = (text: string): string => text.replace(correction, "");

/** What a text comes back to and what it asks of it; undefined of any other. */
export function backIn(text: string): { what: string; rest: string } | undefined {
  const { what, rest } = back.exec(text)?.groups ?? {};
  return what === undefined || rest === undefined ? undefined : { what, rest };
}

/** The newest of the question before and those before it on the same measure and the same models as what is come back to. */
export const comeBackTo = (what: Question, before: Question): Question | undefined =>
  [before, ...(before.focus?.past ?? [])].find(
    (one) =>
      frameOf(one.intents[0])?.about === frameOf(what.intents[0])?.about &&
      what.models.every((model) => one.models.length === 0 || one.models.includes(model)),
  );
