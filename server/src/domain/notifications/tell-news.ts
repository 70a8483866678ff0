import type { Fact } from "@fanradar/engine";
import type { Tx } from "../../platform/db/open-database.ts";
import { newsOf } from "./news.ts";
import { notify } from "./notify.ts";

interface Watched {
  userId: number;
  modelId: number;
  reportId?: number;
}

/** Writes what a model's figures tell that its report before did not. */
export async function tellNews(
  tx: Tx,
  { userId, modelId, reportId }: Watched,
  now: { facts: readonly Fact[]; asOf: string },
  before: readonly Fact[],
): Promise<void> {
  for (const { key, ...news } of newsOf(now, before))
    await notify(tx, { ...news, key: `${key} of ${modelId}`, userId, modelId, ...(reportId && { reportId }) });
}
