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
 * `unreachable`: try again later. `unexpected`: a response outside the contract, a defect of ours.
 */
export type GrantResult =
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

/** One run of the OAuth flow: `state` is echoed, `verifier` proves that the code's bearer requested it (RFC 7636, PKCE). */
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

/** Options of every call: the current instant (ISO 8601), and when to give up. */
export interface CallOptions {
  now: string;
  signal?: AbortSignal;
}
