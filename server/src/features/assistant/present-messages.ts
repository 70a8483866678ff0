import { inArray } from "drizzle-orm";
import type { Viewer } from "../../domain/access/policy.ts";
import { findMembers } from "../../domain/reports/find-members.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { messages } from "../../platform/db/schema.ts";
import type { Reader } from "../../platform/http/reader.ts";
import type { StoredMessage } from "./conversation-store.ts";
import { redactAnswer, subjectsOf } from "./redact-answer.ts";

interface MessageContext {
  viewer: Viewer;
  reader: Reader;
}

/** Stored messages as their person may read them now: answers without figures that were hidden since. */
export async function presentMessages<M extends Pick<StoredMessage, "text" | "modelId" | "answer">>(
  db: Db,
  stored: readonly M[],
  { viewer, reader }: MessageContext,
): Promise<M[]> {
  const subjects = stored.flatMap(({ answer, modelId }) => (answer ? subjectsOf(answer, modelId) : []));
  const members = await findMembers(db, viewer, [...new Set(subjects)]);
  const readings = new Map(members.map(({ id, reading }) => [id, reading]));
  return stored.map((message) => {
    const answer = message.answer && redactAnswer(message.answer, { modelId: message.modelId, readings, reader });
    return { ...message, text: answer?.response ?? message.text, answer };
  });
}

/** Text and answer of these messages as their person may read them now, by id. */
export async function findPresentedMessages(
  db: Db,
  ids: number[],
  seen: MessageContext,
): Promise<Map<number, Pick<StoredMessage, "text" | "answer">>> {
  const shown = await presentMessages(db, await db.select().from(messages).where(inArray(messages.id, ids)), seen);
  return new Map(shown.map(({ id, text, answer }) => [id, { text, answer }]));
}
