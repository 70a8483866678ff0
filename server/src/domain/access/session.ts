import { defaultSettings, type Language, type Preferences } from "@fanradar/contract";
import type { Currency } from "@fanradar/engine";
import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { prepareOnce } from "../../platform/db/prepare-once.ts";
import { identities, sessions, userSettings, users, workspaceMembers, workspaces } from "../../platform/db/schema.ts";
import { isTurnedOff } from "../../platform/http/exposed.ts";
import { type Failure, fail } from "../../platform/http/fail.ts";
import {
  clearSessionCookie,
  readSessionCookie,
  sessionDays,
  setSessionCookie,
} from "../../platform/http/session-cookie.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";
import { type StoredMember, withModels } from "./find-member.ts";
import { personalMember } from "./policy.ts";

const { timezone: timeZone, language, currency } = defaultSettings.preferences;
/** The specification's defaults, for people who chose nothing. */
const defaultReader = { timeZone, language, currency };

const expiry = sql`now() + make_interval(days => ${sessionDays})`;

/** The signed-in person behind a request: `users` without its secrets. */
export interface SessionUser {
  id: number;
  email: string;
  name: string;
  /** The file of their picture. */
  avatar: string | null;
  googleId: string | null;
  userType: "user" | "model" | "admin";
  isVerified: boolean;
}

/** A session's person, with how they read; null in a column where they never chose. */
export interface FoundSession {
  user: SessionUser;
  /** In the shared workspace that it works in; null in the personal one, and for who is no longer a member. */
  member: StoredMember | null;
  language: Language | null;
  timeZone: string | null;
  currency: Currency | null;
  theme: Preferences["theme"] | null;
  stale: boolean;
}

/**
 * Begins a session, in the workspace that the person worked in last, and answers its token, which exists only in the cookie: the table
 * has its hash.
 */
export async function openSession(db: Db | Tx, userId: number, userAgent: string | undefined) {
  const token = newToken();
  await db.insert(sessions).values({
    ...{ tokenHash: hashToken(token), userId, userAgent: userAgent?.slice(0, 300), expiresAt: expiry },
    workspaceId: sql`(select ${users.workspaceId} from ${users} where ${users.id} = ${userId})`,
  });
  return token;
}

/**
 * Refuses a session whose person has not shown within ten minutes who they are, as by signing in; and one that has ended since the
 * request began. Undefined where it may go on.
 */
export async function requireConfirmed(db: Db, token: string): Promise<Failure | undefined> {
  const [row] = await db
    .select({ isFresh: sql<boolean>`${sessions.confirmedAt} > now() - interval '10 minutes'` })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (!row) return fail("unauthenticated");
  return row.isFresh ? undefined : fail("confirm-needed");
}

/**
 * The person of this session confirmed their identity: it continues under a new token, and the old one is invalid.
 * Undefined when the session has ended meanwhile.
 */
export async function markSessionConfirmed(db: Db, token: string): Promise<string | undefined> {
  const fresh = newToken();
  const renewed = await db
    .update(sessions)
    .set({ tokenHash: hashToken(fresh), confirmedAt: sql`now()` })
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ id: sessions.id });
  return renewed.length > 0 ? fresh : undefined;
}

/** Sessions of an account, last used first; `token` identifies the caller's own. */
export async function findSessionsOf(db: Db, { userId, token }: { userId: number; token: string }) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      isCurrent: sql<boolean>`${sessions.tokenHash} = ${hashToken(token)}`,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** SQL: who a row of `users` is at Google. */
export const googleIdOfUser = sql<
  string | null
>`(select ${identities.subject} from ${identities} where ${identities.userId} = ${users.id} and ${identities.provider} = 'google')`;

const seenBefore = sql`now() - interval '5 minutes'`;

const sessionByToken = prepareOnce((db) =>
  db
    .select({
      user: {
        id: users.id,
        email: users.email,
        name: users.name,
        avatar: userSettings.avatar,
        googleId: googleIdOfUser,
        userType: users.userType,
        isVerified: users.isVerified,
      },
      member: {
        workspaceId: workspaceMembers.workspaceId,
        userId: workspaceMembers.userId,
        role: workspaceMembers.role,
        scope: workspaceMembers.scope,
        seesEarnings: workspaceMembers.seesEarnings,
      },
      language: userSettings.language,
      timeZone: userSettings.timezone,
      currency: userSettings.currency,
      theme: userSettings.theme,
      stale: sql<boolean>`${sessions.lastSeenAt} < ${seenBefore}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(workspaces, and(eq(workspaces.id, sessions.workspaceId), isNull(workspaces.deletedAt)))
    .leftJoin(
      workspaceMembers,
      and(eq(workspaceMembers.workspaceId, workspaces.id), eq(workspaceMembers.userId, users.id)),
    )
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql`now()`),
        eq(users.isDisabled, false),
      ),
    ),
);

/** The user of a session token; null if it is unknown or expired. */
export async function findSession(db: Db, token: string): Promise<FoundSession | null> {
  const [row] = await sessionByToken(db).execute({ tokenHash: hashToken(token) });
  return row ?? null;
}

/** Slides the expiry and what people read as 'last seen', at most once in five minutes, so that reading a page rarely writes. */
async function touchSession(db: Db, token: string) {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()`, expiresAt: expiry })
    .where(and(eq(sessions.tokenHash, hashToken(token)), lt(sessions.lastSeenAt, seenBefore)));
}

/** The signed-in user of a request. Renews a session in use; clears an invalid cookie. */
export async function resolveSession(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionUser | null> {
  const token = readSessionCookie(ctx.config, request);
  if (token === undefined) return null;
  const session = await findSession(ctx.db, token);
  if (session === null || isTurnedOff(ctx.config, session.user)) {
    clearSessionCookie(ctx.config, reply);
    return null;
  }
  if (session.stale) {
    await touchSession(ctx.db, token);
    setSessionCookie(ctx.config, reply, token);
  }
  const { language, timeZone, currency } = defaultReader;
  request.member = session.member ? await withModels(ctx.db, session.member) : personalMember(session.user.id);
  request.reader = {
    ...request.reader,
    language: session.language ?? language,
    timeZone: session.timeZone ?? timeZone,
    currency: session.currency ?? currency,
    theme: session.theme ?? defaultSettings.preferences.theme,
  };
  return session.user;
}
