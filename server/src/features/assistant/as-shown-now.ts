import type { ChatAnswer } from "@fanradar/contract";
import { hiddenIds, type Reading } from "../../domain/access/visibility.ts";
import { messagesFor, type Reader } from "../../platform/http/reader.ts";
import { responseOf } from "./answer.ts";

/** How models are read by who asked; one that they may not read any more is not in it. */
export type Readings = ReadonlyMap<number, Reading>;

/** Of whom a fact of an answer tells: of another by the id it begins with, else of the model that was asked about. */
const subjectOf = (factId: string, modelId: number | null): number | null => {
  const other = /^(\d+)\./.exec(factId)?.[1];
  return other === undefined ? modelId : Number(other);
};

/** Models that an answer tells figures of. */
export function subjectsOf({ facts }: ChatAnswer, modelId: number | null): number[] {
  return [...new Set(facts.flatMap(({ id }) => subjectOf(id, modelId) ?? []))];
}

/**
 * A kept answer as it may be read now: lines with figures that are hidden since, or of a model that is gone for the reader, are
 * not in it any more, and it says so.
 */
export function asShownNow(
  answer: ChatAnswer,
  { modelId, readings, reader }: { modelId: number | null; readings: Readings; reader: Reader },
): ChatAnswer {
  const hidden = hiddenIds(answer.facts, (fact) => {
    const subject = subjectOf(fact.id, modelId);
    return subject !== null && (readings.get(subject)?.hides(fact) ?? true);
  });
  if (hidden.size === 0) return answer;
  const left = answer.lines.filter(
    ({ pieces }) => !pieces.some(({ factId }) => factId !== undefined && hidden.has(factId)),
  );
  const note = { kind: "note" as const, pieces: [{ text: messagesFor(reader).answerWords.hiddenSince }] };
  const lines = [...left, note];
  const facts = answer.facts.filter(({ id }) => !hidden.has(id));
  const behind = new Set(facts.flatMap(({ sources }) => sources));
  return {
    ...answer,
    response: responseOf(lines),
    lines,
    facts,
    sources: answer.sources.filter(({ evidence }) => behind.has(evidence)),
  };
}
