import type { ChatPiece } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import type { SentencePart } from "@fanradar/words";

/** What stands in a slot: words, or pieces of facts. */
export type PieceSlots = Readonly<Record<string, string | readonly ChatPiece[]>>;

/** The figure of a fact. */
export const figure = (text: string, { id }: Fact): ChatPiece => ({ text, factId: id, part: "figure" });
/** The range of a fact, with the words around it. */
export const range = (text: string, { id }: Fact): ChatPiece => ({ text, factId: id, part: "range" });
/** Its noun, period or date. */
export const ofFact = (text: string, { id }: Fact): ChatPiece => ({ text, factId: id });

/** A sentence of the engine as an answer has it. */
export const chatPiecesOf = (parts: readonly SentencePart[]): ChatPiece[] =>
  parts.map(({ text, ...part }) => ({
    text,
    ...(part.fact && { factId: part.fact.id, ...(part.isFigure && { part: "figure" as const }) }),
  }));

/** A template in pieces. What a slot holds is not read as a template again. */
export function fill(template: string, slots: PieceSlots): ChatPiece[] {
  const pieces = template.split(/(\{\w+\})/).flatMap((part): readonly ChatPiece[] => {
    const slot = /^\{(\w+)\}$/.exec(part)?.[1];
    const content = slot === undefined ? part : (slots[slot] ?? "");
    return typeof content === "string" ? [{ text: content }] : content;
  });
  return joined(pieces);
}

/** Without empty pieces, and neighbours that are words alone as one. */
export function joined(pieces: readonly ChatPiece[]): ChatPiece[] {
  const result: ChatPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece.text === "") continue;
    if (last && isPlain(last) && isPlain(piece)) result[result.length - 1] = { text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
}

const isPlain = ({ factId, lang, href }: ChatPiece) => factId === undefined && lang === undefined && href === undefined;

/** The text of pieces. */
export const textOf = (pieces: readonly ChatPiece[]): string => pieces.map(({ text }) => text).join("");

/** Pieces that begin with a capital; a figure is not changed. */
export function capitalised([first, ...rest]: readonly ChatPiece[], locale: string): ChatPiece[] {
  if (!first || first.part !== undefined) return first ? [first, ...rest] : [];
  const { text } = first;
  return [{ ...first, text: text.charAt(0).toLocaleUpperCase(locale) + text.slice(1) }, ...rest];
}

/** Text of the world on one line, at most so many characters: without control characters and those that turn its direction. */
export function plainLine(text: string, most: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, "")
    .replace(/ {2,}/g, " ")
    .trim();
  const characters = [...line];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`
    : line;
}
