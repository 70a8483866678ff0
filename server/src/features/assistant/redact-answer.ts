import { responseText } from "@fanradar/assistant/write/response-text";
import type { ChatAnswer, ChatLine } from "@fanradar/contract";
import { hiddenIds, type ReportVisibility } from "../../domain/access/visibility.ts";
import { messagesFor, type Reader } from "../../platform/http/reader.ts";

/** How models are read by who asked; one that they may not read any more is not in it. */
export type VisibilityByModel = ReadonlyMap<number, ReportVisibility>;

/** The model that a fact is about: another by the id it begins with, none for totals of the own models, else the one asked about. */
const subjectOf = (factId: string, modelId: number | null): number | null => {
  if (factId.startsWith("portfolio.")) return null;
  const other = /^(\d+)\./.exec(factId)?.[1];
  return other === undefined ? modelId : Number(other);
};

/** Models that an answer states figures or draws lines of. */
export function subjectsOf({ facts, lines }: ChatAnswer, modelId: number | null): number[] {
  const ids = [...facts.map(({ id }) => id), ...lines.flatMap(({ chart }) => chart?.series.id ?? [])];
  return [...new Set(ids.flatMap((id) => subjectOf(id, modelId) ?? []))];
}

/**
 * A kept answer as it may be read now: lines with figures that are hidden since, or of a model that is gone for the reader, are
 * not in it any more, and it says so.
 */
export function redactAnswer(
  { offers, ...stored }: ChatAnswer,
  { modelId, readings, reader }: { modelId: number | null; readings: VisibilityByModel; reader: Reader },
): ChatAnswer {
  // The facts of an offered question are not stored with the answer: nothing says who may see its figure now.
  const kept = offers?.filter((pieces) => pieces.every(({ part }) => part === undefined));
  const answer: ChatAnswer = { ...stored, ...(kept && { offers: kept }) };
  const hidden = hiddenIds(answer.facts, (fact) => {
    const subject = subjectOf(fact.id, modelId);
    return subject !== null && (readings.get(subject)?.hides(fact) ?? true);
  });
  const hidesLine = ({ chart }: ChatLine) => {
    const subject = chart ? subjectOf(chart.series.id, modelId) : null;
    return chart !== undefined && subject !== null && (readings.get(subject)?.hidesSeries(chart.series) ?? true);
  };
  if (hidden.size === 0 && !answer.lines.some(hidesLine)) return answer;
  const isShown = ({ factId }: { factId?: string | undefined }) => factId === undefined || !hidden.has(factId);
  const left = answer.lines.flatMap((line) => {
    if (hidesLine(line) || !line.pieces.every(isShown)) return [];
    if (!line.table) return [line];
    // A row of a table stands for itself: those without a hidden figure stay.
    const rows = line.table.rows.filter(({ cells }) => cells.every(({ pieces }) => pieces.every(isShown)));
    return rows.length > 0 ? [{ ...line, table: { ...line.table, rows } }] : [];
  });
  const note = { kind: "note" as const, pieces: [{ text: messagesFor(reader).answerWords.hiddenSince }] };
  const lines = [...left, note];
  const facts = answer.facts.filter(({ id }) => !hidden.has(id));
  const behind = new Set(facts.flatMap(({ sources }) => sources));
  return {
    ...answer,
    response: responseText(lines),
    lines,
    facts,
    sources: answer.sources.filter(({ evidence }) => behind.has(evidence)),
  };
}
