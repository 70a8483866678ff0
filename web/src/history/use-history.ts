import {
  type HistoryFilter,
  type HistorySort,
  historyFilters,
  historySorts,
  listReports,
  type Person,
} from "@fanradar/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { callKey, callOnce, earlyAnswer } from "../lib/queries.ts";

const limit = 24;

/** Which part of the history is shown, as stored in the address. */
export interface HistoryView {
  q: string;
  filter: HistoryFilter;
  sort: HistorySort;
}

/** The view stored in the address, and a function to change it. */
export function useHistoryView(): [HistoryView, (next: Partial<HistoryView>) => void] {
  const [query, setQuery] = useSearchParams();
  const view: HistoryView = {
    q: query.get("q") ?? "",
    filter: historyFilters.find((one) => one === query.get("filter")) ?? "all",
    sort: historySorts.find((one) => one === query.get("sort")) ?? "newest",
  };
  const change = (next: Partial<HistoryView>) => {
    const query = Object.entries({ ...view, ...next }).filter(([, value]) => !["", "all", "newest"].includes(value));
    setQuery(new URLSearchParams(query), { replace: true });
  };
  return [view, change];
}

/** The person's reports in pages, each after the last row of the one before. */
export function useHistory(user: Person, view: HistoryView) {
  const params = { id: user.id };
  const pageAfter = (after: string) => ({
    params,
    query: { ...view, q: view.q.trim() || undefined, after: after || undefined, limit: String(limit) },
  });
  return useInfiniteQuery({
    queryKey: callKey(listReports, { params, query: { ...view } }),
    queryFn: ({ pageParam, signal }) => callOnce(listReports, { ...pageAfter(pageParam), signal }),
    initialPageParam: "",
    getNextPageParam: (page) => (page.length === limit ? page.at(-1)?.cursor : undefined),
    placeholderData: (previous) => {
      const first = earlyAnswer(listReports, pageAfter(""));
      return first ? { pages: [first], pageParams: [""] } : previous;
    },
    // There may be a new report: loaded anew each time the page is opened.
    staleTime: 0,
  });
}
