import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { listPaths } from "../list-paths.ts";
import { id, idParam, instant } from "../shapes.ts";

export const notificationKinds = [
  "report-ready",
  "report-failed",
  "forecast-possible",
  "unusual-rise",
  "unusual-drop",
  "engagement-down",
  "rated",
  "share-opened",
  "evidence-conflict",
  "stale-source",
  "connection-ended",
  "connection-expiring",
  "consent-answered",
  "new-sign-in",
  "budget-used",
  "claim",
  "removal",
  "removal-requested",
  "page-hidden",
  "page-shown",
  "case-opened",
  "instance-token",
  "drill-failed",
  "workspace-removed",
  "workspace-owner",
  "model-moved-back",
  "todo-given",
  "in-charge",
  "mentioned",
  "split-confirmed",
  "split-unconfirmed",
  "split-withdrawn",
  "split-changed",
  "goal-reached",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Something that happened to the person or one of their models. */
export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** The model it is about, by its name now. */
  model: z.nullable(z.object({ id, name: z.string() })),
  /** The version of the model's report that it is about. */
  reportId: z.nullable(id),
  platform: z.nullable(z.enum(platformNames)),
  /** Of an unusual rise or drop: whether a post explains it. */
  cause: z.nullable(z.enum(["post", "unknown"])),
  at: instant,
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

const unread = z.object({ unread: z.int() });

/** The newest hundred of the caller's own, the newest first, and how many are unread of all. */
export const listNotifications = defineCall("GET", listPaths.notifications, "list", {
  output: z.object({ items: z.array(notification), unread: z.int() }),
});

/** Marks one as read; how many are unread then. */
export const readNotification = defineCall("POST", "/api/notifications/:id/read", "private", {
  params: idParam,
  output: unread,
});

/** Marks all as read that were there when the caller last looked: up to the newest that they saw. */
export const readNotifications = defineCall("POST", "/api/notifications/read", "list", {
  body: z.object({ upTo: id }),
  output: unread,
});
