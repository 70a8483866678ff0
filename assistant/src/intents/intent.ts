import type { Knowledge, Need } from "../knowledge.ts";
import type { Block } from "../plan/block.ts";
import type { Question } from "../question.ts";
import type { DataIntent } from "./intent-ids.ts";

/** How a data intent is answered. */
export interface Intent {
  id: DataIntent;
  /** What the server has to load besides the newest report. */
  needs: readonly Need[];
  /** What it has to load besides where the question names a period. */
  needsInPeriod?: readonly Need[];
  /** What it has to load besides where the question names none. */
  needsOtherwise?: readonly Need[];
  /** Whether it is about one model (asked back where none is chosen) or about all the person's own. */
  about: "model" | "models";
  /** Blocks in reading order: the answer first, then what supports it, then a next step. At most eight; the writer drops what the ledger lacks. */
  plan(knowledge: Knowledge, question: Question): Block[];
}
