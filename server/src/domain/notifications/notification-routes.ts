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
import type { Viewer } from "../access/policy.ts";
import type { SessionUser } from "../access/session.ts";
import { countUnread, findNotifications, isThere, markRead } from "./find-notifications.ts";
import { queueAnnouncement } from "./queue-announcement.ts";

/** The bell: a person's own notifications. A foreign id answers as a missing one. */
export function notificationRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  mount(app, ctx, listNotifications, async ({ user, viewer }) => {
    const bell = bellOf(user, viewer);
    const [items, unread] = await Promise.all([findNotifications(db, bell), countUnread(db, bell)]);
    return { items, unread };
  });

  mount(app, ctx, readNotification, async ({ params, user, viewer }) => {
    const bell = bellOf(user, viewer);
    if (!(await isThere(db, bell, params.id))) return fail("not-found");
    return { unread: await markRead(db, bell, { id: params.id }) };
  });

  mount(app, ctx, mailEverybodyCall, async ({ body, user, viewer }) =>
    viewer.isAdmin ? { recipients: await queueAnnouncement(ctx, { ...body, adminId: user.id }) } : fail("not-found"),
  );

  mount(app, ctx, readNotifications, async ({ body, user, viewer }) => ({
    unread: await markRead(db, bellOf(user, viewer), body),
  }));
}

const bellOf = ({ id }: SessionUser, { member }: Viewer) => ({ userId: id, workspaceId: member?.workspaceId ?? id });
