import type { AuditAct } from "@fanradar/contract";
import type { FastifyRequest } from "fastify";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { auditEntries } from "../../platform/db/schema.ts";
import { publishTeam, publishTeamOf } from "../../platform/live/publish.ts";

type AuditEntry = Omit<typeof auditEntries.$inferInsert, "id" | "createdAt">;

/**
 * Records who did what, in the transaction that does it: there is no change without its entry, and no entry without its change. Open pages of
 * the workspace load again what it may have changed.
 */
export async function writeAudit(tx: Tx | Db, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
  const { act, workspaceId, modelId } = entry;
  // The analysis of a new model is announced by itself.
  if (act === "model.submit") return;
  if (workspaceId) await publishTeam(tx, workspaceId);
  else if (modelId) await publishTeamOf(tx, modelId);
}

/** Records that somebody was refused who tried to sign in to an account, and where they came from. */
export async function recordRefusal(
  db: Db,
  request: FastifyRequest,
  { act, subjectId }: { act: AuditAct; subjectId: number },
): Promise<void> {
  await writeAudit(db, { act, subjectId, ip: request.ip });
}

interface SecurityEvent {
  act: AuditAct;
  actorId: number;
  modelId?: number | null;
  workspaceId?: number;
  reason?: string;
}

/** Records what a person did to their own account, or took out of the product, in the audit log and in the log of the process. */
export async function recordEvent(db: Db, request: FastifyRequest, { act, actorId, ...about }: SecurityEvent) {
  // An export that sends no bytes is none.
  if (request.method === "HEAD") return;
  request.log.info({ event: act, actor: actorId, ip: request.ip }, "security");
  await db.insert(auditEntries).values({ act, actorId, ip: request.ip, ...about });
}
