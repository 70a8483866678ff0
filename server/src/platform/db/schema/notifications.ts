import { mailSettings, notificationKinds } from "@fanradar/contract";
import { platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { sessions, users, workspaces } from "./accounts.ts";
import { createdAt, moment, partOf, serialId } from "./columns.ts";
import { consentInvites } from "./consents.ts";
import { models } from "./models.ts";
import { reports } from "./reports.ts";
import { workspaceInvites } from "./workspaces.ts";

/** Notifications of a person: written in the transaction of their event, each event once. */
export const notifications = pgTable(
  "notifications",
  {
    id: serialId(),
    userId: partOf(() => users.id),
    kind: text({ enum: notificationKinds }).notNull(),
    /** Idempotency key of the event: a second notification with it is not written. */
    key: text().notNull(),
    /** Where it happened: read while its person is a member who sees the model. Null on what is about the account. */
    workspaceId: integer().references(() => workspaces.id, { onDelete: "cascade" }),
    modelId: integer().references(() => models.id, { onDelete: "cascade" }),
    reportId: integer().references(() => reports.id, { onDelete: "cascade" }),
    platform: text({ enum: platformNames }),
    /** Of an unusual rise: whether a post explains it. */
    cause: text({ enum: ["post", "unknown"] }),
    createdAt: createdAt(),
    readAt: moment(),
    /** When it was mailed, or it was decided that it is not. */
    mailedAt: moment(),
  },
  (table) => [
    unique().on(table.userId, table.key),
    index().on(table.userId, table.id),
    index().on(table.workspaceId),
    check("notifications_of_a_workspace", sql`${table.modelId} is null or ${table.workspaceId} is not null`),
  ],
);

/** A signed-in browser that gets push notifications, where its push service takes them and what they are encrypted with. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    sessionId: integer()
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    authSecret: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.endpoint)],
);

/** Outgoing mail: written in the transaction that causes it, sent by a job, read on /mailbox in demo. */
export const mails = pgTable(
  "mails",
  {
    id: serialId(),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    /** The invite that it is about, to who has no account: it is deleted with it. */
    inviteId: integer().references(() => consentInvites.id, { onDelete: "cascade" }),
    workspaceInviteId: integer().references(() => workspaceInvites.id, { onDelete: "cascade" }),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The person's setting that allows it and that its link turns off; null on mails about the account itself. */
    setting: text({ enum: mailSettings }),
    /** Idempotency key: a second mail with it is not written. */
    key: text().unique(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (table) => [index().on(table.inviteId), index().on(table.workspaceInviteId)],
);
