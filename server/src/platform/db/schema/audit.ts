import { auditActs } from "@fanradar/contract";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users, workspaces } from "./accounts.ts";
import { createdAt, serialId } from "./columns.ts";
import { models } from "./models.ts";
import { moderationCases } from "./moderation.ts";

/**
 * Who changed what, signed in or took data out, and when. Triggers at the end of the baseline migration refuse changes of what stands here.
 * `changes` names each changed member; values stand only with what is public anyway (badges):
 * of typed text, that it changed, never the text. Deleted with its model; the actor may be deleted earlier.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: serialId(),
    actorId: integer().references(() => users.id, { onDelete: "set null" }),
    /** Whose account an administrator changed. */
    subjectId: integer().references(() => users.id, { onDelete: "set null" }),
    act: text({ enum: auditActs }).notNull(),
    modelId: integer().references(() => models.id, { onDelete: "cascade" }),
    workspaceId: integer().references(() => workspaces.id, { onDelete: "cascade" }),
    /** The decision's case and reason. Names no person once its profile is removed. */
    caseId: integer().references(() => moderationCases.id, { onDelete: "set null" }),
    reason: text(),
    /** Where the actor's request came from. The trigger of this table removes it with the actor. */
    ip: text(),
    changes: jsonb().$type<Record<string, { from: boolean; to: boolean } | "changed">>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.modelId),
    index().on(table.workspaceId),
    index().on(table.actorId),
    index().on(table.subjectId),
    index().on(table.createdAt),
  ],
);
