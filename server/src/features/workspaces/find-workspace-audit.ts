import { type listWorkspaceAudit, memberRoles } from "@fanradar/contract";
import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import type { Db } from "../../platform/db/open-database.ts";
import { auditEntries, modelOwners, models, users } from "../../platform/db/schema.ts";

const pageSize = 50;
const subjects = alias(users, "subjects");

/** What was done in a workspace and with its models, the newest first; `before` is the id of the entry that a page follows. */
export async function findWorkspaceAudit(
  db: Db,
  workspaceId: number,
  before: number | undefined,
): Promise<z.input<typeof listWorkspaceAudit.output>> {
  const ofModels = sql`${auditEntries.modelId} in (
    select ${modelOwners.id} from ${modelOwners} where ${modelOwners.workspaceId} = ${workspaceId})`;
  const rows = await db
    .select({
      ...{ id: auditEntries.id, at: auditEntries.createdAt, act: auditEntries.act },
      ...{ actor: users.name, subject: subjects.name, modelId: models.id, modelName: models.name },
      reason: auditEntries.reason,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(subjects, eq(subjects.id, auditEntries.subjectId))
    .leftJoin(models, eq(models.id, auditEntries.modelId))
    .where(
      and(
        or(eq(auditEntries.workspaceId, workspaceId), ofModels),
        before === undefined ? undefined : lt(auditEntries.id, before),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(pageSize + 1);
  const items = rows.slice(0, pageSize).map(({ at, modelId, modelName, reason, ...entry }) => ({
    ...entry,
    role: entry.act.startsWith("member.") ? (memberRoles.find((role) => role === reason) ?? null) : null,
    at: at.toISOString(),
    model: modelId === null || modelName === null ? null : { id: modelId, name: modelName },
  }));
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
}
