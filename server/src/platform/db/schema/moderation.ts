import { platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users, workspaces } from "./accounts.ts";
import { bytea, citext, createdAt, moment, serialId } from "./columns.ts";

/**
 * What a person has to decide. It names a profile only while it is open, or where the profile stays: what was removed is
 * named nowhere. It outlives the account of the moderator, without their name.
 */
export const moderationCases = pgTable(
  "moderation_cases",
  {
    id: serialId(),
    kind: text({ enum: ["removal", "minor", "problem", "claim"] }).notNull(),
    platform: text({ enum: platformNames }),
    handle: citext(),
    /** Choice and text of the reporter; null where a reading opened it. */
    problem: text({ enum: ["non-consensual", "wrong-person", "wrong-figures", "explicit", "other"] }),
    words: text(),
    /** Address for the notice of the decision; deleted once it is sent. */
    contact: text(),
    /** Number of reports while it was open. */
    reports: integer().notNull().default(1),
    /** It hides the page until the decision. */
    hidesPage: boolean().notNull().default(false),
    decision: text({ enum: ["removed", "kept"] }),
    reason: text(),
    decidedBy: integer().references(() => users.id, { onDelete: "set null" }),
    decidedAt: moment(),
    dueAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.decidedAt, table.dueAt),
    index().on(table.platform, table.handle),
    uniqueIndex("moderation_cases_one_open")
      .on(table.kind, table.platform, table.handle)
      .where(sql`${table.decidedAt} is null and ${table.kind} in ('removal', 'minor', 'claim')`),
  ],
);

/** What a workspace that works with a profile says about an open case of it. */
export const removalAnswers = pgTable(
  "removal_answers",
  {
    caseId: integer()
      .notNull()
      .references(() => moderationCases.id, { onDelete: "cascade" }),
    workspaceId: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    words: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.workspaceId] }), index().on(table.workspaceId)],
);

/** Profiles that are never read or listed again: HMAC of platform and handle under a key of APP_SECRET, so that the list reveals no names. */
export const blockedProfiles = pgTable("blocked_profiles", {
  keyHash: bytea().primaryKey(),
  createdAt: createdAt(),
});
