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
  search: (address: string) => ["search", address],
  suggestions: (q: string) => ["suggestions", q],
  settings: ["settings"],
  emailChange: ["email-change"],
  exchangeRates: ["exchange-rates"],
  sessions: ["sessions"],
  secondFactor: ["second-factor"],
  confirmWays: ["second-factor", "confirm-ways"],
  guestModels: ["guest-models"],
  claims: ["claims"],
  modelDashboard: ["model-dashboard"],
  sampleReport: ["sample-report"],
  trending: (limit: number, q = "") => ["trending", limit, q],
  creator: (platform: string, handle: string, linkKey?: string) => ["creator", platform, handle, linkKey],
  scoreParts: (platform: string, handle: string, linkKey?: string) => ["creator", platform, handle, linkKey, "score"],
  cases: (state: "open" | "decided") => ["cases", state],
  moderationAudit: ["cases", "audit"],
  creatorVisibility: (platform: string, handle: string) => ["creator-visibility", platform, handle],
  analytics: (userId: number | null, period: string, metric: string) => ["analytics", userId, period, metric],
  comparison: (models: string) => ["comparison", models],
  savedComparison: (reportId: number) => ["comparison", "saved", reportId],
  /** With a tag: those that wear it. A key of all of them begins each. */
  models: (userId: number, tag = "") => ["models", userId, ...(tag ? [tag] : [])],
  stats: (userId: number) => ["stats", userId],
  activity: (userId: number) => ["activity", userId],
  model: (id: number) => ["model", id],
  history: (userId: number) => ["history", userId],
  report: (id: number) => ["report", id],
  versions: (modelId: number) => ["versions", modelId],
  hasUnread: ["has-unread"],
  notifications: ["notifications"],
  share: (reportId: number) => ["share", reportId],
  shared: (token: string, password: string | undefined) => ["shared", token, password],
  seal: (report: number, hash: string) => ["seal", report, hash],
  changes: (reportId: number) => ["changes", reportId],
  narration: (reportId: number) => ["narration", reportId] as const,
  evidence: (modelId: number) => ["evidence", modelId],
  earnings: (modelId: number) => ["evidence", modelId, "earnings"],
  importPreview: (modelId: number) => ["import-preview", modelId],
  importProgress: (key: string) => ["import-progress", key],
  removal: (modelId: number, id: number) => ["evidence", modelId, "removal", id],
  connections: (modelId: number) => ["connections", modelId],
  screenshots: (modelId: number) => ["screenshots", modelId],
} as const;
