import { memberRoles, scopeKinds } from "@fanradar/contract";
import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, integer, pgTable, pgView, primaryKey, text } from "drizzle-orm/pg-core";
import { users, workspaceMembers, workspaces } from "./accounts.ts";
import { bytea, citext, createdAt, moment, serialId } from "./columns.ts";
import { models } from "./models.ts";
import { files } from "./screenshots.ts";

/** The models of a member whose scope is `models`. */
export const workspaceMemberModels = pgTable(
  "workspace_member_models",
  {
    workspaceId: integer().notNull(),
    userId: integer().notNull(),
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId, table.modelId] }),
    index().on(table.modelId),
    foreignKey({
      columns: [table.workspaceId, table.userId],
      foreignColumns: [workspaceMembers.workspaceId, workspaceMembers.userId],
    }).onDelete("cascade"),
  ],
);

/** Which models each member sees: the one definition of a data scope. */
export const seenModels = pgView("seen_models", {
  workspaceId: integer().notNull(),
  userId: integer().notNull(),
  modelId: integer().notNull(),
}).as(sql`
  select member.workspace_id, member.user_id, owner.id as model_id
  from workspace_members as member join model_owners as owner on owner.workspace_id = member.workspace_id
  where member.scope = 'all'
    or (member.scope = 'tags' and exists (
      select 1 from model_tags where model_tags.model_id = owner.id and model_tags.tag = any(member.tags)))
    or (member.scope = 'models' and exists (
      select 1 from workspace_member_models as chosen where chosen.workspace_id = member.workspace_id
        and chosen.user_id = member.user_id and chosen.model_id = owner.id))`);

/** The logo of a workspace, for those that have one. */
export const workspaceLogos = pgTable(
  "workspace_logos",
  {
    workspaceId: integer()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    file: text()
      .notNull()
      .references(() => files.name),
  },
  (table) => [index().on(table.file)],
);

/** An invite to a workspace: a link that makes one person a member, once. Its token is stored as its hash only. */
export const workspaceInvites = pgTable(
  "workspace_invites",
  {
    id: serialId(),
    workspaceId: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    tokenHash: bytea().notNull().unique(),
    /** Who invites. */
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    /** To whom it was mailed; null where its link is handed over. */
    recipient: citext(),
    role: text({ enum: memberRoles }).notNull(),
    scope: text({ enum: scopeKinds }).notNull(),
    tags: citext().array().notNull().default([]),
    modelIds: integer().array().notNull().default([]),
    seesEarnings: boolean().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    acceptedAt: moment(),
    acceptedBy: integer().references(() => users.id, { onDelete: "set null" }),
    revokedAt: moment(),
  },
  (table) => [
    index().on(table.workspaceId),
    index().on(table.userId),
    index().on(table.acceptedBy),
    check("workspace_invites_no_owner", sql`${table.role} <> 'owner'`),
    check("workspace_invites_client", sql`${table.role} <> 'client' or ${table.scope} <> 'all'`),
  ],
);
