import { type MemberAct, mayAs } from "@fanradar/contract";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { workspaceMembers } from "../../platform/db/schema.ts";
import { fail, Refused } from "../../platform/http/fail.ts";
import { findMember } from "../access/find-member.ts";
import { isInScope } from "../access/policy.ts";

interface ModelReference {
  workspaceId: number;
  userId: number;
  modelId: number | null;
  /** The member of the body that names them. */
  field: string;
  /** What they must be allowed to do with the model. */
  act?: MemberAct;
}

/**
 * Who is given something of a model must see it. They stay a member until the transaction ends.
 *
 * @throws Refused where they are no member of the workspace, or do not see the model
 */
export async function requireSeeing(
  tx: Tx,
  { workspaceId, userId, modelId, field, act = "model.read" }: ModelReference,
): Promise<void> {
  await tx
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)))
    .for("share");
  const member = await findMember(tx, { workspaceId, userId });
  const isSeen = member && (modelId === null || (mayAs(member, act) && isInScope(member, { modelId, workspaceId })));
  if (!isSeen) throw new Refused(fail("invalid", { fields: { [field]: "assignee.unseen" } }));
}
