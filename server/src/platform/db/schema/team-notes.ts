import { platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users, workspaces } from "./accounts.ts";
import { createdAt, moment, partOf, serialId } from "./columns.ts";
import { models } from "./models.ts";
import { reports } from "./reports.ts";

/** What members of a workspace write of a model: on its report, or on a day of its charts. */
export const teamNotes = pgTable(
  "team_notes",
  {
    id: serialId(),
    workspaceId: partOf(() => workspaces.id),
    modelId: partOf(() => models.id),
    authorId: integer().references(() => users.id, { onDelete: "set null" }),
    text: text().notNull(),
    /** Accounts that it mentions: those who are members no more are mentioned no more. */
    mentions: integer().array().notNull().default([]),
    day: date({ mode: "string" }),
    /** Of a day: the platform whose chart it is; null for all. */
    platform: text({ enum: platformNames }),
    reportId: integer().references(() => reports.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    editedAt: moment(),
    /** While its deletion can be undone: it is in no list meanwhile. */
    deletedAt: moment(),
    deletedBy: integer().references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index().on(table.modelId, table.id),
    index().on(table.workspaceId),
    index().on(table.authorId),
    index().on(table.reportId),
    index().on(table.deletedBy),
    check("team_notes_day", sql`${table.platform} is null or ${table.day} is not null`),
  ],
);
