import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Config } from "../../config/config.ts";

type Secret = Pick<Config, "appSecret">;

interface Invite {
  id: number;
  createdAt: Date;
}

/**
 * The token of an invite's link: its id, and 256 bits computed from APP_SECRET, which are stored nowhere. The time is part of them, so
 * that an id given out anew after a restored backup has another link.
 */
export function consentToken({ appSecret }: Secret, { id, createdAt }: Invite): string {
  const key = Buffer.from(hkdfSync("sha256", appSecret, "", "fanradar consent invites", 32));
  return `${id}-${createHmac("sha256", key).update(`${id} ${createdAt.getTime()}`).digest("base64url")}`;
}

/** The id that a token names; undefined where it has not the shape of one. Says nothing about its signature. */
export function inviteIdOf(token: string): number | undefined {
  const [, id] = /^([1-9]\d{0,8})-[\w-]{43}$/.exec(token) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Whether a token is this invite's. */
export function isTokenOf(secret: Secret, invite: Invite, token: string): boolean {
  const [actual, right] = [Buffer.from(token), Buffer.from(consentToken(secret, invite))];
  return actual.length === right.length && timingSafeEqual(actual, right);
}
