/** What a person's consent gave us. Instants are ISO 8601. */
export interface Grant {
  accessToken: string;
  accessExpiresAt: string;
  /** Absent on Instagram, where the access token itself is renewed. */
  refreshToken?: string;
  refreshExpiresAt?: string;
  /** As the platform spells them. */
  scopes: string[];
}

/**
 * A grant, or why there is none. `refused`: code or token is no longer good, the person must consent again.
 * `unreachable`: ask again later. `unexpected`: an answer we do not understand; ours to mend.
 */
export type Granting =
  | { ok: true; grant: Grant }
  | { ok: false; why: "refused" | "unreachable" | "unexpected"; detail: string };

/** Our app as a platform knows it. */
export interface ConnectApp {
  clientId: string;
  clientSecret: string;
  /** Origins of the consent page, of the token calls and of the API: the platform's, or the sandbox's. */
  pageUrl: string;
  tokenUrl: string;
  apiUrl: string;
  /** Of Instagram's Graph API. */
  version?: string;
}

/** A way to consent and back: `state` echoes, `verifier` proves that whoever brings the code asked for it (RFC 7636). */
export interface ConsentFlow {
  redirectUri: string;
  state: string;
  verifier: string;
}

export interface Exchange {
  code: string;
  redirectUri: string;
  verifier: string;
}

/** What every call is told beside its app: the instant of asking, and when to give up. */
export interface Asked {
  now: string;
  signal?: AbortSignal;
}
