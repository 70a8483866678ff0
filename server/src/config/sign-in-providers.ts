import { z } from "zod";
import type { Environment } from "./environment.ts";
import { StartRefusal } from "./refusal.ts";
import { withSecretFiles } from "./secret-files.ts";

/** An OpenID Connect provider that people sign in with. */
export interface SignInProvider {
  /** In addresses and in our tables. */
  id: string;
  /** On its button. */
  name: string;
  issuer: string;
  /** Stands for the issuer in our tables: that of the stand-in outlives its port. */
  issuerName: string;
  clientId: string;
  clientSecret: string;
  /** The `prompt` parameter of the request; undefined: the provider decides. */
  prompt: string | undefined;
  scope: string;
  /** Whether an address that the provider has not verified is refused; otherwise the account's address is unverified. */
  needsVerifiedEmail: boolean;
  /** Where the provider says who administers: the claim that lists a person's groups, and the group that does. */
  groups: { claim: string; admins: string } | undefined;
}

const defaults = { scope: "openid email profile", needsVerifiedEmail: false, prompt: undefined, groups: undefined };
const google = { ...defaults, id: "google", name: "Google", needsVerifiedEmail: true };

/** The demo's: Google's stand-in. It always lets people choose whom to be. */
export const sandboxProvider = (sandboxUrl: string): SignInProvider => ({
  ...google,
  issuer: `${sandboxUrl}/google`,
  issuerName: "sandbox",
  clientId: "SANDBOX_CLIENT",
  clientSecret: "SANDBOX_CLIENT_SECRET",
  prompt: "login",
});

const error = "is needed";
const filled = z.string({ error }).trim().min(1, { error });
const isSafe = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
};
const ownVariables = z.object({
  ISSUER: z
    .string({ error })
    .refine((text) => URL.canParse(text) && isSafe(text), { error: "must be an https address" }),
  CLIENT_ID: filled,
  CLIENT_SECRET: filled,
  NAME: filled.max(40, { error: "must have at most 40 characters" }).optional(),
  SCOPE: filled
    .refine((text) => text.split(" ").includes("openid"), { error: "must include openid" })
    .default(defaults.scope),
  PROMPT: filled.optional(),
  GROUPS_CLAIM: filled.default("groups"),
  ADMIN_GROUP: filled.optional(),
});

/**
 * The providers of an instance, in the order of their buttons: those that OIDC_PROVIDERS names, each by its variables
 * (`OIDC_CORP_ISSUER` of `corp`), and Google by the GOOGLE_ ones, first where it is not named.
 *
 * @throws StartRefusal naming the variable and what was expected
 */
export function signInProviders(env: Record<string, string | undefined>, environment: Environment): SignInProvider[] {
  const read = withSecretFiles(env);
  const named = environment.OIDC_PROVIDERS;
  const stray = Object.keys(read).find((key) => {
    const [, owner] = /^OIDC_(\w+?)_(?:ISSUER|CLIENT_ID|CLIENT_SECRET)$/.exec(key) ?? [];
    return owner !== undefined && read[key] !== "" && !named.some((id) => keyOf(id) === owner);
  });
  if (stray) throw new StartRefusal(`${stray} is set, but OIDC_PROVIDERS does not name its provider.`);
  const ownGoogle = environment.GOOGLE_CLIENT_ID && environment.GOOGLE_CLIENT_SECRET ? ["google"] : [];
  return [...new Set([...(named.includes("google") ? [] : ownGoogle), ...named])].map((id) =>
    readProvider(id, id === "google" ? withGoogle(read, environment) : read),
  );
}

const keyOf = (id: string) => id.toUpperCase().replaceAll("-", "_");

/** Google's own variables stand in for those that it has as a named provider. */
function withGoogle(read: Record<string, string | undefined>, environment: Environment) {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = environment;
  return {
    OIDC_GOOGLE_ISSUER: GOOGLE_ISSUER,
    OIDC_GOOGLE_CLIENT_ID: GOOGLE_CLIENT_ID,
    OIDC_GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT_SECRET,
    OIDC_GOOGLE_PROMPT: "select_account",
    ...Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined && value !== "")),
  };
}

function readProvider(id: string, read: Record<string, string | undefined>): SignInProvider {
  const prefix = `OIDC_${keyOf(id)}_`;
  const given = Object.keys(ownVariables.shape).map((name) => [name, read[`${prefix}${name}`] || undefined]);
  const parsed = ownVariables.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartRefusal(`${prefix}${String(issue?.path[0])} ${issue?.message}.`);
  }
  const { ISSUER, CLIENT_ID, CLIENT_SECRET, NAME, SCOPE, PROMPT, GROUPS_CLAIM, ADMIN_GROUP } = parsed.data;
  const kind = id === google.id ? google : { ...defaults, id, name: id.charAt(0).toUpperCase() + id.slice(1) };
  return {
    ...kind,
    name: NAME ?? kind.name,
    issuer: ISSUER,
    issuerName: ISSUER,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    scope: SCOPE,
    prompt: PROMPT,
    groups: ADMIN_GROUP === undefined ? undefined : { claim: GROUPS_CLAIM, admins: ADMIN_GROUP },
  };
}
