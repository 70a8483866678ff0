import { listModelPage, type ModelBadge, type ModelStatus, type Person } from "@fanradar/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { callKey, callQuery } from "../lib/queries.ts";

interface ModelFilters {
  q?: string | undefined;
  tag?: string | undefined;
  badge?: ModelBadge | undefined;
  status?: ModelStatus | undefined;
}

/** The person's own models, none of a visitor, newest first, in pages that are added on request. Undefined `models`: the first page is loading. */
export function useOwnModels(user: Person | null, filters: ModelFilters = {}, { isEnabled = true } = {}) {
  const query = { ...filters, q: filters.q || undefined, tag: filters.tag || undefined };
  const params = { id: user?.id ?? 0 };
  const pages = useInfiniteQuery({
    // The same call is cached elsewhere as a single page, which has another shape.
    queryKey: callKey(listModelPage, { params, query, dependsOn: "pages" }),
    queryFn: ({ pageParam, signal }) =>
      call(listModelPage, { params, query: { ...query, after: pageParam || undefined }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    enabled: user !== null && isEnabled,
  });
  return {
    ...pages,
    models: pages.data?.pages.flatMap(({ models }) => models),
    totals: pages.data?.pages[0]?.totals ?? { models: 0, verified: 0, featured: 0 },
  };
}

/** A page with this model alone where it is the person's own, else with none. */
export const ownModelQuery = (userId: number, modelId: number) =>
  callQuery(listModelPage, { params: { id: userId }, query: { only: modelId, limit: 1 } });
