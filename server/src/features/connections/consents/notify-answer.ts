import { randomUUID } from "node:crypto";
import type { ConnectPlatform } from "@fanradar/engine";
import { createNotification } from "../../../domain/notifications/create-notification.ts";
import type { Tx } from "../../../platform/db/open-database.ts";
import type { InviteRow } from "../invites/find-invites.ts";

/** Notifies who made an invite of an answer to it. What it was is on the page of the model's sources. */
export async function notifyAnswer(
  tx: Tx,
  { id, userId, modelId }: Pick<InviteRow, "id" | "userId" | "modelId">,
  { what, platform }: { what: "connected" | "declined" | "ended" | "linking"; platform: ConnectPlatform },
): Promise<void> {
  const key = `consent invite ${id} ${platform} ${what} ${randomUUID()}`;
  await createNotification(tx, { userId, kind: "consent-answered", key, modelId, platform });
}
