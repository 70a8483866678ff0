import type { Fact } from "@fanradar/engine";
import type { Tx } from "../../platform/db/open-database.ts";
import { detectAlerts } from "./detect-alerts.ts";
import { notifyTeam } from "./notify-team.ts";

/** Creates notifications of the changes in a model's figures since the previous report. */
export async function notifyChanges(
  tx: Tx,
  { modelId, reportId }: { modelId: number; reportId?: number },
  now: { facts: readonly Fact[]; asOf: string },
  before: readonly Fact[],
): Promise<void> {
  for (const { key, ...news } of detectAlerts(now, before))
    await notifyTeam(tx, {
      ...news,
      key: `${key} of ${modelId}`,
      modelId,
      ...(reportId && { reportId }),
    });
}
