import type { Fact } from "@fanradar/engine";
import { directionsHold } from "./check-claims.ts";
import { comparisonsHold } from "./check-comparisons.ts";
import { saysUnread } from "./check-frames.ts";
import { namesRightThings } from "./check-nouns.ts";
import { namesRightPlatforms } from "./check-platforms.ts";
import { makesNoRange, namesRightTimes } from "./check-times.ts";
import { type WordFault, wordFault } from "./check-words.ts";
import type { Sentence } from "./sentence.ts";
import { roleOf, type Token } from "./tokens.ts";

/** Why a sentence does not hold. */
export type Fault =
  | WordFault
  | "figure"
  | "symbol"
  | "link"
  | "spelling"
  | "instructions"
  | "length"
  | "slot"
  | "absent"
  | "platform"
  | "noun"
  | "unnamed"
  | "period"
  | "direction"
  | "comparison"
  | "unread";

/** The first thing in a sentence that its figures do not bear out; undefined where it holds. */
export function judgeSentence(sentence: Sentence): Fault | undefined {
  const { tokens } = sentence;
  if (tokens.some(({ kind }) => kind === "digits")) return "figure";
  if (tokens.some((token, at) => token.kind === "slot" && !isPlaced(token, tokens[at - 1], tokens[at + 1])))
    return "slot";
  if (tokens.some(({ kind, text }) => kind === "mark" && !allowedMarks.test(text))) return "symbol";
  if (isSpelled(tokens)) return "spelling";
  for (const { slot } of tokens) if (slot && !isThere(slot.fact, slot.member)) return "absent";
  const fault = wordFault(sentence);
  if (fault) return fault;
  if (!namesRightPlatforms(sentence)) return "platform";
  const noun = namesRightThings(sentence);
  if (noun) return noun;
  if (!namesRightTimes(sentence)) return "period";
  if (!makesNoRange(sentence)) return "derived";
  if (!directionsHold(sentence)) return "direction";
  if (!comparisonsHold(sentence)) return "comparison";
  return saysUnread(sentence) ? "unread" : undefined;
}

const allowedMarks = /^[.,;:!?¿¡'’‘"“”„«»()—–…/&-]$/;

/** A slot that the ledger knows, with nothing grown onto it but a bracket, a quote or the end of a phrase. */
function isPlaced(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  if (!token.slot) return false;
  if (before && token.glued && !/^(?:[("“„«'‘/]|[dlq]['’]|qu['’])$/i.test(before.text)) return false;
  return !next?.glued || /^[.,;:!?)"”’»'…/]$/.test(next.text);
}

/** What stands as a word of one letter: 'a X y a …'. */
const ownLetters = /^[aAyYoOeEuUàÀX]$/;

/** 't e n', 'tweIve', 'lO', 'XIV', 'K': letters that stand for figures. */
function isSpelled(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }, at) => {
    if (kind !== "word") return false;
    const isSingle = (one: Token | undefined) => one?.kind === "word" && one.text.length === 1;
    const three = tokens.slice(at, at + 3);
    if (three.length === 3 && three.every(isSingle) && !three.every((one) => ownLetters.test(one.text))) return true;
    if (/\p{Ll}[IO](?!S\b)/u.test(text)) return true;
    if (/^[IlOo]{2,}$/.test(text) && !/^(?:Il|il|lo|Lo|Oo|oo|OO)$/.test(text)) return true;
    if (/^(?=[IVXLCDM]{2})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(text)) return true;
    return /^[KMLCVklcvx]$/.test(text) && !tokens[at + 1]?.glued;
  });
}

/** What the slot asks of its fact is there. A figure that is absent is told by its reason alone. */
function isThere(fact: Fact, member: string | undefined): boolean {
  const { reason, period, platform } = fact;
  switch (member) {
    case undefined:
    case "size":
    case "noun":
      return fact.value !== null && (member !== "size" || typeof fact.value === "number");
    case "range":
      return fact.value !== null && fact.low !== undefined && fact.high !== undefined;
    case "platform":
      return platform !== undefined;
    case "period":
    case "until":
      return period !== undefined && fact.value !== null;
    case "asOf":
      return fact.value !== null;
    case "needs":
      return reason?.needs !== undefined;
    case "has":
      return reason?.has !== undefined;
    case "readyOn":
      return reason?.readyOn !== undefined;
    case "nextTry":
      return reason?.nextTryAt !== undefined;
    default:
      return (
        reason !== undefined &&
        roleOf({ kind: "slot", text: "", low: "", start: 0, end: 0, glued: false, slot: { fact, member } }) ===
          "absence"
      );
  }
}
