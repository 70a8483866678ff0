import {
  listNotifications,
  mailEverybody as mailEverybodyCall,
  readNotification,
  readNotifications,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { fail } from "../../platform/http/fail.ts";
import { mount } from "../access/mount.ts";
import { can } from "../access/policy.ts";
import { countUnread, findNotifications, findOwner, markRead } from "./find-notifications.ts";
import { queueAnnouncement } from "./queue-announcement.ts";

/** The bell: a person's own notifications. A foreign id answers as a missing one. */
export function notificationRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  mount(app, ctx, listNotifications, async ({ user }) => {
    const [items, unread] = await Promise.all([findNotifications(db, user.id), countUnread(db, user.id)]);
    return { items, unread };
  });

  mount(app, ctx, readNotification, async ({ params, user, viewer }) => {
    const owner = await findOwner(db, params.id);
    if (!owner || !can(viewer, "notification.read", owner)) return fail("not-found");
    return { unread: await markRead(db, user.id, { id: params.id }) };
  });

  mount(app, ctx, mailEverybodyCall, async ({ body, user, viewer }) =>
    viewer.isAdmin ? { recipients: await queueAnnouncement(ctx, { ...body, adminId: user.id }) } : fail("not-found"),
  );

  mount(app, ctx, readNotifications, async ({ body, user }) => ({ unread: await markRead(db, user.id, body) }));
}
