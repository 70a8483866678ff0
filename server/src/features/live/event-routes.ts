import { eventsPath, idParam, type LiveEvent, modelEventsPath } from "@fanradar/contract";
import { and, gt, inArray, sql } from "drizzle-orm";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { findMember } from "../../domain/access/find-member.ts";
import { readGuestCookie, resolveGuest } from "../../domain/access/guest.ts";
import { viewerOf } from "../../domain/access/mount.ts";
import { can, type Member, seesWhole } from "../../domain/access/policy.ts";
import { resolveSession } from "../../domain/access/session.ts";
import { findRun } from "../../domain/submissions/find-run.ts";
import { guests, sessions } from "../../platform/db/schema.ts";
import { fail } from "../../platform/http/fail.ts";
import { sendFailure } from "../../platform/http/send-failure.ts";
import { readSessionCookie } from "../../platform/http/session-cookie.ts";
import type { EventBus } from "../../platform/live/event-bus.ts";
import { openStreams } from "../../platform/live/streams.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import { concernsSession, isAnnouncement, isOfBell, isOfMembership, isOfTeam, isSameGrant } from "./event-kinds.ts";
import { asSeen, type EventReader, findChanged, openEventReader, withoutEvidenceOf } from "./read-events.ts";

const tooMany = fail("too-many", { retryAfterSeconds: 30 });
/** A stream has no headers-only form: a HEAD of it would be held open and never answered. */
const aloud = { exposeHeadRoute: false } as const;

interface RouteOptions {
  bus: EventBus;
  streams: ReturnType<typeof openStreams>;
  reader: EventReader;
}

/** Server-sent events: one stream per browser, or one model's. Both end with the session. */
export function eventRoutes(app: FastifyInstance, ctx: Context, bus: EventBus): void {
  const streams = openStreams({ stillSignedIn: (tokens) => stillSignedIn(ctx, tokens) });
  app.addHook("preClose", async () => streams.closeAll());
  const options = { bus, streams, reader: openEventReader(ctx) };
  memberStream(app, ctx, options);
  modelStream(app, ctx, options);
}

/** What happens in the workspace that somebody works in, as far as they may know it. */
function memberStream(app: FastifyInstance, ctx: Context, { bus, streams, reader }: RouteOptions): void {
  app.get(eventsPath, aloud, async (request, reply) => {
    const admitted = await admit(ctx, request, reply);
    if (!admitted) return reply;
    const { user, member, token } = admitted;
    if (streams.isFull(token)) return sendFailure(reply, tooMany);
    const stop = bus.subscribe((event) => {
      // The browser connects again, and loads again what its pages show.
      if (event === "reconnected" || isOfMembership(event, user)) stream.end();
      else if (concernsSession(event, user)) stream.check();
      else if (isOfBell(event)) {
        if (event.userId === user.id) send(reader.bellOf(member));
      } else if (isOfTeam(event)) {
        if (event.workspaceId === member.workspaceId)
          send(Promise.resolve({ topic: "team", workspaceId: event.workspaceId, mayDiffer: true }));
      } else if (isAnnouncement(event) && event.workspaceId === member.workspaceId) send(reader.readFor(member, event));
    });
    const stream = streams.open(reply, { token, onClose: stop });
    const send = inOrder(request.log, (event) => stream.send(event));
    // Pages loaded their data before announcements came.
    const catchUp = async () => {
      await bus.listening();
      // As their data, the membership was read before announcements came.
      if (!isSameGrant(await findMember(ctx.db, member), member)) return stream.end();
      const { workspaceId } = member;
      send(Promise.resolve({ topic: "team", workspaceId, mayDiffer: bus.mayDiffer(workspaceId) }));
      send(reader.bellOf(member));
      for (const modelId of await findChanged(ctx.db, member))
        send(asSeen(member.seesEarnings, reader.readOnce({ topic: "analysis", modelId, workspaceId })));
    };
    catchUp().catch((error: unknown) => {
      request.log.warn({ err: error }, "a stream could not begin");
      stream.end();
    });
    return reply;
  });
}

/** What happens to one model: also for a visitor who submitted it. */
function modelStream(app: FastifyInstance, ctx: Context, { bus, streams, reader }: RouteOptions): void {
  app.get(modelEventsPath, aloud, async (request, reply) => {
    request.user = await resolveSession(ctx, request, reply);
    const { user } = request;
    request.guestId = user ? null : await resolveGuest(ctx.db, ctx.config, request);
    const token = user ? readSessionCookie(ctx.config, request) : readGuestCookie(ctx.config, request);
    if (token === undefined || (!user && request.guestId === null)) return sendFailure(reply, fail("unauthenticated"));
    const params = idParam.safeParse(request.params);
    const modelId = params.success ? params.data.id : 0;
    const run = await findRun(ctx.db, modelId);
    if (!run || !can(viewerOf(request), "model.read", run)) return sendFailure(reply, fail("not-found"));
    if (streams.isFull(token)) return sendFailure(reply, tooMany);
    const now = { topic: "analysis", modelId, workspaceId: run.workspaceId } as const;
    const stop = bus.subscribe((event) => {
      if (isOfMembership(event, user)) stream.end();
      else if (concernsSession(event, user)) stream.check();
      if (event === "reconnected") send(reader.eventOf(now));
      else if (isAnnouncement(event) && event.modelId === modelId) send(reader.readOnce(event));
    });
    const stream = streams.open(reply, { token, onClose: stop });
    const isWhole = seesWhole(viewerOf(request), run);
    const send = inOrder(request.log, (event) => stream.send(isWhole ? event : withoutEvidenceOf(event)));
    // After listening began, so that nothing falls between.
    send(reader.eventOf(now));
    const endIfHidden = async ({ workspaceId, userId }: Member) => {
      await bus.listening();
      const member = await findMember(ctx.db, { workspaceId, userId });
      if (!can({ ...viewerOf(request), member: member ?? null }, "model.read", run)) stream.end();
    };
    if (request.member)
      endIfHidden(request.member).catch((error: unknown) => {
        request.log.warn({ err: error }, "a stream could not begin");
        stream.end();
      });
    return reply;
  });
}

/** Who is signed in, with their session; an answer is sent where nobody is. */
async function admit(ctx: Context, request: FastifyRequest, reply: FastifyReply) {
  const user = await resolveSession(ctx, request, reply);
  const token = readSessionCookie(ctx.config, request);
  if (user && request.member && token !== undefined) return { user, member: request.member, token };
  sendFailure(reply, fail("unauthenticated"));
  return undefined;
}

/** Sends events in order of arrival, however long each takes to load. One that fails to load is left out. */
function inOrder(log: FastifyBaseLogger, send: (event: LiveEvent) => void) {
  let last: Promise<void> = Promise.resolve();
  return (next: Promise<LiveEvent | undefined>) => {
    last = Promise.all([next, last])
      .then(([event]) => event && send(event))
      .catch((error: unknown) => log.warn({ err: error }, "an event was left out"));
  };
}

/** Of people and of visitors. */
async function stillSignedIn({ db }: Context, tokens: string[]): Promise<ReadonlySet<string>> {
  const byHash = new Map(tokens.map((token) => [hashToken(token), token]));
  const hashes = [...byHash.keys()];
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, hashes), gt(sessions.expiresAt, sql`now()`)))
    .union(
      db
        .select({ tokenHash: guests.tokenHash })
        .from(guests)
        .where(and(inArray(guests.tokenHash, hashes), gt(guests.expiresAt, sql`now()`))),
    );
  const alive = new Set(rows.map(({ tokenHash }) => tokenHash.toString("hex")));
  return new Set([...byHash].flatMap(([hash, token]) => (alive.has(hash.toString("hex")) ? [token] : [])));
}
