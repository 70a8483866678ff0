import type { Language } from "@fanradar/contract";
import {
  alone,
  isLead,
  isListed,
  isRequest,
  isStatement,
  splitClauses,
  splitStretches,
  type TextClause,
} from "./clauses.ts";
import { type ClauseContext, type ClauseFindings, findInClause } from "./look.ts";
import { plain } from "./plain.ts";
import { readMarkdown } from "./read-markdown.ts";
import { splitSentences } from "./split-sentences.ts";

/** What is answered to who asks for a person behind a profile: always this, whatever was asked. */
export const impersonalQuestions: Record<Language, string> = {
  en: "I do not look for people: no real names, addresses, families, workplaces or other accounts. What a creator publishes is all that is read here.",
  es: "No busco personas: ni nombres reales, ni direcciones, ni familias, ni trabajos, ni otras cuentas. Aquí solo se lee lo que un creador publica.",
  fr: "Je ne recherche personne : ni vrais noms, ni adresses, ni familles, ni lieux de travail, ni autres comptes. Seul ce qu'un créateur publie est lu ici.",
  de: "Ich suche keine Menschen: keine echten Namen, Adressen, Familien, Arbeitsplätze oder anderen Konten. Gelesen wird hier nur, was Creator veröffentlichen.",
};

/** A request without the parts that ask for a person; `asks` tells whether there was one. */
export interface ReadRequest {
  asks: boolean;
  /** It asks of somebody alone, and names nothing of a person. */
  isVague: boolean;
  /** What is left and may be answered; empty where nothing is. */
  rest: string;
}

/**
 * Takes apart what somebody asks the assistant. A part that asks for the person behind a profile (real name, address, phone,
 * family, workplace, whereabouts, other accounts, identity), in English, Spanish, French or German, is left out whichever language
 * the asker has chosen; the rest is answered. Asking of oneself ('should I use my real name?') is no search. Linear; never throws.
 */
export function readRequest(text: string, language: Language): ReadRequest {
  const sentences = readMarkdown(text.slice(0, longestRequest)).flatMap((block) =>
    splitSentences(block.text, language),
  );
  const isGerman = readsGerman.test(plain(text.slice(0, longestRequest)));
  const read: ClauseContext = { names: !isGerman, before: undefined };
  const found = sentences.map((sentence) => readSentence(sentence.trim(), read));
  if (!found.some(({ asks }) => asks))
    return {
      asks: false,
      isVague: false,
      rest: sentences
        .map((one) => one.trim())
        .join(" ")
        .trim(),
    };
  const rest = found.flatMap(({ left }) => left);
  return { asks: true, isVague: found.every((one) => !one.asks || one.isVague), rest: rest.join(" ").trim() };
}

const longestRequest = 4_000;
const readsGerman =
  / (?:der|die|das|den|dem|ein|eine[nrms]?|im|auf|bei|gib|sag|such|finde|bitte|aus|zu|am|sich|was|nicht|noch|uns|dir|raus|ist|wie|wo|wer|ich|und|welche[rnms]?|hat|mit|sie|ihre?[nrms]?|von|kann|nicht|mir) /u;

function readSentence(sentence: string, read: ClauseContext): { asks: boolean; isVague: boolean; left: string[] } {
  const clauses = splitClauses(sentence);
  const seen = clauses.map((clause) => findInClause(clause, read));
  const asks = seen.some((one) => one.asks) || asksAsWhole(seen);
  const isVague = asks && !asksAsWhole(seen) && seen.every((one) => !one.asks || one.isVague);
  if (!asks)
    return {
      asks,
      isVague,
      left: clauses.some((clause, at) => isHarmless(clause.text, seen[at], true)) ? [sentence] : [],
    };
  if (!seen.some((one) => one.asks)) return { asks, isVague, left: [] };
  const left: string[] = [];
  // What stands side by side stays so: 'compare @ava and @mia, if you can'.
  let run: string[] = [];
  const close = () => {
    if (run.length > 0) left.push(alone(run.join(" ")));
    run = [];
  };
  for (const [at, clause] of clauses.entries()) {
    const one = seen[at];
    if (!one || one.asks) {
      close();
      left.push(...listed(clause, read));
    } else if (isHarmless(clause.text, one, false) || (run.length > 0 && !one.about && !isLead(clause.text)))
      run.push(clause.text);
    else close();
  }
  close();
  return { asks, isVague, left: left.length > 0 ? [left.join(", ")] : [] };
}

/**
 * Beside a search only what asks of a profile or of oneself is left: 'I am a lawyer' leads up to it, and is no question. Of a
 * sentence of its own more is left than of a clause beside the search, which may well go on with it.
 */
function isHarmless(text: string, seen: ClauseFindings | undefined, isOwnSentence: boolean): boolean {
  if (!seen) return false;
  if (seen.topic) return !isStatement(text) || isRequest(text) || (isOwnSentence && !seen.about);
  if (!isRequest(text) || text.split(" ").length < 3) return false;
  const isLife = seen.weak || seen.strong || seen.relatives || seen.guarded;
  if (seen.ownLife || (seen.mine && !isLife)) return true;
  return !seen.about && !isLife && (seen.media || (isOwnSentence && seen.self && !seen.seeks));
}

/** 'Her likes, her real name and her tags': of a list what a profile shows is kept. */
const listed = (clause: TextClause, read: ClauseContext) =>
  splitStretches(clause.text).flatMap((stretch) => {
    const part = findInClause(stretch, { ...read, before: undefined });
    const isOwn = part.hunts || part.guarded || part.strong || part.relatives || part.another || part.weak;
    return part.topic && !part.asks && !isOwn && (isRequest(stretch.text) || isListed(stretch.text))
      ? [alone(stretch.text)]
      : [];
  });

/** 'I have a gift for her, what street do I put on it?': who is meant stands in one clause and what is asked in another. */
function asksAsWhole(seen: readonly ClauseFindings[]): boolean {
  const has = (key: keyof ClauseFindings) => seen.some((one) => one[key]);
  return (
    (has("weak") || has("strong") || has("relatives")) &&
    has("others") &&
    !has("topic") &&
    !has("crowd") &&
    !has("anybody") &&
    !has("helped") &&
    !has("hides")
  );
}
