import { notifyManager, QueryClient } from "@tanstack/react-query";

// A control that shows what was just chosen while it is being saved must not be painted unchosen in between.
notifyManager.setScheduler(queueMicrotask);

/** Cached data never goes stale, nothing is retried, refetched on focus or polled: server events say what changed. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
}
