import { listModelPage, type Person } from "@fanradar/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { callKey, callQuery } from "../lib/queries.ts";

/** The person's own models whose name or username has `q`, none of a visitor, newest first, in pages that are added on request. Undefined `models`: the first page is loading. */
export function useOwnModels(user: Person | null, q: string) {
  const query = { q: q || undefined };
  const params = { id: user?.id ?? 0 };
  const pages = useInfiniteQuery({
    // The same call is cached elsewhere as a single page, which has another shape.
    queryKey: callKey(listModelPage, { params, query, dependsOn: "pages" }),
    queryFn: ({ pageParam, signal }) =>
      call(listModelPage, { params, query: { ...query, after: pageParam || undefined }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    enabled: user !== null,
  });
  return { ...pages, models: pages.data?.pages.flatMap(({ models }) => models) };
}

/** A page with this model alone where it is the person's own, else with none. */
export const ownModelQuery = (userId: number, modelId: number) =>
  callQuery(listModelPage, { params: { id: userId }, query: { only: modelId, limit: 1 } });
