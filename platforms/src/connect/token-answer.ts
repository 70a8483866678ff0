import { z } from "zod";
import type { FetchResult } from "../http/get-json.ts";
import type { Grant, GrantResult } from "./grant.ts";

/** Members of a token answer in any of the platforms' spellings. */
const tokens = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive().optional(),
  refresh_token: z.string().min(1).optional(),
  refresh_expires_in: z.number().positive().optional(),
  scope: z.string().optional(),
  /** Instagram's: a list, or text with commas. */
  permissions: z.union([z.string(), z.array(z.string())]).optional(),
});
export type Tokens = z.infer<typeof tokens>;

/** Instagram documents `{data: [{…}]}` and sends it flat. TikTok also sends errors with status 200. */
const answer = z.union([tokens, z.object({ data: z.tuple([tokens]) }).transform(({ data: [first] }) => first)]);

export type TokenReading = { ok: true; tokens: Tokens } | Exclude<GrantResult, { ok: true }>;

/** Reads what a token call came back with. Details name statuses and error codes, never tokens. */
export function readTokens(fetched: FetchResult): TokenReading {
  if (!fetched.ok) return { ok: false, why: "unreachable", detail: fetched.why };
  const { status, body } = fetched.answer;
  const read = answer.safeParse(body);
  if (status === 200 && read.success) return { ok: true, tokens: read.data };
  const code = errorCode(body);
  if (status === 429 || status >= 500) return { ok: false, why: "unreachable", detail: `status ${status}` };
  if (code !== undefined || (status >= 400 && status < 500))
    return { ok: false, why: "refused", detail: `status ${status}${code === undefined ? "" : `, ${code}`}` };
  return { ok: false, why: "unexpected", detail: `status ${status}, unexpected body` };
}

/** `{error: "invalid_grant"}`, `{error: {code: 190}}` or Instagram's `{error_type, code}`. */
const failure = z.union([
  z.object({ error: z.string() }).transform(({ error }) => error),
  z.object({ error: z.object({ code: z.union([z.string(), z.number()]) }) }).transform(({ error }) => `${error.code}`),
  z.object({ error_type: z.string() }).transform(({ error_type: type }) => type),
]);

function errorCode(body: unknown): string | undefined {
  const read = failure.safeParse(body);
  return read.success ? read.data.slice(0, 100) : undefined;
}

/** A grant from tokens, with lifetimes counted from `now`. A missing lifetime is taken as `lifeSeconds`. */
export function grantOf(received: Tokens, { now, lifeSeconds, scopes }: GrantOptions): Grant {
  const after = (seconds: number) => new Date(Date.parse(now) + seconds * 1_000).toISOString();
  return {
    accessToken: received.access_token,
    accessExpiresAt: after(received.expires_in ?? lifeSeconds),
    ...(received.refresh_token !== undefined && { refreshToken: received.refresh_token }),
    ...(received.refresh_expires_in !== undefined && { refreshExpiresAt: after(received.refresh_expires_in) }),
    scopes: scopesOf(received) ?? [...scopes],
  };
}

interface GrantOptions {
  now: string;
  lifeSeconds: number;
  /** Scopes assumed where the answer lists none: those requested, or those granted before. */
  scopes: readonly string[];
}

function scopesOf({ scope, permissions }: Tokens): string[] | undefined {
  const granted = scope ?? permissions;
  if (granted === undefined) return undefined;
  return Array.isArray(granted) ? granted : granted.split(/[\s,]+/).filter((one) => one !== "");
}

/**
 * Renews a grant whose refresh token rotates: the old one stops working with this call, whether or not its answer arrives.
 *
 * @param request sends a form to where the platform's tokens are
 */
export async function refreshRotating(
  { refreshToken }: Grant,
  request: (form: Record<string, string>) => Promise<GrantResult>,
): Promise<GrantResult> {
  if (refreshToken === undefined) return { ok: false, why: "refused", detail: "no refresh token" };
  const granting = await request({ grant_type: "refresh_token", refresh_token: refreshToken });
  return granting.ok ? { ok: true, grant: { refreshToken, ...granting.grant } } : granting;
}
