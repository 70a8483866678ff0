import type { SplitSide } from "@fanradar/contract";
import { createNotification } from "../../domain/notifications/create-notification.ts";
import { notifyTeam } from "../../domain/notifications/notify-team.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import type { SplitAccess } from "./split-access.ts";

/**
 * Tells the other side that a month was confirmed, once for each confirmation. The creator's notification names no model: its name is the
 * agency's own.
 */
export async function notifyOtherSide(
  tx: Tx,
  { modelId, creator }: Pick<SplitAccess, "modelId" | "creator">,
  { id, side, userId }: { id: number; side: SplitSide; userId: number },
): Promise<void> {
  const news = { kind: "split-confirmed", key: `split-confirmed ${id}` } as const;
  if (side === "creator") await notifyTeam(tx, { ...news, modelId, except: userId });
  else if (creator && creator.ownerUserId !== userId)
    await createNotification(tx, { ...news, userId: creator.ownerUserId });
}
