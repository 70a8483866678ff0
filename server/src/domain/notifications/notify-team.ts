import { type MemberAct, mayAs, type NotificationKind } from "@fanradar/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { portfolioModels, seenModels, workspaceMembers } from "../../platform/db/schema.ts";
import { createNotification, type News } from "./create-notification.ts";

/** What a member must be allowed to be notified of it; of all others `model.read`. */
const actOf: Partial<Record<NotificationKind, MemberAct>> = {
  "evidence-conflict": "evidence.add",
  "stale-source": "evidence.add",
  "connection-ended": "connection.read",
  "connection-expiring": "connection.read",
  "consent-answered": "connection.read",
  "share-opened": "report.share",
  "removal-requested": "model.change",
  "split-confirmed": "earnings.read",
  "split-unconfirmed": "earnings.read",
  "split-withdrawn": "earnings.read",
  "split-changed": "earnings.read",
};

interface TeamNews extends Omit<News, "userId" | "workspaceId"> {
  modelId: number;
  /** What a member must be allowed to be notified of it, where this is more than the kind says. */
  act?: MemberAct;
  /** Who did it: they know. */
  except?: number;
}

/** Notifies the members of a model's workspace who see the model, in the transaction of the event. A visitor's model has none. */
export async function notifyTeam(tx: Tx, { except, act, ...news }: TeamNews): Promise<void> {
  const { modelId, kind } = news;
  const team = await tx
    .select({
      workspaceId: workspaceMembers.workspaceId,
      userId: workspaceMembers.userId,
      role: workspaceMembers.role,
      scope: workspaceMembers.scope,
      seesEarnings: workspaceMembers.seesEarnings,
    })
    .from(seenModels)
    .innerJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, seenModels.workspaceId), eq(workspaceMembers.userId, seenModels.userId)),
    )
    .where(
      and(
        eq(seenModels.modelId, modelId),
        inArray(
          seenModels.modelId,
          tx.select({ id: portfolioModels.id }).from(portfolioModels).where(eq(portfolioModels.id, modelId)),
        ),
      ),
    )
    .orderBy(workspaceMembers.userId);
  for (const { workspaceId, userId, ...member } of team)
    if (userId !== except && mayAs(member, act ?? actOf[kind] ?? "model.read"))
      await createNotification(tx, { ...news, userId, workspaceId });
}
