import { type Analysis, eventsPath, idParam, type LiveEvent, modelEventsPath } from "@fanradar/contract";
import { and, gt, inArray, sql } from "drizzle-orm";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessions } from "../db/schema.ts";
import type { Context } from "../http/context.ts";
import { fail } from "../http/fail.ts";
import { may } from "../http/may.ts";
import { viewerOf } from "../http/mount.ts";
import { sendFailure } from "../http/send-failure.ts";
import { hashOf, resolveSession, type SessionUser } from "../http/session.ts";
import { readSessionCookie } from "../http/session-cookie.ts";
import type { Announcement } from "../jobs/announce.ts";
import { type Heard, openHub } from "./hub.ts";
import { openStreams } from "./streams.ts";

interface EventRoutesOptions {
  /** A model's newest run as its submitter sees it, with whose it is; undefined when there is no such model. */
  findRun(modelId: number): Promise<{ userId: number | null; analysis: Analysis | null } | undefined>;
}

/** Server-sent events: one stream per browser, or one model's. Both end with the session. */
export function eventRoutes(app: FastifyInstance, ctx: Context, { findRun }: EventRoutesOptions): void {
  const hub = openHub(ctx.config.databaseUrl);
  const streams = openStreams({ stillSignedIn: (tokens) => stillSignedIn(ctx, tokens) });
  app.addHook("preClose", async () => streams.closeAll());
  app.addHook("onClose", async () => hub.close());

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const user = await resolveSession(ctx, request, reply);
    const token = readSessionCookie(ctx.config, request);
    if (user && token !== undefined) return { user, token };
    sendFailure(reply, fail("unauthenticated"));
    return undefined;
  };

  // Many streams hear of the same change at once: it is read once for all of them.
  const reading = new Map<Announcement, ReturnType<typeof eventOf>>();
  const eventOf = async ({ topic, modelId }: Announcement): Promise<LiveEvent | undefined> => {
    if (topic === "rating") return { topic, modelId };
    const run = await findRun(modelId);
    return run?.analysis ? { topic, modelId, analysis: run.analysis } : undefined;
  };
  const readOnce = (announcement: Announcement) => {
    const known = reading.get(announcement);
    if (known) return known;
    const read = eventOf(announcement).finally(() => reading.delete(announcement));
    reading.set(announcement, read);
    return read;
  };

  app.get(eventsPath, async (request, reply) => {
    const admitted = await admit(request, reply);
    if (!admitted) return reply;
    const { user, token } = admitted;
    const stop = hub.subscribe((heard) => {
      if (concernsSession(heard, user)) stream.check();
      else if (isAnnouncement(heard) && heard.userId === user.id) send(readOnce(heard));
    });
    const stream = streams.open(reply, { token, onClose: stop });
    const send = inOrder(request.log, (event) => stream.send(event));
    return reply;
  });

  app.get(modelEventsPath, async (request, reply) => {
    const admitted = await admit(request, reply);
    if (!admitted) return reply;
    const { user, token } = admitted;
    const params = idParam.safeParse(request.params);
    const modelId = params.success ? params.data.id : 0;
    const run = await findRun(modelId);
    if (!run || !may(viewerOf(user), "model.read", run)) return sendFailure(reply, fail("not-found"));
    const now = { topic: "analysis", modelId, userId: run.userId } as const;
    const stop = hub.subscribe((heard) => {
      if (concernsSession(heard, user)) stream.check();
      if (heard === "reconnected") send(eventOf(now));
      else if (isAnnouncement(heard) && heard.modelId === modelId) send(readOnce(heard));
    });
    const stream = streams.open(reply, { token, onClose: stop });
    const send = inOrder(request.log, (event) => stream.send(event));
    // After listening began, so that nothing falls between.
    send(eventOf(now));
    return reply;
  });
}

const isAnnouncement = (heard: Heard): heard is Announcement => heard !== "reconnected" && heard.topic !== "signed-out";

/** May the session of a person's stream have ended? After a reconnect nobody told. */
const concernsSession = (heard: Heard, user: SessionUser) =>
  heard === "reconnected" || (heard.topic === "signed-out" && heard.userId === user.id);

/** Sends events in the order they were heard of, however long each takes to read. One that cannot be read is left out. */
function inOrder(log: FastifyBaseLogger, send: (event: LiveEvent) => void) {
  let last: Promise<void> = Promise.resolve();
  return (next: Promise<LiveEvent | undefined>) => {
    last = Promise.all([next, last])
      .then(([event]) => event && send(event))
      .catch((error: unknown) => log.warn({ err: error }, "an event was left out"));
  };
}

async function stillSignedIn({ db }: Context, tokens: string[]): Promise<ReadonlySet<string>> {
  const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(inArray(sessions.tokenHash, [...byHash.keys()]), gt(sessions.expiresAt, sql`now()`)));
  const alive = new Set(rows.map(({ tokenHash }) => tokenHash.toString("hex")));
  return new Set([...byHash].flatMap(([hash, token]) => (alive.has(hash.toString("hex")) ? [token] : [])));
}
