import type { Language } from "@fanradar/contract";
import type { Fact, Platform } from "@fanradar/engine";
import type { Format } from "../format/format.ts";
import { needsEveryDigit, type Piece, slotPiece } from "../render-statement.ts";
import { isMentioned } from "./check-platforms.ts";
import { fold } from "./fold.ts";
import { type Fault, judgeSentence } from "./judge-sentence.ts";
import { isChange } from "./metric-rules.ts";
import { type Block, readMarkdown } from "./read-markdown.ts";
import { readSentence, type Sentence } from "./sentence.ts";
import { plainSpaces, type ShownFigures, shownAt, shownFigures } from "./shown-figures.ts";
import { splitSentences } from "./split-sentences.ts";

/** A sentence of the text: in pieces as `renderStatement` makes them, or why it is not kept. */
export type LockedSentence = { pieces: Piece[] } | { dropped: Fault };

export interface LockedText {
  blocks: { kind: Block["kind"]; sentences: LockedSentence[] }[];
  /** What is kept, with its slots: locked again it is the same, and in another format its figures are shown in that. */
  template: string;
  /** Figures that were read, slots and numerals alike; those that stand in what is kept; sentences that are not kept. */
  checks: { figures: number; passed: number; dropped: number };
}

/** Whom the text is for, and the language it is written in. */
export interface LockOptions {
  language: Language;
  format: Format;
  /** What the model was told: a sentence that repeats it is not kept. */
  instructions?: string;
}

/**
 * The number lock: reads what a language model wrote against the ledger, sentence by sentence, and keeps those that hold.
 * `facts` are the ones the reader may see: what is not among them is unknown. A figure comes through a slot,
 * `{instagram.followers}` or one of its members, or is written exactly as the ledger shows it and told of one figure alone,
 * whose slot it becomes. Everything else that is a figure, claims one, or says of one what it does not bear out, drops its
 * sentence. Never throws; linear in the length of the text.
 */
export function lockText(
  text: string,
  facts: readonly Fact[],
  { language, format, instructions }: LockOptions,
): LockedText {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const shown = shownFigures(facts, format);
  const secret = new Set(runsOf(instructions ?? ""));
  const checks = { figures: 0, passed: 0, dropped: 0 };
  let heading: Sentence["context"] = [];
  /** Of the line that ends with a colon, for the list below it. */
  let lead: Sentence["context"] = [];
  const template: string[] = [];
  const blocks = readMarkdown(text).map(({ kind, text: own }) => {
    let context = kind === "heading" ? [] : kind === "item" && lead.length > 0 ? lead : heading;
    const kept: string[] = [];
    let isBehindFigure = false;
    const sentences = splitSentences(own, language).flatMap((one): LockedSentence[] => {
      const written = one.trim();
      if (written === "") return [];
      if (written.length > longestSentence) {
        checks.dropped++;
        return [{ dropped: "length" }];
      }
      const read = (from: string) => readSentence(from, byId, language, context, isBehindFigure);
      const filled = placeSlots(written, shown, read);
      const sentence = read(filled);
      const figures = sentence.tokens.filter(({ kind: of }) => of === "slot" || of === "digits").length;
      checks.figures += figures;
      const fault =
        faultOfSpelling(filled) ??
        (runsOf(filled).some((run) => secret.has(run)) ? "instructions" : judgeSentence(sentence));
      if (sentence.mentions.length > 0) context = platformsOf(sentence);
      isBehindFigure ||= sentence.figures.length > 0;
      if (fault) {
        checks.dropped++;
        return [{ dropped: fault }];
      }
      checks.passed += figures;
      kept.push(filled);
      return [{ pieces: piecesOf(filled, sentence, format) }];
    });
    if (kind === "heading") heading = context;
    if (kind !== "item") lead = own.trimEnd().endsWith(":") ? context : [];
    if (kept.length > 0) template.push(`${marks[kind]}${kept.join(" ")}`);
    return { kind, sentences };
  });
  return {
    blocks: blocks.filter(({ sentences }) => sentences.length > 0),
    template: template.join("\n\n"),
    checks,
  };
}

const marks: Record<Block["kind"], string> = { heading: "# ", item: "- ", paragraph: "" };

/** Letters. A longer one is no sentence, and what is told in it could not be held apart. */
const longestSentence = 1_000;

const longestChance = 5;

/** Runs of words so long that they are hardly said twice by chance. */
function runsOf(text: string): string[] {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  if (words.length < longestChance) return words.length > 2 ? [words.join(" ")] : [];
  return words.slice(longestChance - 1).map((_, at) => words.slice(at, at + longestChance).join(" "));
}

const platformsOf = ({ mentions }: Sentence): readonly (Platform | "other")[] => [
  ...new Set(mentions.map(({ platform }) => platform)),
];

/** What cannot be read for sure: letters of other scripts, marks on top of letters, lookalikes, addresses. */
function faultOfSpelling(text: string): Fault | undefined {
  const words = text
    .replace(/\{[^{}]{1,80}\}/g, " ")
    .normalize("NFC")
    .replaceAll("…", "...");
  if (words.normalize("NFKC") !== words) return "spelling";
  if (/[^\p{Script=Latin}\p{Script=Common}]/u.test(words) || /\p{M}/u.test(words)) return "spelling";
  if (/\p{L}/u.test(words.replace(/[\p{Script=Latin}]/gu, ""))) return "spelling";
  if (
    /:\/\/|\bwww\.|\bmailto:|\p{L}\.(?:com|net|org|io|co|me|ly|de|fr|es|uk|app|dev|xyz|info|link|ru|cn|gg|tv|ai)\b/iu.test(
      words,
    )
  )
    return "link";
  return undefined;
}

/** Figures written out as the ledger shows them, turned into the slot that alone fits what the sentence tells of them. */
function placeSlots(text: string, shown: ShownFigures, read: (text: string) => Sentence): string {
  if (!/\d/.test(text)) return text;
  const plain = plainSpaces(text);
  let filled = "";
  let at = 0;
  for (let from = 0; from < plain.length; from++) {
    if (plain[from] === "{") {
      const end = plain.indexOf("}", from);
      if (end > 0) from = end;
      continue;
    }
    const found = shownAt(plain, from, shown);
    if (!found) continue;
    const [head, tail] = [`${filled}${text.slice(at, from)}`, text.slice(found.end)];
    const fitting = found.slots.slice(0, 8).filter((slot) => fits(`${head}{${slot}}`, tail, read));
    const [slot] = fitting;
    if (slot !== undefined && fitting.length === 1) {
      filled = `${head}{${slot}}`;
      at = found.end;
    }
    from = found.end - 1;
  }
  return `${filled}${text.slice(at)}`;
}

/** The sentence up to the figure's own clause, its further numerals out of sight, holds with this slot. */
function fits(head: string, tail: string, read: (text: string) => Sentence): boolean {
  const sentence = read(`${head}${tail.replace(/[^\s{}]*\d[^\s{}]*/g, "")}`);
  const [last] = sentence.figures.filter(({ at }) => (sentence.tokens[at]?.start ?? 0) < head.length).slice(-1);
  return last !== undefined && isMentioned(sentence, last.fact) && judgeSentence(sentence) === undefined;
}

const unsignedMembers: Record<string, string> = { "": "size", range: "sizeRange" };

function piecesOf(text: string, { tokens, figures, spans }: Sentence, format: Format): Piece[] {
  const exactly = needsEveryDigit(
    figures.map(({ fact }) => fact),
    format,
  );
  const says = (["up", "down", "more", "less"] as const).some((sort) => spans(sort).length > 0);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { slot, start, end } of tokens) {
    if (!slot) continue;
    if (start > at) pieces.push({ text: text.slice(at, start) });
    // Where words say which way it went, a sign would say it twice.
    const member =
      says && isChange(slot.fact.metric) ? (unsignedMembers[slot.member ?? ""] ?? slot.member) : slot.member;
    pieces.push(slotPiece(slot.fact, member, format, exactly));
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
