import { includesModel, type Question } from "@fanradar/assistant/question";
import type { OwnModel } from "./own-models.ts";

interface ComparedOptions {
  own: readonly OwnModel[];
  question: Pick<Question, "models" | "without" | "tagged" | "audience" | "payments">;
  /** The model that is asked about. */
  chosen: { id: number } | undefined;
  /** Models to compare with that are not the viewer's own. */
  others: readonly { id: number }[];
}

/** Own models that a question is about: those it names with the chosen one beside them, or all. */
export function comparedModels({ own: all, question, chosen, others }: ComparedOptions): OwnModel[] {
  const own = all.filter(({ id }) => includesModel(question, id));
  // A part of all is one of all of them.
  if (question.audience?.operation === "share" || question.payments?.operation === "share") return own;
  const named = question.models;
  if (named.length === 0 && others.length === 0) return [...own];
  const isPair = named.length + others.length < 2;
  const ids = new Set([...(isPair && chosen ? [chosen.id] : []), ...named]);
  // One alone is compared with all.
  return ids.size + others.length < 2 ? [...own] : own.filter(({ id }) => ids.has(id));
}
