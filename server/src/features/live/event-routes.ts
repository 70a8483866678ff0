import { eventsPath, idParam, type LiveEvent, mayAs, modelEventsPath } from "@fanradar/contract";
import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { findMember } from "../../domain/access/find-member.ts";
import { readGuestCookie, resolveGuest } from "../../domain/access/guest.ts";
import { viewerOf } from "../../domain/access/mount.ts";
import { can, inScope, isInScope, type Member, type Scope, seesWhole } from "../../domain/access/policy.ts";
import { resolveSession, type SessionUser } from "../../domain/access/session.ts";
import { withoutEvidence } from "../../domain/access/visibility.ts";
import { hasUnread } from "../../domain/notifications/has-unread.ts";
import { findRun } from "../../domain/submissions/find-run.ts";
import { analyses, guests, modelOwners, sessions } from "../../platform/db/schema.ts";
import { fail } from "../../platform/http/fail.ts";
import { sendFailure } from "../../platform/http/send-failure.ts";
import { readSessionCookie } from "../../platform/http/session-cookie.ts";
import type { EventBus, ServerEvent } from "../../platform/live/event-bus.ts";
import type { Announcement, BellChanged, ImportProgress, TeamChanged } from "../../platform/live/publish.ts";
import { openStreams } from "../../platform/live/streams.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";

const tooMany = fail("too-many", { retryAfterSeconds: 30 });
/** A stream has no headers-only form: a HEAD of it would be held open and never answered. */
const aloud = { exposeHeadRoute: false } as const;

/** Server-sent events: one stream per browser, or one model's. Both end with the session. */
export function eventRoutes(app: FastifyInstance, ctx: Context, bus: EventBus): void {
  const streams = openStreams({ stillSignedIn: (tokens) => stillSignedIn(ctx, tokens) });
  app.addHook("preClose", async () => streams.closeAll());

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const user = await resolveSession(ctx, request, reply);
    const token = readSessionCookie(ctx.config, request);
    if (user && request.member && token !== undefined) return { user, member: request.member, token };
    sendFailure(reply, fail("unauthenticated"));
    return undefined;
  };

  // Many streams get the same event at once: it is read once for all of them.
  const reading = new Map<Announcement | ImportProgress, ReturnType<typeof eventOf>>();
  const eventOf = async (announcement: Announcement | ImportProgress): Promise<LiveEvent | undefined> => {
    const { topic, modelId } = announcement;
    if (topic === "import") return { topic, modelId, key: announcement.key, done: announcement.done };
    if (topic === "rating") return { topic, modelId };
    const run = await findRun(ctx.db, modelId);
    return run?.analysis ? { topic, modelId, analysis: run.analysis } : undefined;
  };
  const bellOf = async (member: Member): Promise<LiveEvent> => ({
    topic: "notification",
    hasUnread: await hasUnread(ctx.db, member),
  });
  /** What a member may receive of an event: the scope of one who sees a part of the workspace is as of now. */
  const readFor = async (member: Member, event: Announcement | ImportProgress) => {
    const now = member.scope === "all" ? member : await findMember(ctx.db, member);
    const isTheirs =
      now && isInScope(now, event) && mayAs(now, event.topic === "import" ? "evidence.add" : "model.read");
    return isTheirs ? asSeen(now.seesEarnings, readOnce(event)) : undefined;
  };
  const readOnce = (announcement: Announcement | ImportProgress) => {
    const known = reading.get(announcement);
    if (known) return known;
    const read = eventOf(announcement).finally(() => reading.delete(announcement));
    reading.set(announcement, read);
    return read;
  };

  app.get(eventsPath, aloud, async (request, reply) => {
    const admitted = await admit(request, reply);
    if (!admitted) return reply;
    const { user, member, token } = admitted;
    if (streams.isFull(token)) return sendFailure(reply, tooMany);
    const stop = bus.subscribe((event) => {
      // The browser connects again, and loads again what its pages show.
      if (event === "reconnected" || isOfMembership(event, user)) stream.end();
      else if (concernsSession(event, user)) stream.check();
      else if (isOfBell(event)) {
        if (event.userId === user.id) send(bellOf(member));
      } else if (isOfTeam(event)) {
        if (event.workspaceId === member.workspaceId)
          send(Promise.resolve({ topic: "team", workspaceId: event.workspaceId, mayDiffer: true }));
      } else if (isAnnouncement(event) && event.workspaceId === member.workspaceId) send(readFor(member, event));
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
      send(bellOf(member));
      for (const modelId of await findChanged(ctx.db, member))
        send(asSeen(member.seesEarnings, readOnce({ topic: "analysis", modelId, workspaceId })));
    };
    catchUp().catch((error: unknown) => {
      request.log.warn({ err: error }, "a stream could not begin");
      stream.end();
    });
    return reply;
  });

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
      if (event === "reconnected") send(eventOf(now));
      else if (isAnnouncement(event) && event.modelId === modelId) send(readOnce(event));
    });
    const stream = streams.open(reply, { token, onClose: stop });
    const isWhole = seesWhole(viewerOf(request), run);
    const send = inOrder(request.log, (event) => stream.send(isWhole ? event : withoutEvidenceOf(event)));
    // After listening began, so that nothing falls between.
    send(eventOf(now));
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

/** An event as a member may know it. */
const asSeen = async (isWhole: boolean, reading: Promise<LiveEvent | undefined>): Promise<LiveEvent | undefined> => {
  const event = await reading;
  return event && !isWhole ? withoutEvidenceOf(event) : event;
};
const withoutEvidenceOf = (event: LiveEvent): LiveEvent =>
  event.topic === "analysis" ? { ...event, analysis: withoutEvidence(event.analysis) } : event;

const isAnnouncement = (event: ServerEvent): event is Announcement | ImportProgress =>
  event !== "reconnected" && "modelId" in event;

/** Whether what a stream's person may see has changed. */
const isOfMembership = (event: ServerEvent, user: SessionUser | null) =>
  event !== "reconnected" && event.topic === "membership" && event.userId === user?.id;

const isSameGrant = (now: Member | undefined, admitted: Member) =>
  now?.role === admitted.role && now.scope === admitted.scope && now.seesEarnings === admitted.seesEarnings;

const isOfTeam = (event: ServerEvent): event is TeamChanged => event !== "reconnected" && event.topic === "team";

const isOfBell = (event: ServerEvent): event is BellChanged =>
  event !== "reconnected" && event.topic === "notification";

/** Whether the session of a person's stream may have ended. After a reconnect that is unknown. */
const concernsSession = (event: ServerEvent, user: SessionUser | null) =>
  event === "reconnected" || (event.topic === "signed-out" && event.userId === user?.id);

/** Sends events in order of arrival, however long each takes to load. One that fails to load is left out. */
function inOrder(log: FastifyBaseLogger, send: (event: LiveEvent) => void) {
  let last: Promise<void> = Promise.resolve();
  return (next: Promise<LiveEvent | undefined>) => {
    last = Promise.all([next, last])
      .then(([event]) => event && send(event))
      .catch((error: unknown) => log.warn({ err: error }, "an event was left out"));
  };
}

/** The scope's models of which an analysis is under way, or ended within the last minute. */
async function findChanged(db: Context["db"], scope: Scope): Promise<number[]> {
  const rows = await db
    .select({ modelId: analyses.modelId })
    .from(analyses)
    .innerJoin(modelOwners, eq(modelOwners.id, analyses.modelId))
    .where(
      and(
        inScope(scope, sql`${modelOwners}`),
        or(inArray(analyses.state, ["queued", "running"]), gt(analyses.endedAt, sql`now() - interval '1 minute'`)),
      ),
    );
  return [...new Set(rows.map(({ modelId }) => modelId))];
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
