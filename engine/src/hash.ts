import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { SealedReport } from "./ledger/sealed.ts";

/** SHA-256 of the canonical JSON (RFC 8785) of a sealed report, hexadecimal. Not part of the room's main door: it needs Node. */
export function hashSealed(sealed: SealedReport): string {
  const text = canonicalize(sealed);
  if (text === undefined) throw new TypeError("A sealed report is always JSON.");
  return createHash("sha256").update(text).digest("hex");
}
