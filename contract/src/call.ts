import type * as z from "zod/mini";
import type { ErrorCode } from "./error-codes.ts";
import type { MemberAct } from "./workspaces/rights.ts";

export type HttpMethod = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/**
 * What a call is to a member of the workspace that the caller works in. An act: on a model of it, or what hangs on one. `list`: under one's own
 * id, of what one sees; with an act, for who may do it. `private`: of the person alone, though it lies in the workspace. `workspace`: on the
 * workspace itself, so any owner may. `managed`: names a member, an invite or a model of a workspace by its id, so its owner alone may.
 */
export type MemberRow = MemberAct | "list" | { list: MemberAct } | "private" | "workspace" | "managed";
/** Who is signed in: `account` is the same whichever workspace they work in. */
export type SignedIn = "account" | MemberRow;
/**
 * Who may make a call. `demo`: anyone, but 404 in live mode. `guest`: who is signed in, or a visitor who started an analysis. What they may
 * do to which thing is decided by `can(viewer, act, owner)` in server/src/domain/access/policy.ts.
 */
export type Caller = "anyone" | "demo" | { anyone: MemberRow } | { guest: MemberRow } | SignedIn;

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
  /** The call takes the key of a creator's link, in a header: it opens what the owner shows by link. */
  takesCreatorLink?: true;
  /** The body is a file's bytes (`application/octet-stream`), read by the handler; what is said of it stands in the query. */
  takesFile?: true;
  /** The answer is no JSON but this; of a picture the handler says which exactly. */
  answers?: "image/*" | "text/csv" | "application/pdf" | "application/json" | "application/x-ndjson";
  output: Output;
  /** HTTP status of the answer; 200 where none is named. */
  status?: 200 | 201 | 202;
  /** Error codes beyond those that follow from the rest: `unauthenticated` from `caller`, `not-found` from `params`, `invalid` from `query` and `body`. */
  errors?: readonly ErrorCode[];
}

/** Header with the id of the workspace that a page shows: see `isOfShownWorkspace`. */
export const workspaceHeader = "x-workspace";

/** One HTTP call: what server and web agree on, and nothing else. */
export type Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Who extends Caller = Caller,
> = CallDefinition<Params, Query, Body, Output> & {
  method: HttpMethod;
  path: string;
  caller: Who;
  status: 200 | 201 | 202;
  errors: readonly ErrorCode[];
};

/** Keeps the literal types of a call's schemas and of who may make it. `path` is in Fastify's form: `/api/models/:id`. */
export function defineCall<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  O extends z.ZodMiniType,
  W extends Caller,
>(method: HttpMethod, path: string, caller: W, call: CallDefinition<P, Q, B, O>): Call<P, Q, B, O, W> {
  return { method, path, caller, status: 200, errors: [], ...call };
}

/** What a caller must satisfy before the call is parsed. */
export function accessOf({ caller }: Pick<Call, "caller">): "anyone" | "demo" | "guest" | "signed-in" {
  if (caller === "anyone" || caller === "demo") return caller;
  if (typeof caller === "string" || "list" in caller) return "signed-in";
  return "guest" in caller ? "guest" : "anyone";
}

/** What the call is to members; undefined where it is the same in every workspace. */
export function memberRowOf({ caller }: Pick<Call, "caller">): MemberRow | undefined {
  if (caller === "anyone" || caller === "demo" || caller === "account") return undefined;
  if (typeof caller === "string" || "list" in caller) return caller;
  return "guest" in caller ? caller.guest : caller.anyone;
}

/**
 * Whether a call makes or changes something of the workspace that the caller works in, without naming a thing that is of one, or answers a question
 * on all of it. From a page that shows another workspace, which `workspaceHeader` says, it is refused as `stale`: the caller switched in another window.
 */
export function isOfShownWorkspace({ method, caller, params }: Pick<Call, "method" | "caller" | "params">): boolean {
  const [row, access] = [memberRowOf({ caller }), accessOf({ caller })];
  const isQuestion = access === "anyone" && row === "list";
  const isOfPerson = row === undefined || row === "list" || row === "private";
  return method !== "GET" && params === undefined && (isQuestion || (!isOfPerson && access === "signed-in"));
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
