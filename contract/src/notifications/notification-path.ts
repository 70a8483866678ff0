import type { Notification, NotificationKind } from "./notifications.ts";

const ofEvidence = new Set<NotificationKind>([
  "evidence-conflict",
  "stale-source",
  "connection-ended",
  "connection-expiring",
  "consent-answered",
]);
/** Path of the page that shows what a notification is about. */
export function notificationPath({
  kind,
  modelId,
  reportId,
}: Pick<Notification, "kind" | "reportId"> & { modelId: number | null }): string {
  if (kind === "todo-given") return "/todos";
  if (kind === "workspace-owner") return "/settings?tab=workspace";
  if (kind === "claim") return "/model-dashboard";
  if (kind.startsWith("split-")) return modelId === null ? "/model-dashboard" : `/earnings/${modelId}?tab=split`;
  if (kind === "budget-used") return "/ai-assistant";
  if (kind === "instance-token" || kind === "drill-failed") return "/admin?tab=instance";
  if (kind === "case-opened") return "/admin";
  if (modelId === null) return kind === "new-sign-in" ? "/security" : "/dashboard";
  if (ofEvidence.has(kind)) return `/evidence/${modelId}`;
  const isOfVersion = reportId !== null && (kind === "rated" || kind === "share-opened");
  return isOfVersion ? `/report/${modelId}?version=${reportId}` : `/report/${modelId}`;
}
