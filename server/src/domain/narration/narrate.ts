import { narrationInstructions } from "@fanradar/assistant/compose/instructions";
import type { Fact, SealedReport } from "@fanradar/engine";
import { type Format, renderStatement } from "@fanradar/words";
import type { Tables } from "@fanradar/words/tables";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import type { NarratorFailure } from "./failure.ts";
import { type Narrator, shareableFacts } from "./open-narrator.ts";

/** Statements of a report by their place in it, in the order of the model; or why there is none. */
export type NarrationResult = { narrator: string; order: number[]; rejected: number } | { failure: NarratorFailure };

export interface NarrateOptions {
  sealed: Pick<SealedReport, "facts" | "statements">;
  /** The person has dataSharing on: statements of figures that are not public are sent, too. */
  sendsPrivate: boolean;
  userId: number;
  format: Format;
  words: Tables["statementWords"];
  now: Date;
}

const mostStatements = 16;
const start = "report.";
const element = z.object({ kind: z.literal("statement"), id: z.string().max(50) });

/**
 * Lets a language model choose and order the statements of a report: every word stays the report's own. Ids that were not sent are
 * left out. Errors, timeouts and a used-up budget return a failure; the report's own order is shown then.
 */
export async function narrate(db: Db, narrator: Narrator, options: NarrateOptions): Promise<NarrationResult> {
  const { sealed, sendsPrivate, userId, format, words, now } = options;
  const sent = new Map<string, Fact>(shareableFacts(sealed.facts, sendsPrivate).map((fact) => [fact.id, fact]));
  const lines = sealed.statements.flatMap((statement, at) => {
    if (!Object.values(statement.slots).every((id) => sent.has(id))) return [];
    const text = renderStatement(statement, sent, format, words)
      ?.map((piece) => piece.text)
      .join("");
    return text === undefined
      ? []
      : [{ at, line: JSON.stringify({ id: `${start}${at}`, section: statement.section, text }) }];
  });
  const known = new Set(lines.map(({ at }) => at));
  const { streamElements } = await import("./stream-elements.ts");
  const elements = streamElements(db, narrator, {
    instructions: narrationInstructions,
    messages: [{ role: "user", content: lines.map(({ line }) => line).join("\n") }],
    element,
    most: mostStatements,
    userId,
    now,
  });
  const order = new Set<number>();
  let unknown = 0;
  let next = await elements.next();
  for (; !next.done; next = await elements.next()) {
    const at = Number(next.value.id.startsWith(start) ? next.value.id.slice(start.length) : Number.NaN);
    if (known.has(at)) order.add(at);
    else unknown++;
  }
  const { failure, rejected } = next.value;
  if (order.size === 0) return { failure: failure ?? "nothing-verified" };
  return { narrator: narrator.name, order: [...order], rejected: rejected + unknown };
}
