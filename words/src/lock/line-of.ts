import type { ChatLine } from "@fanradar/contract";
import type { LockedText } from "./lock-text.ts";

const kinds = { heading: "lead", item: "step", paragraph: "text" } as const;

/** What is kept of a paragraph that a language model wrote, as it is shown; nothing where all of it was dropped. */
export function lineOf({ kind, sentences }: LockedText["blocks"][number]): ChatLine[] {
  const kept = sentences.flatMap((sentence) => ("pieces" in sentence ? [sentence.pieces] : []));
  if (kept.length === 0) return [];
  const pieces = kept.flatMap((sentence, at) => [
    ...(at > 0 ? [{ text: " " }] : []),
    ...sentence.map((piece) => ({
      text: piece.text,
      ...(piece.fact && { factId: piece.fact.id, ...(piece.isFigure && { part: "figure" as const }) }),
    })),
  ]);
  const tells = pieces.some((piece) => "factId" in piece);
  return [{ kind: tells && kind === "paragraph" ? "own" : kinds[kind], narrated: true, pieces }];
}
