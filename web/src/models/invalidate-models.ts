import { getStats, listActivity, listModels } from "@fanradar/contract";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "../lib/queries.ts";

/** Marks the lists of models as out of date, with the counts and the activity that follow from them. */
export function invalidateModels(client: QueryClient): void {
  for (const call of [listModels, getStats, listActivity]) void invalidate(client, call);
}
