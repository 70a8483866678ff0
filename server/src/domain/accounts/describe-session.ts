import type { Session } from "@fanradar/contract";
import type { Db } from "../../platform/db/open-database.ts";
import type { Reader } from "../../platform/http/reader.ts";
import type { SessionUser } from "../access/session.ts";
import { hasUnread } from "../notifications/has-unread.ts";
import { presentPerson } from "./present-person.ts";

/** Who is signed in, whether something is unread for them, and how they see pages. */
export async function describeSession(
  db: Db,
  { user, reader: { language, timeZone, currency, theme } }: { user: SessionUser | null; reader: Reader },
): Promise<Session> {
  return {
    user: user && presentPerson(user),
    hasUnread: user !== null && (await hasUnread(db, user.id)),
    ...(user && theme && { preferences: { theme, language, timezone: timeZone, currency } }),
  };
}
