import { listFollowed, listModelTags, liveCalls } from "@fanradar/contract";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "../lib/queries.ts";

/** Marks the lists of models, and what is looked up in them, as out of date. */
export function invalidateModelLists(client: QueryClient): void {
  for (const call of [liveCalls.modelPage, liveCalls.portfolio, listModelTags, listFollowed])
    void invalidate(client, call);
}

/** The same with the counts and the activity that follow from them. */
export function invalidateModels(client: QueryClient): void {
  invalidateModelLists(client);
  for (const call of [liveCalls.dashboard, liveCalls.activity]) void invalidate(client, call);
}
