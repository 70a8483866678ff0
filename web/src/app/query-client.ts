import { QueryClient } from "@tanstack/react-query";

/** Cached data never goes stale, nothing is retried, refetched on focus or polled: server events say what changed. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** Names of what is cached. A person's own lists carry their id. */
export const keys = {
  session: ["session"],
  instance: ["instance"],
  mailbox: ["mailbox"],
  sessions: ["sessions"],
  secondFactor: ["second-factor"],
  confirmWays: ["second-factor", "confirm-ways"],
  models: (userId: number) => ["models", userId],
  stats: (userId: number) => ["stats", userId],
  activity: (userId: number) => ["activity", userId],
  model: (id: number) => ["model", id],
  report: (id: number) => ["report", id],
  versions: (modelId: number) => ["versions", modelId],
  changes: (reportId: number) => ["changes", reportId],
  evidence: (id: number) => ["evidence", id],
} as const;
