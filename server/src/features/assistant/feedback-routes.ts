import { giveFeedback, listFeedback } from "@fanradar/contract";
import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import type { Member } from "../../domain/access/policy.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { answerFeedback, conversations, messages } from "../../platform/db/schema.ts";
import { fail } from "../../platform/http/fail.ts";
import { describeBlock } from "./describe-block.ts";

const listedAtMost = 200;

/** What people think of answers: said by whose answer it is, read by admins. A foreign answer is missing; so is the list to others. */
export function feedbackRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  mount(app, ctx, giveFeedback, async ({ viewer, params: { id }, body }) => {
    if (!(await isOwnAnswer(db, id, viewer.member))) return fail("not-found");
    const { isHelpful, sharesQuestion } = body;
    const reason = body.reason || null;
    if (isHelpful === null) {
      await db.delete(answerFeedback).where(eq(answerFeedback.messageId, id));
      return { feedback: null };
    }
    const feedback = { isHelpful, reason, sharesQuestion };
    await db
      .insert(answerFeedback)
      .values({ messageId: id, ...feedback })
      .onConflictDoUpdate({ target: answerFeedback.messageId, set: { ...feedback, createdAt: sql`now()` } });
    return { feedback };
  });

  mount(app, ctx, listFeedback, async ({ viewer }) => {
    if (!viewer.isAdmin) return fail("not-found");
    const counts = await db
      .select({ isHelpful: answerFeedback.isHelpful, n: count() })
      .from(answerFeedback)
      .groupBy(answerFeedback.isHelpful);
    const of = (isHelpful: boolean) => counts.find((one) => one.isHelpful === isHelpful)?.n ?? 0;
    return { helpful: of(true), notHelpful: of(false), newest: await findNewest(db) };
  });
}

/** Help for a person in danger is not asked about. */
async function isOwnAnswer(db: Db, id: number, member: Member | null | undefined): Promise<boolean> {
  if (!member) return false;
  const { userId, workspaceId } = member;
  const [found] = await db
    .select({ answer: messages.answer })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, id), eq(conversations.userId, userId), eq(conversations.workspaceId, workspaceId)));
  return found?.answer?.lines.every(({ kind }) => kind !== "help") ?? false;
}

async function findNewest(db: Db) {
  const question = alias(messages, "question");
  const ofAnswer = db
    .select({ text: question.text })
    .from(question)
    .where(and(eq(question.conversationId, messages.conversationId), lt(question.id, messages.id)))
    .orderBy(desc(question.id))
    .limit(1);
  const rows = await db
    .select({
      id: answerFeedback.messageId,
      isHelpful: answerFeedback.isHelpful,
      reason: answerFeedback.reason,
      // The text of a question that is not shared does not leave the database.
      question: sql<string | null>`case when ${answerFeedback.sharesQuestion} then (${ofAnswer}) end`,
      plan: messages.plan,
      narrator: sql<string>`${messages.answer} ->> 'narrator'`,
      createdAt: answerFeedback.createdAt,
    })
    .from(answerFeedback)
    .innerJoin(messages, eq(messages.id, answerFeedback.messageId))
    .orderBy(desc(answerFeedback.createdAt))
    .limit(listedAtMost);
  return rows.map(({ plan, createdAt, ...row }) => ({
    ...row,
    plan: (plan ?? []).map(describeBlock),
    createdAt: createdAt.toISOString(),
  }));
}
