import type { ChatLine } from "@fanradar/contract";
import type { BlockOf } from "../plan/block.ts";
import { figureWithRange, periodPieces } from "./figures.ts";
import { fill, joined } from "./piece.ts";
import { canState } from "./state-facts.ts";
import { fractionOf } from "./times.ts";
import { labelPieces, nameOf, ofModel, type WriteContext } from "./write-context.ts";

/** The part of an amount that a question names: 'Part of the amount: $954.70 (Oct 1 – 31, 2026).' */
export function writeFraction(
  { fact: id, percent }: BlockOf<"fraction">,
  context: WriteContext,
): ChatLine[] | undefined {
  const fact = context.knowledge.facts.get(id);
  const part = fact && canState(fact, context) ? fractionOf(fact, percent) : undefined;
  if (!fact || !part) return undefined;
  context.derived.set(part.id, part);
  const figured = { label: labelPieces(part, context), figure: figureWithRange(part, context) };
  const clause = [...fill(context.words.labelled, figured), ...periodPieces(part, context)];
  return [{ kind: "own", pieces: joined([...ofModel(nameOf(fact, context), clause, context), { text: "." }]) }];
}
