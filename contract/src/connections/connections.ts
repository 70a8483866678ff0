import { connectPlatforms } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { idParam, instant, nothing } from "../shapes.ts";

export const connectPlatform = z.enum(connectPlatforms);

/** Outcome of a consent; passed to the page as `?connect=`. `withdrawn`: the invite was, while the platform's page was open. */
export const connectOutcomes = [
  "done",
  "denied",
  "wrong-account",
  "scopes",
  "expired",
  "refused",
  "unreachable",
  "withdrawn",
] as const;
export type ConnectOutcome = (typeof connectOutcomes)[number];

/** Where platforms send the browser back to. */
export const connectCallbackPath = "/api/connect/callback";

/** The page of an invite. */
export const consentPath = (token: string) => `/consent/${token}`;

/** A linked account, and whether its owner lets us read it. */
const connection = z.object({
  platform: connectPlatform,
  /** As the model links it: another account is refused. */
  handle: z.string(),
  /** False where this instance has no app of the platform. */
  isOffered: z.boolean(),
  /** `ended`: the platform no longer takes our token. */
  state: z.enum(["none", "live", "ended"]),
  connectedAt: z.nullable(instant),
  /** When the account's own person consented by an invite; null where the caller connected it. */
  consentedAt: z.nullable(instant),
  lastReadAt: z.nullable(instant),
  /** Requested and not granted: the figures they cover stay unknown. */
  missingScopes: z.array(z.string()),
  /** Something was read by a consent, this one or an ended one: it can be deleted. */
  hasReadings: z.boolean(),
  /** A stand-in's account. */
  sandbox: z.boolean(),
});
export type Connection = z.infer<typeof connection>;

/** Accounts of a model that can be connected. Tokens are never returned. */
export const listConnections = defineCall("GET", "/api/models/:id/connections", "connection.read", {
  params: idParam,
  output: z.array(connection),
});

/** Begins a consent: the address is the platform's page. Good for ten minutes, in this browser's session. */
export const startConnection = defineCall("POST", "/api/models/:id/connections", "connection.manage", {
  params: idParam,
  body: z.object({ platform: connectPlatform }),
  output: z.object({ address: z.url() }),
  status: 201,
  errors: ["not-offered", "too-many"],
});

/**
 * Ends a consent: revokes it at the platform and deletes the tokens. What was read stays, or is deleted with `keep=false`,
 * which also deletes what earlier consents left. Nothing to end and nothing to delete is `not-found`.
 */
export const endConnection = defineCall("DELETE", "/api/models/:id/connections/:platform", "connection.manage", {
  params: z.extend(idParam, { platform: connectPlatform }),
  query: z.object({ keep: z._default(z.enum(["true", "false"]), "true") }),
  output: nothing,
});
