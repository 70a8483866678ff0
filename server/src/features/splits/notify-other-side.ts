import type { NotificationKind, SplitSide } from "@fanradar/contract";
import { createNotification } from "../../domain/notifications/create-notification.ts";
import { notifyTeam } from "../../domain/notifications/notify-team.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import type { SplitAccess } from "./split-access.ts";
import { findModelsSplitWith } from "./split-rules.ts";

type Sides = Pick<SplitAccess, "modelId" | "creator">;
type Kind = Extract<NotificationKind, `split-${string}`>;

/**
 * Notifies the other side that a month was confirmed, or that a confirmation was withdrawn, once for each. The creator's notification names no
 * model: its name is the agency's own.
 */
export async function notifyOtherSide(
  tx: Tx,
  { modelId, creator }: Sides,
  { kind = "split-confirmed", id, side, userId }: { kind?: Kind; id: number; side: SplitSide; userId: number },
): Promise<void> {
  const news = { kind, key: `${kind} ${id}` };
  if (side === "creator") await notifyTeam(tx, { ...news, modelId, except: userId });
  else if (creator && creator.ownerUserId !== userId)
    await createNotification(tx, { ...news, userId: creator.ownerUserId });
}

/** The account of the creator, where the split is in their list. Rules of other workspaces are not, and notify nobody. */
export async function findListedCreator(tx: Tx, { modelId, creator }: Sides): Promise<number | undefined> {
  const listed = creator ? await findModelsSplitWith(tx, creator.ownerUserId) : [];
  return listed.some((one) => one.modelId === modelId) ? creator?.ownerUserId : undefined;
}

/** Notifies both sides, except the person who did it, that a share was withdrawn. `creatorId`: found before it was. */
export async function notifyWithdrawal(
  tx: Tx,
  { modelId, id, userId, creatorId }: { modelId: number; id: number; userId: number; creatorId: number | undefined },
): Promise<void> {
  const news = { kind: "split-withdrawn", key: `split-withdrawn ${id}` } as const;
  await notifyTeam(tx, { ...news, modelId, except: userId });
  if (creatorId !== undefined && creatorId !== userId) await createNotification(tx, { ...news, userId: creatorId });
}
