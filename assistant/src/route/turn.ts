import type { Question } from "../question.ts";
import type { FirstReading, QuestionOptions } from "./first-reading.ts";

/** A text with what it names, and the question that it may go on from. */
export interface Turn {
  text: string;
  options: QuestionOptions;
  first: FirstReading;
  before: Question | undefined;
}
