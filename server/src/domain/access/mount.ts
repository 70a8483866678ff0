import {
  accessOf,
  type Call,
  type Caller,
  isOfShownWorkspace,
  type SignedIn,
  workspaceHeader,
} from "@fanradar/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Context } from "../../context.ts";
import { checkErrorCode, checkOutput } from "../../platform/http/check-answer.ts";
import { compressedFrom } from "../../platform/http/compression.ts";
import { type Failure, fail, isFailure } from "../../platform/http/fail.ts";
import { invalidFields } from "../../platform/http/invalid-fields.ts";
import { findCompressed, LastingAnswer, sendCompressed, storeCompressed } from "../../platform/http/lasting-answer.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { sendFailure } from "../../platform/http/send-failure.ts";
import { findElsewhere } from "./find-elsewhere.ts";
import { findHelpIn } from "./find-help-in.ts";
import { resolveGuest } from "./guest.ts";
import type { Member, Viewer } from "./policy.ts";
import { readFor, type StaleRead } from "./read-replica.ts";
import { resolveSession, type SessionUser } from "./session.ts";

/** A request as its handler gets it: parsed by the contract, the session resolved. */
export interface HandlerInput<P, Q, B, User> {
  ctx: Context;
  viewer: Viewer;
  /** For lists, search and exports. */
  read: StaleRead;
  /** For whom the answer is written. */
  reader: Reader;
  user: User;
  params: P;
  query: Q;
  body: B;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Handler<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  O extends z.ZodMiniType,
  User,
> = (
  incoming: HandlerInput<z.output<P>, z.output<Q>, z.output<B>, User>,
) => Promise<z.input<O> | LastingAnswer<z.input<O> | Failure> | Failure>;

/**
 * A handler whose input is only known at run time. Written as a method, whose parameters the compiler compares both
 * ways: that `parse` gives each handler what its call's schemas say is held by the overloads of `mount`.
 */
interface Route {
  handle(incoming: HandlerInput<unknown, unknown, unknown, SessionUser | null>): Promise<unknown>;
}

const calls = new WeakMap<FastifyInstance, Call[]>();

/** Every call mounted on an app: tests walk it, so that none goes untried. */
export const mountedCalls = (app: FastifyInstance): readonly Call[] => calls.get(app) ?? [];

/**
 * Mounts a route from its contract, so that the two cannot drift: input is parsed by its schemas, `caller` is
 * enforced before a body is read, free text with signs of danger gets help before any validation, the response has its status. A parameter that no row can have is a 404.
 */
export function mount<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(
  app: FastifyInstance,
  ctx: Context,
  call: Call<P, Q, B, O, SignedIn>,
  handler: Handler<P, Q, B, O, SessionUser>,
): void;
export function mount<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  O extends z.ZodMiniType,
>(
  app: FastifyInstance,
  ctx: Context,
  call: Call<P, Q, B, O, Exclude<Caller, SignedIn>>,
  handler: Handler<P, Q, B, O, SessionUser | null>,
): void;
export function mount(
  app: FastifyInstance,
  ctx: Context,
  call: Call,
  handler: (incoming: never) => Promise<unknown>,
): void {
  const route: Route = { handle: handler };
  const access = accessOf(call);
  calls.set(app, [...mountedCalls(app), call]);
  app.route({
    method: call.method,
    url: call.path,
    config: { takesFile: call.takesFile ?? false },
    onRequest: async (request, reply) => {
      if (access === "demo" && ctx.config.mode === "live") return sendFailure(reply, fail("not-found"));
      if (request.headers.cookie !== undefined) {
        request.user = await resolveSession(ctx, request, reply);
        request.guestId = request.user ? null : await resolveGuest(ctx.db, ctx.config, request);
      }
      const isKnown = request.user !== null || (access === "guest" && request.guestId !== null);
      if ((access === "signed-in" || access === "guest") && !isKnown)
        return sendFailure(reply, fail("unauthenticated"));
    },
    handler: async (request, reply) => {
      const input = parse(call, request);
      if (isFailure(input)) return sendFailure(reply, input);
      const { user } = request;
      const viewer = viewerOf(request);
      if (showsOtherWorkspace(call, request, viewer)) return sendFailure(reply, fail("stale"));
      const known = { ctx, reader: request.reader, user, request, reply, ...input };
      const answerTo = (one: Viewer) => route.handle({ ...known, viewer: one, read: readFor(ctx, request, one) });
      const answer = await answerTo(viewer);
      const key = answer instanceof LastingAnswer ? `${call.path} ${answer.key}` : undefined;
      const bytes = key === undefined ? undefined : findCompressed(key);
      if (key !== undefined && bytes) return sendCompressed(request, reply, { key, bytes });
      const output = answer instanceof LastingAnswer ? await answer.make() : answer;
      if (isFailure(output)) {
        checkErrorCode(call, output.code);
        const { member } = viewer;
        const isSought = output.code === "not-found" && namesOne(call) && member;
        return sendFailure(
          reply,
          isSought ? { ...output, workspace: await findElsewhere(ctx.db, { ...viewer, member }, answerTo) } : output,
        );
      }
      reply.code(call.status);
      if (call.answers) return typeof output === "string" ? sendText(reply, output) : reply.send(output);
      checkOutput(call, output);
      if (key !== undefined)
        return sendCompressed(request, reply, { key, bytes: await storeCompressed(key, JSON.stringify(output)) });
      // As text: nothing is left to look up about it, and most answers are too small to be compressed.
      return sendText(reply.type("application/json; charset=utf-8"), JSON.stringify(output));
    },
  });
}

/** Whether a call comes from a page that shows another workspace than the one that the person works in by now. */
function showsOtherWorkspace(call: Call, { headers }: FastifyRequest, { member }: Viewer): boolean {
  const shown = headers[workspaceHeader];
  return isOfShownWorkspace(call) && member != null && shown !== undefined && shown !== String(member.workspaceId);
}

/** Reads one thing of a workspace as JSON, which may be tried in another without an effect. */
function namesOne(call: Call): boolean {
  const access = accessOf(call);
  const isOfSomebody = access === "signed-in" || access === "guest";
  return call.method === "GET" && isOfSomebody && call.params !== undefined && call.answers === undefined;
}

const sendText = (reply: FastifyReply, text: string) =>
  text.length < compressedFrom ? reply.send(text) : reply.compress(text);

/** Who is behind a request whose session was resolved. */
export const viewerOf = ({ user, guestId, member }: Pick<FastifyRequest, "user" | "guestId" | "member">): Viewer => ({
  userId: user?.id ?? null,
  ...(user && { member }),
  guestId,
  isAdmin: user?.userType === "admin",
});

function parse(call: Call, request: FastifyRequest) {
  const params = call.params?.safeParse(request.params);
  if (params && !params.success) return fail("not-found");
  const query = call.query?.safeParse(request.query);
  if (query && !query.success) return fail("invalid", { fields: invalidFields(query.error, request.query) });
  const help = call.freeText === undefined ? null : findHelpIn(request.body, call.freeText);
  if (help) return fail("help", { help });
  const sent = request.body === undefined ? {} : request.body;
  const body = call.body?.safeParse(sent);
  if (body && !body.success) return fail(call.refusal ?? "invalid", { fields: invalidFields(body.error, sent) });
  return { params: params?.data, query: query?.data, body: body?.data };
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Its body is a file: handed on as a stream, not parsed. */
    takesFile?: boolean;
  }
  interface FastifyRequest {
    /** Set by `mount` before the handler; null for a visitor. */
    user: SessionUser | null;
    /** The visitor who started an analysis; null for who is signed in, and for all other visitors. */
    guestId: number | null;
    /** As what the signed-in person works in their workspace; null for all others. */
    member: Member | null;
  }
}
