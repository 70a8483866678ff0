import { createHash } from "node:crypto";
import type { SandboxPlatform } from "../world/account.ts";
import { consentTerms } from "./consent-terms.ts";
import type { Consent, Consents, TokenPair } from "./consents.ts";

type Form = Record<string, string | undefined>;
export type Redemption = { consent: Consent; tokens: TokenPair } | undefined;

/** A code or a refresh token for the next pair, by `grant_type`; undefined for whatever is not good. */
export function redeem(consents: Consents, platform: SandboxPlatform, form: Form, now: number): Redemption {
  const { lifetimes, needsChallenge } = consentTerms[platform];
  if (form.grant_type === "refresh_token") return consents.turn(form.refresh_token ?? "", { platform, lifetimes, now });
  if (form.grant_type !== "authorization_code") return undefined;
  const verifier = form.code_verifier ?? "";
  const challenge = needsChallenge ? createHash("sha256").update(verifier).digest("base64url") : "";
  const terms = { redirectUri: form.redirect_uri ?? "", challenge };
  return consents.takeCode(form.code ?? "", { platform, terms, lifetimes, now });
}
