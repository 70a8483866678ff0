import type { Block } from "@fanradar/assistant/plan/block";
import type { GivenAnswer } from "@fanradar/assistant/route/follow/focus";
import type { ChatAnswer } from "@fanradar/contract";
import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { answerFeedback, conversations, messages } from "../../platform/db/schema.ts";

const listedAtMost = 200;

/** Whose conversations, and of which workspace's models. */
export interface Talker {
  userId: number;
  workspaceId: number;
}

const isOf = ({ userId, workspaceId }: Talker) =>
  and(eq(conversations.userId, userId), eq(conversations.workspaceId, workspaceId));
const own = (id: number, talker: Talker) => and(eq(conversations.id, id), isOf(talker));

export async function findConversations(db: Db, talker: Talker) {
  return db
    .select()
    .from(conversations)
    .where(isOf(talker))
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(listedAtMost);
}
export type StoredConversation = Awaited<ReturnType<typeof findConversations>>[number];

/** A person's own conversation in the workspace; undefined when it is another's or none. */
export async function findConversation(db: Db, id: number, talker: Talker) {
  const [found] = await db.select().from(conversations).where(own(id, talker));
  return found;
}

export async function findMessages(db: Db, conversationId: number) {
  const { isHelpful, reason, sharesQuestion } = answerFeedback;
  return db
    .select({ ...getTableColumns(messages), feedback: { isHelpful, reason, sharesQuestion } })
    .from(messages)
    .leftJoin(answerFeedback, eq(answerFeedback.messageId, messages.id))
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.id));
}

export type StoredMessage = typeof messages.$inferSelect;

/** An earlier question of a conversation with what was answered to it. */
export interface Turn {
  question: string;
  answer: GivenAnswer | undefined;
}

/** The newest turns of a conversation, oldest first. */
export async function lastTurns(db: Db, conversationId: number, most: number): Promise<Turn[]> {
  const newest = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.id))
    .limit(2 * most);
  const rows = newest.reverse();
  return rows.flatMap(({ type, text }, at) => {
    if (type !== "user") return [];
    const next = rows[at + 1];
    const given = next?.type === "ai" ? next : undefined;
    const answer = given && { plan: given.plan ?? [], modelId: given.modelId, stated: modelsIn(given.answer) };
    return [{ question: text, answer }];
  });
}

/** The models that an answer states, in its order: facts of several begin with the id of their model. */
function modelsIn(answer: ChatAnswer | null): number[] {
  const ofLines = (answer?.lines ?? []).flatMap(({ pieces, table }) => [
    ...pieces,
    ...(table?.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.pieces)) ?? []),
  ]);
  const ids = ofLines.flatMap(({ factId }) => /^(\d+)\./.exec(factId ?? "")?.[1] ?? []);
  return [...new Set(ids.map(Number))];
}

interface Exchange extends Talker {
  conversationId: number | null;
  modelId: number | null;
  question: string;
  answer: ChatAnswer;
  plan: readonly Block[];
}

/** Letters of the first question that name a conversation until its owner does. */
const titleLength = 80;

/** Keeps a question with its answer; begins a conversation where there is none. Undefined when it was deleted meanwhile. */
export async function storeExchange(tx: Tx, exchange: Exchange) {
  const { userId, workspaceId, conversationId, modelId, question, answer, plan } = exchange;
  const id =
    conversationId === null
      ? await begin(tx, {
          userId,
          workspaceId,
          modelId,
          title: question.replace(/\s+/g, " ").slice(0, titleLength).toWellFormed(),
        })
      : await goOn(tx, conversationId, modelId);
  if (id === undefined) return undefined;
  await tx.insert(messages).values({ conversationId: id, type: "user", text: question, modelId });
  const [stored] = await tx
    .insert(messages)
    .values({ conversationId: id, type: "ai", text: answer.response, answer, plan, modelId })
    .returning({ messageId: messages.id });
  return stored && { conversationId: id, ...stored };
}

async function begin(tx: Tx, row: Talker & { modelId: number | null; title: string }) {
  const [begun] = await tx.insert(conversations).values(row).returning({ id: conversations.id });
  return begun?.id;
}

async function goOn(tx: Tx, id: number, modelId: number | null) {
  const [found] = await tx
    .update(conversations)
    // An answer about all models leaves open whom the next question is about: still the one before.
    .set({ updatedAt: sql`now()`, ...(modelId !== null && { modelId }) })
    .where(eq(conversations.id, id))
    .returning({ id: conversations.id });
  return found?.id;
}

export async function renameStoredConversation(
  db: Db,
  { id, title, ...talker }: Talker & { id: number; title: string },
) {
  const [renamed] = await db.update(conversations).set({ title }).where(own(id, talker)).returning();
  return renamed;
}

/** False when there was none of theirs. */
export async function deleteStoredConversation(db: Db, { id, ...talker }: Talker & { id: number }): Promise<boolean> {
  const gone = await db.delete(conversations).where(own(id, talker)).returning({ id: conversations.id });
  return gone.length > 0;
}
