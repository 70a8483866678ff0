import type { Fact } from "@fanradar/engine";
import type { Tx } from "../../platform/db/open-database.ts";
import { createNotification } from "./create-notification.ts";
import { detectAlerts } from "./detect-alerts.ts";

interface WatchedModel {
  userId: number;
  modelId: number;
  reportId?: number;
}

/** Creates notifications of the changes in a model's figures since the previous report. */
export async function notifyChanges(
  tx: Tx,
  { userId, modelId, reportId }: WatchedModel,
  now: { facts: readonly Fact[]; asOf: string },
  before: readonly Fact[],
): Promise<void> {
  for (const { key, ...news } of detectAlerts(now, before))
    await createNotification(tx, {
      ...news,
      key: `${key} of ${modelId}`,
      userId,
      modelId,
      ...(reportId && { reportId }),
    });
}
