import type { Language } from "@fanradar/contract";
import { readSlots } from "../read-slots.ts";
import { findFeatures } from "./find-features.ts";

/** The words of a text that name nothing, without what is said before its question: 'Hi, I'm new here. How much …'. */
export function questionWords(
  text: string,
  rest: readonly string[],
  language: Language,
  now: string,
): readonly string[] {
  const clauses = text.split(/[.,;:!?]+/).filter((clause) => clause.trim() !== "");
  if (clauses.length < 2 || findFeatures(rest, language)) return rest;
  const read = clauses.map((clause) => readSlots(clause, { now, names: [], isEnglish: language === "en" }));
  const isUnderstood = read.map((one) => findFeatures(one.rest, language) !== undefined);
  const first = isUnderstood.lastIndexOf(false) + 1;
  const isBeside = read.slice(0, first).every(({ metrics, period }) => metrics.length === 0 && period === undefined);
  return isBeside && first < read.length ? read.slice(first).flatMap((one) => one.rest) : rest;
}
