import { getCreator, getScoreParts, listTrending, searchCreators } from "@fanradar/contract";
import type { QueryClient } from "@tanstack/react-query";
import { callKey, invalidate } from "../lib/queries.ts";

const creatorCalls = [getCreator, getScoreParts, listTrending, searchCreators];

/** Marks as out of date all that is shown of creators. */
export function invalidateCreators(client: QueryClient): void {
  for (const call of creatorCalls) void invalidate(client, call);
}

/** Removes cached creators and refetches them, so that hidden data disappears at once. */
export function resetCreators(client: QueryClient): void {
  for (const call of creatorCalls) void client.resetQueries({ queryKey: callKey(call) });
}
