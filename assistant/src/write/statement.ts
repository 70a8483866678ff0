import type { ChatLine } from "@fanradar/contract";
import { renderStatement } from "@fanradar/words";
import type { BlockOf } from "../plan/block.ts";
import { chatPiecesOf, joined } from "./piece.ts";
import { isKnownModel, nameOf, ofModel, type WriteContext } from "./write-context.ts";

/** A statement of a sealed report or a price analysis as it stands there; undefined where one of its facts is not known. */
export function writeStatement({ id }: BlockOf<"statement">, context: WriteContext): ChatLine[] | undefined {
  const { knowledge, tables, format } = context;
  const known = knowledge.statements.get(id);
  if (!known) return undefined;
  const { statement, from } = known;
  const facts = Object.values(statement.slots).map((slot) => knowledge.facts.get(slot));
  if (!facts.every((fact) => fact !== undefined && isKnownModel(fact, context))) return undefined;
  const sentences = from === "prices" ? tables.pricingStatementWords : tables.statementWords;
  const pieces = renderStatement(statement, knowledge.facts, format, sentences);
  const modelId = /^\d+\./.exec(id)?.[0];
  // 'Of whom' is known by the id, also of a sentence without a figure.
  const name = nameOf({ id: modelId ?? facts[0]?.id ?? "" }, context);
  return pieces && [{ kind: "own", pieces: ofModel(name, joined(chatPiecesOf(pieces)), context) }];
}
