import { createHash } from "node:crypto";
import { passwordTries } from "@fanradar/contract";
import type { Limit } from "../../platform/http/limit.ts";

const minute = 60;

/** Wrong guesses at one account by all unknown browsers together; also by each session or browser known to it. */
export const guessesPerAccount: Limit = {
  max: passwordTries.most,
  windowSeconds: passwordTries.minutes * minute,
  from: "last",
};
/** Wrong guesses from one network, at whichever accounts. */
export const guessesPerNetwork: Limit = { max: 100, windowSeconds: 15 * minute, from: "first" };
/** Tries to sign up one e-mail address. */
export const signupsPerEmail: Limit = { max: 5, windowSeconds: 60 * minute, from: "last" };
/** Sign-ups from one network; a school or an office is one. */
export const signupsPerNetwork: Limit = { max: 300, windowSeconds: 60 * minute, from: "first" };
/** Responses 'this address is taken' to one network: they reveal who has an account. */
export const takenAddressesPerNetwork: Limit = { max: 10, windowSeconds: 60 * minute, from: "first" };
/** Verification mails requested by one account. */
export const resendsPerAccount: Limit = { max: 5, windowSeconds: 60 * minute, from: "last" };
/** New addresses requested by one account: each sends a mail. */
export const emailChangesPerAccount: Limit = { max: 5, windowSeconds: 60 * minute, from: "last" };
/** Links to set a new password, mailed to one address. */
export const resetsPerEmail: Limit = { max: 5, windowSeconds: 60 * minute, from: "last" };
/** Such links requested from one network. */
export const resetsPerNetwork: Limit = { max: 100, windowSeconds: 60 * minute, from: "first" };
/** Links that sign in, mailed to one address. */
export const signInLinksPerEmail: Limit = { max: 5, windowSeconds: 60 * minute, from: "last" };
/** Such links requested from one network. */
export const signInLinksPerNetwork: Limit = { max: 100, windowSeconds: 60 * minute, from: "first" };
/** Wrong codes of one account, over all its challenges; also of each of its sessions. */
export const codesPerAccount: Limit = { max: 10, windowSeconds: 15 * minute, from: "last" };
/** Sign-ins by providers from one network. */
export const providersPerNetwork: Limit = { max: 100, windowSeconds: 15 * minute, from: "first" };

/** Uses of passkeys begun from one network, to sign in or to confirm: each challenge counts once. */
export const passkeyUsesPerNetwork: Limit = { max: 100, windowSeconds: 15 * minute, from: "first" };
/** Passkeys begun to be added by one account. */
export const passkeysBegunPerAccount: Limit = { max: 30, windowSeconds: 60 * minute, from: "first" };

/** A limit's key for a session, by its token. */
export const sessionKey = (token: string) => createHash("sha256").update(`limit ${token}`).digest("base64url");

/** A limit's key for an e-mail: the table of limits knows no addresses. */
export const emailKey = (purpose: string, email: string) =>
  `${purpose}:${createHash("sha256").update(email).digest("base64url")}`;
