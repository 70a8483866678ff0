import type { Block } from "@fanradar/assistant/plan/block";
import type { ChatAnswer } from "@fanradar/contract";
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users, workspaces } from "./accounts.ts";
import { createdAt, moment, partOf, serialId } from "./columns.ts";
import { models } from "./models.ts";

/** Conversations of signed-in people with the assistant; visitors' questions are not stored. */
export const conversations = pgTable(
  "conversations",
  {
    id: serialId(),
    userId: partOf(() => users.id),
    /** Of whose models it speaks. */
    workspaceId: partOf(() => workspaces.id),
    /** The model it is about, whose figures are in it: deleted with the model. Null in general. */
    modelId: integer().references(() => models.id, { onDelete: "cascade" }),
    title: text().notNull(),
    createdAt: createdAt(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.userId, table.workspaceId, table.updatedAt),
    index().on(table.workspaceId),
    index().on(table.modelId),
  ],
);

export const messages = pgTable(
  "messages",
  {
    id: serialId(),
    conversationId: partOf(() => conversations.id),
    type: text({ enum: ["user", "ai"] }).notNull(),
    text: text().notNull(),
    /** The model of the question. No reference: the model's owner has no part in other people's answers. */
    modelId: integer(),
    /** Of the assistant's: what it showed, with its facts. */
    answer: jsonb().$type<ChatAnswer>(),
    /** Of the assistant's: the blocks that it was written from. */
    plan: jsonb().$type<readonly Block[]>(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.conversationId, table.id)],
);

/** What a person thinks of an answer of theirs; deleted with the conversation. */
export const answerFeedback = pgTable(
  "answer_feedback",
  {
    messageId: integer()
      .primaryKey()
      .references(() => messages.id, { onDelete: "cascade" }),
    isHelpful: boolean().notNull(),
    reason: text(),
    /** Admins may read the question. */
    sharesQuestion: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt)],
);

/** Tokens of an outside language model that a person's texts took in a UTC day, against the daily limit. */
export const languageModelTokens = pgTable(
  "language_model_tokens",
  {
    userId: partOf(() => users.id),
    day: date({ mode: "string" }).notNull(),
    tokens: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
