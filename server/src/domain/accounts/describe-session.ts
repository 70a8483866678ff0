import type { Session } from "@fanradar/contract";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../platform/db/open-database.ts";
import { hasUnread } from "../notifications/has-unread.ts";
import { findMemberships } from "../workspaces/find-memberships.ts";
import { presentPerson } from "./present-person.ts";

/** Who is signed in and in which workspace, whether something is unread for them, and how they see pages. */
export async function describeSession(
  db: Db,
  { user, member, reader }: Pick<FastifyRequest, "user" | "member" | "reader">,
): Promise<Session> {
  if (!user || !member) return { user: null, hasUnread: false };
  const { language, timeZone, currency, theme } = reader;
  const [unread, workspaces] = await Promise.all([hasUnread(db, member), findMemberships(db, user.id)]);
  const workspace = workspaces.find(({ id }) => id === member.workspaceId);
  return {
    user: presentPerson(user),
    hasUnread: unread,
    ...(workspace && { workspace }),
    workspaces,
    ...(theme && { preferences: { theme, language, timezone: timeZone, currency } }),
  };
}
