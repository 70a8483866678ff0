import { type SQL, sql } from "drizzle-orm";
import { notifications, seenModels, workspaceMembers, workspaces } from "../../platform/db/schema.ts";

/**
 * SQL predicate: a notification's person may still know of it. What is about the account they always may; what happened in a workspace
 * while they are a member of it who sees the model.
 */
export const isStillVisible: SQL = sql`(${notifications.workspaceId} is null or exists (
  select 1 from ${workspaceMembers} as member join ${workspaces} as workspace on workspace.id = member.workspace_id
  where member.workspace_id = ${notifications.workspaceId} and member.user_id = ${notifications.userId}
    and workspace.deleted_at is null
    and (${notifications.modelId} is null or exists (
      select 1 from ${seenModels} as seen where seen.workspace_id = member.workspace_id
        and seen.user_id = member.user_id and seen.model_id = ${notifications.modelId}))))`;

/** SQL predicate: it is about the account, or happened in this workspace, and is still seen. */
export const isInBell = (workspaceId: number): SQL =>
  sql`((${notifications.workspaceId} is null or ${notifications.workspaceId} = ${workspaceId}) and ${isStillVisible})`;
