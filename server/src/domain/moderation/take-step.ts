import type { CaseStep } from "@fanradar/contract";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { writeAudit } from "../access/write-audit.ts";
import { hidePage } from "./case-teams.ts";
import { findCase, type StepRules } from "./find-cases.ts";

/** Hides the page of an open case until its decision, or queues another reading of its profile. The audit log has who did it. */
export async function takeStep(
  db: Db,
  rules: StepRules,
  { caseId, step, adminId }: { caseId: number; step: CaseStep; adminId: number },
): Promise<"taken" | "not-found" | "already-decided" | "not-offered"> {
  return db.transaction(async (tx) => {
    // The profile before its case: the lock order of claims, reports and decisions.
    const { rows } = await tx.execute<{ id: number }>(sql`select id from profiles where (platform, handle) =
      (select platform, handle from moderation_cases where id = ${caseId}) for update`);
    await tx.execute(sql`select 1 from moderation_cases where id = ${caseId} for update`);
    const known = await findCase(tx, rules, caseId);
    if (!known) return "not-found";
    if (known.decidedAt) return "already-decided";
    const profileId = rows[0]?.id;
    if (profileId === undefined || !known.steps.includes(step)) return "not-offered";
    if (step === "read-again") await rules.queueReading(tx, profileId);
    else await hidePage(tx, { caseId, profileId });
    await writeAudit(tx, { act: `case.${step}`, actorId: adminId, caseId });
    return "taken";
  });
}
