import { randomUUID } from "node:crypto";
import { openToken, sealToken } from "../opaque-token.ts";
import type { SandboxPlatform } from "../world/account.ts";

/** A person's consent. */
export interface Consent {
  /** One act of consenting: all its tokens end together. */
  id: string;
  platform: SandboxPlatform;
  handle: string;
  scopes: string[];
}

export interface TokenPair {
  access: string;
  refresh: string;
}

/** How long each of a platform's tokens lives, seconds. */
export interface Lifetimes {
  code: number;
  access: number;
  refresh: number;
}

/** Where a code is sent, and the challenge that its verifier must meet; empty where the platform requires none. */
export interface CodeTerms {
  redirectUri: string;
  challenge: string;
}

interface TokenClaims extends Consent {
  /** When it was made, milliseconds. */
  since: number;
  /** Milliseconds. */
  until: number;
  /** Of a refresh token: which one of its consent. */
  turn: number;
  terms: CodeTerms;
}

const gap = "\n";
const noTerms: CodeTerms = { redirectUri: "", challenge: "" };

/**
 * Codes and tokens of the consents. They hold what they stand for, sealed, so that a restarted sandbox knows them; which were
 * used, turned or revoked it remembers while it runs.
 */
export function createConsents() {
  const used = new Set<string>();
  const revoked = new Set<string>();
  const turns = new Map<string, number>();

  const tokensOf = (consent: Consent, turn: number, { access, refresh }: Lifetimes, now: number): TokenPair => {
    turns.set(consent.id, turn);
    return {
      access: seal("access", { ...consent, turn, since: now, until: now + access * 1_000, terms: noTerms }),
      refresh: seal("refresh", { ...consent, turn, since: now, until: now + refresh * 1_000, terms: noTerms }),
    };
  };

  return {
    issueCode(consent: Omit<Consent, "id">, terms: CodeTerms, { code }: Lifetimes, now: number): string {
      return seal("code", { id: randomUUID(), ...consent, terms, turn: 0, since: now, until: now + code * 1_000 });
    },
    /** Takes a code, once. Undefined when it is not ours, used, too old, or bound otherwise. */
    takeCode(code: string, { platform, terms, lifetimes, now }: TakeCodeOptions) {
      const token = open("code", code);
      const isBound = token?.terms.redirectUri === terms.redirectUri && token.terms.challenge === terms.challenge;
      if (!token || !isBound || token.platform !== platform || token.until <= now || used.has(code)) return undefined;
      used.add(code);
      return { consent: token, tokens: tokensOf(token, 1, lifetimes, now) };
    },
    /** Turns a refresh token into the next pair. Undefined for one that was turned already. */
    turn(refresh: string, { platform, lifetimes, now }: Omit<TakeCodeOptions, "terms">) {
      const token = open("refresh", refresh);
      if (token?.platform !== platform || token.until <= now || revoked.has(token.id)) return undefined;
      if (token.turn < (turns.get(token.id) ?? 0)) return undefined;
      return { consent: token, tokens: tokensOf(token, token.turn + 1, lifetimes, now) };
    },
    /** Another access token for one that lives: Instagram knows no refresh tokens. Undefined under an age of so many seconds. */
    extend(access: string, { lifeSeconds, fromSeconds, now }: ExtendConsentOptions): string | undefined {
      const token = open("access", access);
      const lives = token && token.until > now && !revoked.has(token.id);
      if (!lives || now - token.since < fromSeconds * 1_000) return undefined;
      return seal("access", { ...token, since: now, until: now + lifeSeconds * 1_000 });
    },
    /** The consent behind an access token that lives. */
    find(access: string | undefined, platform: SandboxPlatform, now: number): Consent | undefined {
      const token = access === undefined ? undefined : open("access", access);
      return token?.platform === platform && token.until > now && !revoked.has(token.id) ? token : undefined;
    },
    /** Ends a consent by any of its tokens. */
    revoke(token: string): void {
      const claims = open("access", token) ?? open("refresh", token);
      if (claims) revoked.add(claims.id);
    },
  };
}
export type Consents = ReturnType<typeof createConsents>;

interface ExtendConsentOptions {
  lifeSeconds: number;
  fromSeconds: number;
  now: number;
}

interface TakeCodeOptions {
  platform: SandboxPlatform;
  terms: CodeTerms;
  lifetimes: Lifetimes;
  now: number;
}

function seal(kind: string, { id, platform, handle, scopes, since, until, turn, terms }: TokenClaims): string {
  const fields = [id, platform, handle, scopes.join(" "), since, until, turn, terms.redirectUri, terms.challenge];
  return sealToken(fields.join(gap), kind);
}

function open(kind: string, token: string): TokenClaims | undefined {
  const fields = openToken(token, kind)?.split(gap);
  if (!fields) return undefined;
  const [id = "", platform = "", handle = "", scopes = "", since, until, turn, redirectUri = "", challenge = ""] =
    fields;
  const name = (["instagram", "x", "tiktok"] as const).find((one) => one === platform);
  return (
    name && {
      id,
      platform: name,
      handle,
      scopes: scopes.split(" "),
      since: Number(since),
      until: Number(until),
      turn: Number(turn),
      terms: { redirectUri, challenge },
    }
  );
}
