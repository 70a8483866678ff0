import {
  listPortfolio,
  type ModelBadge,
  type ModelStatus,
  type Person,
  type PortfolioOrder,
  type PortfolioSort,
  portfolioPageAtMost,
} from "@fanradar/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callKey, callOnce, earlyAnswer } from "../lib/queries.ts";
import type { Ledger } from "../ui/figure.tsx";

export interface PortfolioView {
  sort?: PortfolioSort;
  order?: PortfolioOrder;
  status?: ModelStatus | undefined;
  q?: string | undefined;
  tag?: string | undefined;
  badge?: ModelBadge | undefined;
}

/**
 * The person's own models with their figures, in pages that are added on request. Undefined `rows`: the first page is loading. The first is
 * small, and requested without a query in the usual order: the document has begun to load it.
 */
export function usePortfolio(
  user: Pick<Person, "id">,
  { sort = "newest", order = "desc", q, tag, ...filters }: PortfolioView,
  { isEnabled = true } = {},
) {
  const params = { id: user.id };
  const isUsual = sort === "newest" && order === "desc";
  const query = { ...filters, q: q || undefined, tag: tag || undefined, ...(!isUsual && { sort, order }) };
  const pages = useInfiniteQuery({
    queryKey: callKey(listPortfolio, { params, query, dependsOn: "pages" }),
    queryFn: ({ pageParam: after, signal }) =>
      callOnce(listPortfolio, {
        params,
        query: { ...query, ...(after && { after, limit: portfolioPageAtMost }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => {
      const first = before || !isEnabled ? undefined : earlyAnswer(listPortfolio, { params, query });
      return first ? { pages: [first], pageParams: [""] } : before;
    },
    enabled: isEnabled,
  });
  const all = pages.data?.pages;
  const rows = useMemo(() => all?.flatMap(({ models }) => models), [all]);
  const ledger = useMemo<Ledger>(
    () => ({
      facts: new Map(all?.flatMap(({ facts }) => facts.map((fact) => [fact.id, fact] as const))),
      sources: all?.flatMap(({ sources }) => sources) ?? [],
    }),
    [all],
  );
  const courses = useMemo(
    () => new Map(all?.flatMap(({ series }) => series.map(({ id, points }) => [id, points] as const))),
    [all],
  );
  return { ...pages, rows, ledger, courses, totals: all?.[0]?.totals ?? { models: 0, verified: 0, featured: 0 } };
}
export type PortfolioState = ReturnType<typeof usePortfolio>;
