import { ECDH } from "node:crypto";
import { isIP } from "node:net";
import { getPush, turnOffPush, turnOnPush } from "@fanradar/contract";
import { and, eq, ne } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { pushSubscriptions, sessions } from "../../platform/db/schema.ts";
import { isPublicAddress } from "../../platform/files/public-address.ts";
import { hostOf, readHttpsUrl } from "../../platform/files/reach.ts";
import { fail } from "../../platform/http/fail.ts";
import { readSessionCookie } from "../../platform/http/session-cookie.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import { mount } from "../access/mount.ts";
import { vapidKeys } from "./vapid.ts";

/** Push notifications of the browser that asks: its subscription ends with its session. */
export function pushRoutes(app: FastifyInstance, ctx: Context): void {
  const { db, config } = ctx;
  const { publicKey } = vapidKeys(config);
  const findSession = (token: string) =>
    db
      .select({ id: sessions.id, endpoint: pushSubscriptions.endpoint })
      .from(sessions)
      .leftJoin(pushSubscriptions, eq(pushSubscriptions.sessionId, sessions.id))
      .where(eq(sessions.tokenHash, hashToken(token)))
      .then(([row]) => row);

  mount(app, ctx, getPush, async ({ request }) => {
    const session = await findSession(readSessionCookie(config, request) ?? "");
    return { isOn: Boolean(session?.endpoint), publicKey };
  });

  mount(app, ctx, turnOnPush, async ({ body: { endpoint, p256dh, auth }, request }) => {
    if (!isPoint(p256dh)) return fail("invalid", { fields: { p256dh: "push.key" } });
    if (!isService(endpoint)) return fail("invalid", { fields: { endpoint: "push.endpoint" } });
    const session = await findSession(readSessionCookie(config, request) ?? "");
    if (!session) return fail("unauthenticated");
    const keys = { endpoint, p256dh, authSecret: auth };
    await db.transaction(async (tx) => {
      // A browser has one subscription for all accounts that sign in there.
      const isOther = and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.sessionId, session.id));
      await tx.delete(pushSubscriptions).where(isOther);
      await tx
        .insert(pushSubscriptions)
        .values({ sessionId: session.id, ...keys })
        .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: keys });
    });
    return {};
  });

  mount(app, ctx, turnOffPush, async ({ request }) => {
    const session = await findSession(readSessionCookie(config, request) ?? "");
    if (session) await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, session.id));
    return {};
  });
}

/** An https address without a name and password, of the public internet as far as it says; what its name resolves to is checked when it is used. */
function isService(endpoint: string): boolean {
  const url = readHttpsUrl(endpoint);
  return url !== undefined && (!isIP(hostOf(url)) || isPublicAddress(hostOf(url)));
}

/** Whether it is on the curve: nothing can be encrypted for another. */
function isPoint(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, "prime256v1", "base64url").length > 0;
  } catch {
    return false;
  }
}
