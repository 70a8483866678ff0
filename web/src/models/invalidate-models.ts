import {
  getDashboard,
  listActivity,
  listFollowed,
  listModelPage,
  listModelTags,
  listPortfolio,
} from "@fanradar/contract";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "../lib/queries.ts";

/** Marks the lists of models, and what is looked up in them, as out of date. */
export function invalidateModelLists(client: QueryClient): void {
  for (const call of [listModelPage, listPortfolio, listModelTags, listFollowed]) void invalidate(client, call);
}

/** The same with the counts and the activity that follow from them. */
export function invalidateModels(client: QueryClient): void {
  invalidateModelLists(client);
  for (const call of [getDashboard, listActivity]) void invalidate(client, call);
}
