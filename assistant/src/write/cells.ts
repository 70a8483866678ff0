import type { ChatCell, ChatLine, ChatPiece } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { absent, isChange, showFact, showRange } from "@fanradar/words";
import { rangePieces } from "./figures.ts";
import { figure, fill, range } from "./piece.ts";
import { directionOfChange } from "./relation.ts";
import type { WriteContext } from "./write-context.ts";

/** Words alone, without a figure. */
export const wordCell = (text: string, href?: string): ChatCell => ({
  pieces: [{ text }],
  ...(href !== undefined && { href }),
});

/** The figure of a fact with its range; '—' of one that is missing, which opens why; that a change may be either. */
export function figureCell(fact: Fact | undefined, context: WriteContext): ChatCell {
  if (!fact) return wordCell(absent);
  return { pieces: figurePieces(fact, context) };
}

/** As in `figureCell`. */
export function figurePieces(fact: Fact, context: WriteContext): ChatPiece[] {
  const span = showRange(fact, context.format);
  if (
    isChange(fact.metric) &&
    typeof fact.value === "number" &&
    directionOfChange(fact) === undefined &&
    span !== undefined
  )
    return fill(context.words.rank.unclear, { range: [range(span, fact)] });
  return [figure(showFact(fact, context.format), fact), ...rangePieces(fact, context)];
}

/** A table with its caption. */
export const tableLine = (pieces: ChatPiece[], head: string[], rows: { cells: ChatCell[] }[]): ChatLine => ({
  kind: "table",
  pieces,
  table: { head, rows },
});
