import type { AuditAct, AuditEntry } from "@fanradar/contract";
import { and, desc, eq, gte, ilike, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/open-database.ts";
import { auditEntries, moderationCases, users } from "../../platform/db/schema.ts";
import { containing } from "./containing.ts";

export interface AuditFilter {
  act?: AuditAct | undefined;
  who: string;
  /** UTC days, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

const subjects = alias(users, "subjects");
const personOf = (id: number | null, name: string | null, email: string | null) =>
  id === null || name === null || email === null ? null : { id, name, email };

/** Entries of the audit log, the newest first; `before` is the id of the one that they follow. */
export async function findAudit(
  db: Db,
  { act, who, from, to }: AuditFilter,
  { before, most }: { before?: number | undefined; most: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .select({
      entry: auditEntries,
      actor: { name: users.name, email: users.email },
      subject: { name: subjects.name, email: subjects.email },
      kind: moderationCases.kind,
      decision: moderationCases.decision,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(subjects, eq(subjects.id, auditEntries.subjectId))
    .leftJoin(moderationCases, eq(moderationCases.id, auditEntries.caseId))
    .where(
      and(
        act && eq(auditEntries.act, act),
        before === undefined ? undefined : lt(auditEntries.id, before),
        from === undefined ? undefined : gte(auditEntries.createdAt, new Date(`${from}T00:00:00Z`)),
        to === undefined
          ? undefined
          : lt(auditEntries.createdAt, sql`${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`),
        who.trim() === "" ? undefined : or(ilike(users.email, containing(who)), ilike(subjects.email, containing(who))),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(most);
  return rows.map(({ entry, actor, subject, kind, decision }) => ({
    id: entry.id,
    at: entry.createdAt.toISOString(),
    act: entry.act,
    actor: personOf(entry.actorId, actor?.name ?? null, actor?.email ?? null),
    subject: personOf(entry.subjectId, subject?.name ?? null, subject?.email ?? null),
    modelId: entry.modelId,
    kind,
    decision,
    reason: entry.reason,
    ip: entry.ip,
  }));
}
