import type { Config } from "../../config/config.ts";
import { signText } from "../../platform/secrets/derive-key.ts";
import { isSameSecret } from "../../platform/secrets/tokens.ts";

type Secret = Pick<Config, "appSecret">;

interface Invite {
  id: number;
  createdAt: Date;
}

/**
 * The token of an invite's link: its id, and 256 bits computed from APP_SECRET, which are stored nowhere. The time is part of them, so
 * that an id given out anew after a restored backup has another link.
 */
export const consentToken = (secret: Secret, { id, createdAt }: Invite): string =>
  `${id}-${signText(secret, "fanradar consent invites", `${id} ${createdAt.getTime()}`)}`;

/** The id that a token names; undefined where it has not the shape of one. Says nothing about its signature. */
export function inviteIdOf(token: string): number | undefined {
  const [, id] = /^([1-9]\d{0,8})-[\w-]{43}$/.exec(token) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Whether a token is this invite's. */
export const isTokenOf = (secret: Secret, invite: Invite, token: string): boolean =>
  isSameSecret(token, consentToken(secret, invite));
