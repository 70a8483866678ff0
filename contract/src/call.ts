import type * as z from "zod/mini";
import type { ErrorCode } from "./error-codes.ts";

export type HttpMethod = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/**
 * Who may make the call at all; `guest`: who is signed in, or a visitor who started an analysis. What they may do to which thing is `can(viewer, act, owner)` in server/src/domain/access/policy.ts.
 */
export type Access = "anyone" | "guest" | "signed-in" | "demo";

/** What a call takes and answers. */
interface CallDefinition<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Output extends z.ZodMiniType,
> {
  params?: Params;
  query?: Query;
  body?: Body;
  /** Error code of a refused body in place of `invalid`: signing in has only one refusal. */
  refusal?: ErrorCode;
  /** A member of the body with free text: where it shows signs of danger, the call returns `help` before anything else. */
  freeText?: string;
  /** The call takes an `Idempotency-Key`: repeated with the same body, it changes nothing and returns the same. */
  takesIdempotencyKey?: true;
  /**
   * It makes or changes something of the workspace that the caller works in, without naming a thing that is of one. From a page that shows
   * another workspace, which `workspaceHeader` says, it is refused as `stale`: the caller switched in another window.
   */
  inWorkspace?: true;
  /** The call takes the key of a creator's link, in a header: it opens what the owner shows by link. */
  takesCreatorLink?: true;
  /** The body is a file's bytes (`application/octet-stream`), read by the handler; what is said of it stands in the query. */
  takesFile?: true;
  /** The answer is no JSON but this; of a picture the handler says which exactly. */
  answers?: "image/*" | "text/csv" | "application/pdf" | "application/json" | "application/x-ndjson";
  output: Output;
  /** HTTP status of the answer; 200 where none is named. */
  status?: 200 | 201 | 202;
  /** Error codes beyond those that follow from the rest: `unauthenticated` from `access`, `not-found` from `params`, `invalid` from `query` and `body`. */
  errors?: readonly ErrorCode[];
}

/** Header of the calls that are marked `inWorkspace`: the id of the workspace that the page shows. */
export const workspaceHeader = "x-workspace";

/** One HTTP call: what server and web agree on, and nothing else. */
export type Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> = CallDefinition<Params, Query, Body, Output> & {
  method: HttpMethod;
  path: string;
  access: Who;
  status: 200 | 201 | 202;
  errors: readonly ErrorCode[];
};

/** Keeps the literal types of a call's schemas and of who may make it. `path` is in Fastify's form: `/api/models/:id`. */
export function defineCall<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  O extends z.ZodMiniType,
  W extends Access,
>(method: HttpMethod, path: string, access: W, call: CallDefinition<P, Q, B, O>): Call<P, Q, B, O, W> {
  return { method, path, access, status: 200, errors: [], ...call };
}

interface AddressParts {
  params?: Record<string, string | number>;
  /** Absent members are left out of the address. */
  query?: Record<string, string | number | boolean | undefined> | undefined;
}

/** The address of a call: its path with these parameters and this query. */
export function addressOf(path: string, { params = {}, query = {} }: AddressParts): string {
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${address}?${search}` : address;
}
