import { notificationKinds } from "@fanradar/contract";
import { platformNames } from "@fanradar/engine";
import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, moment, serialId } from "./columns.ts";
import { models } from "./models.ts";
import { reports } from "./reports.ts";

/** Notifications of a person: written in the transaction of their event, each event once. */
export const notifications = pgTable(
  "notifications",
  {
    id: serialId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: notificationKinds }).notNull(),
    /** Idempotency key of the event: a second notification with it is not written. */
    key: text().notNull(),
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
  (table) => [unique().on(table.userId, table.key), index().on(table.userId, table.id)],
);
