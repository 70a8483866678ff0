import { randomUUID } from "node:crypto";
import type { ConnectPlatform } from "@fanradar/engine";
import { notifyTeam } from "../../../domain/notifications/notify-team.ts";
import type { Tx } from "../../../platform/db/open-database.ts";
import type { InviteRow } from "../invites/find-invites.ts";

/** Notifies the team of an answer to an invite. What it was is on the page of the model's sources. */
export async function notifyAnswer(
  tx: Tx,
  { id, modelId }: Pick<InviteRow, "id" | "modelId">,
  { what, platform }: { what: "connected" | "declined" | "ended" | "linking"; platform: ConnectPlatform },
): Promise<void> {
  const key = `consent invite ${id} ${platform} ${what} ${randomUUID()}`;
  await notifyTeam(tx, { kind: "consent-answered", key, modelId, platform });
}
