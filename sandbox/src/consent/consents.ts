import { randomUUID } from "node:crypto";
import { openToken, sealToken } from "../opaque-token.ts";
import type { SandboxPlatform } from "../world/account.ts";

/** What somebody consented to. */
export interface Consent {
  /** One act of consenting: all its tokens end together. */
  id: string;
  platform: SandboxPlatform;
  handle: string;
  scopes: string[];
}

export interface Tokens {
  access: string;
  refresh: string;
}

/** How long each of a platform's tokens lives, seconds. */
export interface Lifetimes {
  code: number;
  access: number;
  refresh: number;
}

/** Where a code is sent, and the challenge that its verifier must meet; empty where the platform asks for none. */
export interface CodeTerms {
  redirectUri: string;
  challenge: string;
}

interface Held extends Consent {
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

  const tokensOf = (consent: Consent, turn: number, { access, refresh }: Lifetimes, now: number): Tokens => {
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
    takeCode(code: string, { platform, terms, lifetimes, now }: Taking) {
      const held = open("code", code);
      const isBound = held?.terms.redirectUri === terms.redirectUri && held.terms.challenge === terms.challenge;
      if (!held || !isBound || held.platform !== platform || held.until <= now || used.has(code)) return undefined;
      used.add(code);
      return { consent: held, tokens: tokensOf(held, 1, lifetimes, now) };
    },
    /** Turns a refresh token into the next pair. Undefined for one that was turned already. */
    turn(refresh: string, { platform, lifetimes, now }: Omit<Taking, "terms">) {
      const held = open("refresh", refresh);
      if (held?.platform !== platform || held.until <= now || revoked.has(held.id)) return undefined;
      if (held.turn < (turns.get(held.id) ?? 0)) return undefined;
      return { consent: held, tokens: tokensOf(held, held.turn + 1, lifetimes, now) };
    },
    /** Another access token for one that lives: Instagram knows no refresh tokens. Undefined under an age of so many seconds. */
    extend(access: string, { lifeSeconds, fromSeconds, now }: Extending): string | undefined {
      const held = open("access", access);
      const lives = held && held.until > now && !revoked.has(held.id);
      if (!lives || now - held.since < fromSeconds * 1_000) return undefined;
      return seal("access", { ...held, since: now, until: now + lifeSeconds * 1_000 });
    },
    /** The consent behind an access token that lives. */
    find(access: string | undefined, platform: SandboxPlatform, now: number): Consent | undefined {
      const held = access === undefined ? undefined : open("access", access);
      return held?.platform === platform && held.until > now && !revoked.has(held.id) ? held : undefined;
    },
    /** Ends a consent by any of its tokens. */
    revoke(token: string): void {
      const held = open("access", token) ?? open("refresh", token);
      if (held) revoked.add(held.id);
    },
  };
}
export type Consents = ReturnType<typeof createConsents>;

interface Extending {
  lifeSeconds: number;
  fromSeconds: number;
  now: number;
}

interface Taking {
  platform: SandboxPlatform;
  terms: CodeTerms;
  lifetimes: Lifetimes;
  now: number;
}

function seal(kind: string, { id, platform, handle, scopes, since, until, turn, terms }: Held): string {
  const held = [id, platform, handle, scopes.join(" "), since, until, turn, terms.redirectUri, terms.challenge];
  return sealToken(held.join(gap), kind);
}

function open(kind: string, token: string): Held | undefined {
  const held = openToken(token, kind)?.split(gap);
  if (!held) return undefined;
  const [id = "", platform = "", handle = "", scopes = "", since, until, turn, redirectUri = "", challenge = ""] = held;
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
