import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { evidence, guests, submissions } from "../../platform/db/schema.ts";
import { hostCookie } from "../../platform/http/session-cookie.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";

/** Retention of a visitor's analyses, unless they sign up. Source: shared issue, 'The open door'. */
export const guestDays = 14;
export const guestExpiry = sql`now() + make_interval(days => ${guestDays})`;

const cookieOf = (config: Config) => hostCookie(config, "guest");

/** The guest's token as the browser sent it; anything that cannot be a token of ours is none. */
export function readGuestCookie(config: Config, request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieOf(config).name];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** The visitor behind a request who started an analysis; null for everybody else. */
export async function resolveGuest(db: Db, config: Config, request: FastifyRequest): Promise<number | null> {
  const token = readGuestCookie(config, request);
  if (token === undefined) return null;
  const [guest] = await db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.tokenHash, hashToken(token)), gt(guests.expiresAt, sql`now()`)));
  return guest?.id ?? null;
}

interface Over {
  config: Config;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The guest of this browser, created if necessary and extended for 14 days. The token is only in the cookie. */
export async function rememberGuest(db: Db | Tx, { config, request, reply }: Over): Promise<number> {
  const known = readGuestCookie(config, request);
  const [renewed] =
    known === undefined
      ? []
      : await db
          .update(guests)
          .set({ expiresAt: guestExpiry })
          .where(and(eq(guests.tokenHash, hashToken(known)), gt(guests.expiresAt, sql`now()`)))
          .returning({ id: guests.id });
  const cookie = cookieOf(config);
  const keep = (value: string) =>
    reply.setCookie(cookie.name, value, { ...cookie.attributes, maxAge: guestDays * 86_400 });
  if (known !== undefined && renewed) {
    keep(known);
    return renewed.id;
  }
  // A token that we do not know is never made one of ours.
  const fresh = newToken();
  const [made] = await db
    .insert(guests)
    .values({ tokenHash: hashToken(fresh), expiresAt: guestExpiry })
    .returning({ id: guests.id });
  if (!made) throw new Error("the guest was not stored");
  keep(fresh);
  return made.id;
}

/** Moves the analyses of this browser's guest to an account: see `adoptGuest`. */
export async function adoptGuestOf(
  tx: Tx,
  userId: number,
  { config, request }: Pick<Over, "config" | "request">,
): Promise<void> {
  const token = readGuestCookie(config, request);
  if (token !== undefined) await adoptGuest(tx, userId, eq(guests.tokenHash, hashToken(token)));
}

/**
 * Moves a guest's analyses to the personal workspace of the account that they signed up for or in to. Once: the guest is deleted
 * then, and of many at the same moment one finds it.
 */
export async function adoptGuest(tx: Tx, userId: number, isGuest: SQL): Promise<void> {
  const [guest] = await tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(isGuest, gt(guests.expiresAt, sql`now()`)))
    .for("update");
  if (!guest) return;
  const adopted = await tx
    .update(submissions)
    .set({ userId, workspaceId: userId, guestId: null, idempotencyKey: null })
    .where(eq(submissions.guestId, guest.id))
    .returning({ id: submissions.id });
  // A visitor gives nothing but typed figures.
  const adoptedIds = adopted.map(({ id }) => id);
  if (adoptedIds.length > 0)
    await tx.update(evidence).set({ addedBy: userId }).where(inArray(evidence.modelId, adoptedIds));
  await tx.delete(guests).where(eq(guests.id, guest.id));
}
