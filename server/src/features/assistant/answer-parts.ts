import type { Block } from "@fanradar/assistant/plan/block";
import type { AnswerOption } from "@fanradar/assistant/write/ask";
import type { WrittenPlan } from "@fanradar/assistant/write/write-plan";
import type { ChatAnswer, ChatLine, ChatPiece } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { prefixLedger } from "../../domain/creators/chosen-models.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { planFor } from "./plan-answer.ts";
import type { UnderstoodQuestion } from "./understand-question.ts";
import { writeBlocks } from "./write-answer.ts";

/** A part of an answer, with the blocks that it was written from. */
export interface AnswerPart extends Omit<WrittenPlan, "dropped"> {
  plan: readonly Block[];
}

/** The answer to one query, as a part of an answer; undefined where there is nothing to say. */
export function answerQuery(understood: UnderstoodQuestion, reader: Reader): AnswerPart | undefined {
  const plan = planFor(understood);
  const { isMute, dropped: _, ...written } = writeBlocks(plan, understood, reader);
  return isMute || written.lines.length === 0 ? undefined : { ...written, plan };
}

/**
 * A part that can stand beside others in one answer: a fact of another model, or one that has the id of another figure, has the id of its model
 * before its own. Undefined where that is not possible, since it is of several models.
 *
 * @param stated the facts of the answer so far
 * @param modelId the model of the part; `answerModelId`: that of the answer
 */
export function besideOthers(
  part: AnswerPart,
  stated: ReadonlyMap<string, Fact>,
  { modelId, answerModelId }: { modelId: number | undefined; answerModelId: number | undefined },
): AnswerPart | undefined {
  const isOther = (fact: Fact) => {
    const known = stated.get(fact.id);
    return known !== undefined && JSON.stringify(known) !== JSON.stringify(fact);
  };
  if (modelId === answerModelId && !part.facts.some(isOther)) return part;
  const isOfSeveral = part.facts.some(({ id }) => /^(?:\d|portfolio\.)/.test(id));
  if (isOfSeveral) return part.facts.some(isOther) ? undefined : part;
  if (modelId === undefined) return undefined;
  const { facts, sources } = prefixLedger(modelId, part);
  if (facts.some(isOther)) return undefined;
  return { ...part, facts, sources, lines: part.lines.map((line) => prefixLine(line, modelId)) };
}

function prefixLine({ table, chart, ...line }: ChatLine, modelId: number): ChatLine {
  const prefixed = (pieces: readonly ChatPiece[]) =>
    pieces.map(({ factId, ...piece }) => ({
      ...piece,
      ...(factId !== undefined && { factId: `${modelId}.${factId}` }),
    }));
  return {
    ...line,
    pieces: prefixed(line.pieces),
    ...(table && {
      table: {
        ...table,
        rows: table.rows.map(({ cells }) => ({
          cells: cells.map((cell) => ({ ...cell, pieces: prefixed(cell.pieces) })),
        })),
      },
    }),
    ...(chart && { chart: { series: { ...chart.series, id: `${modelId}.${chart.series.id}` } } }),
  };
}

/** What parts state together, each once. */
export function togetherOf(parts: readonly AnswerPart[]): Pick<ChatAnswer, "facts" | "sources" | "articles"> & {
  asks: AnswerOption[];
} {
  const once = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => [
    ...new Map(items.map((item) => [keyOf(item), item])).values(),
  ];
  return {
    facts: once(
      parts.flatMap(({ facts }) => facts),
      ({ id }) => id,
    ),
    sources: once(
      parts.flatMap(({ sources }) => sources),
      ({ evidence }) => evidence,
    ),
    articles: once(
      parts.flatMap(({ articles }) => articles),
      ({ id }) => id,
    ),
    asks: parts.flatMap(({ asks }) => asks),
  };
}
