import { z } from "zod";
import { getJson, type OnAnswer } from "../http/get-json.ts";
import type { InstagramAccess } from "./read-instagram.ts";

/** Times in seconds since 1970; 0 for a token that does not end. */
const debugged = z.object({
  data: z.object({
    is_valid: z.boolean(),
    expires_at: z.int().nonnegative().optional(),
    application: z.string().optional(),
    scopes: z.array(z.string()).optional(),
  }),
});

export type TokenExpiry =
  | { ok: true; expiresAt: Date | null; application: string | undefined; scopes: string[] }
  | { ok: false; detail: string };

/**
 * When a token of the Graph API ends, by `debug_token`, which a token may ask about itself; null where it does not end. With the app that it
 * was made by, and what it may do.
 */
export async function readTokenExpiry(
  { baseUrl, version, accessToken }: InstagramAccess,
  { signal, onAnswer }: { signal: AbortSignal; onAnswer?: OnAnswer },
): Promise<TokenExpiry> {
  const url = new URL(`${baseUrl}/${version}/debug_token`);
  url.searchParams.set("input_token", accessToken);
  const fetched = await getJson(url, { bearer: accessToken, signal, onAnswer });
  if (!fetched.ok) return { ok: false, detail: fetched.why };
  const { status, body } = fetched.answer;
  const found = debugged.safeParse(body);
  if (!found.success) return { ok: false, detail: `status ${status}` };
  const { is_valid: isValid, expires_at: expiresAt = 0, application, scopes = [] } = found.data.data;
  if (!isValid) return { ok: false, detail: "the token is not valid any more" };
  return { ok: true, expiresAt: expiresAt === 0 ? null : new Date(expiresAt * 1_000), application, scopes };
}
