import type { DataIntent } from "../intents/intent-ids.ts";
import { intentOf } from "../intents/intents.ts";
import type { Knowledge } from "../knowledge.ts";
import type { Block } from "../plan/block.ts";
import type { Question } from "../question.ts";
import { makeQuestion } from "./make-knowledge.ts";

/** The plan of an intent, a line for each block: its kind and what it names; a statement by its key. */
export function planOf(id: DataIntent, knowledge: Knowledge, question: Partial<Question> = {}): string[] {
  const intent = intentOf(id);
  if (!intent) throw new Error(`no intent ${id}`);
  return intent.plan(knowledge, makeQuestion(question)).map((one) => line(one, knowledge));
}

function line(one: Block, { statements }: Knowledge): string {
  switch (one.kind) {
    case "facts":
      return `facts ${one.facts.join(" ")}`;
    case "statement":
      return `statement ${statements.get(one.id)?.statement.key}`;
    case "plan":
      return `plan ${one.min}–${one.max} a ${one.per} ${one.platform} ${one.theme}`;
    default: {
      const { kind, ...fields } = one;
      return [kind, ...Object.values(fields)].join(" ").trim();
    }
  }
}
