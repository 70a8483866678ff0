import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { hashToken } from "../../../platform/secrets/tokens.ts";

const periodSeconds = 30;
/** One step either way: a clock may be half a minute off. */
const window = 1;
const recoveryCount = 10;
/** Without letters and digits that look alike. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: "FanRadar", label, secret: Secret.fromBase32(secret), period: periodSeconds, digits: 6 });

/** A new secret of 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Content of the QR code for authenticator apps: `otpauth://totp/…`. Source: Google's Key URI Format. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

const withoutGaps = (code: string) => code.replace(/[\s-]/g, "");

/** Whether a code has the form of an authenticator's; recovery codes have ten characters. */
export const isAuthenticatorCode = (code: string): boolean => /^\d{6}$/.test(withoutGaps(code));

/** The 30-second step a code belongs to, undefined when it is none of now or of the steps beside it (RFC 6238). */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const digits = withoutGaps(code);
  if (!isAuthenticatorCode(code)) return undefined;
  const delta = totpOf(secret, "").validate({ token: digits, timestamp: now.getTime(), window });
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / periodSeconds) + delta;
}

/** Ten codes of ten characters, 49 bits each: 'abcde-fghjk'. */
export function newRecoveryCodes(): string[] {
  const five = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: recoveryCount }, () => `${five()}-${five()}`);
}

/** As a recovery code is stored: they are random enough that a plain hash gives nothing away. */
export const recoveryHash = (code: string): Buffer => hashToken(withoutGaps(code.toLowerCase()));
