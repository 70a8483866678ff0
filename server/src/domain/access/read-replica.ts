import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { hostCookie } from "../../platform/http/session-cookie.ts";
import type { EventBus } from "../../platform/live/event-bus.ts";
import type { Viewer } from "./policy.ts";

/** Where rows are read from: the database, or its replica. */
export type Source = Pick<Context, "db" | "pool">;

/** Reads rows that may be a second old, but never older than the last change that the reader made or received an event for. */
export type StaleRead = <T>(find: (source: Source) => Promise<T>) => Promise<T>;

const safe: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);
/** A replica that is farther behind is not read from in any case. */
const rememberedSeconds = 60;
const ofWorkspace = (id: number | null) => `workspace ${id}`;
const ofPerson = (id: number) => `person ${id}`;

/**
 * Notes who changed something when, for an app that has a replica: one's own changes in a cookie, which every server of the instance gets,
 * those of others by the events that make open pages load again.
 */
export function trackChanges(app: FastifyInstance, { replica, config }: Context, bus: EventBus): void {
  if (!replica) return;
  const { name, attributes } = hostCookie(config, "changed");
  app.addHook("onSend", async (request, reply) => {
    if (!safe.has(request.method) && reply.statusCode < 400)
      reply.setCookie(name, String(Date.now()), { ...attributes, maxAge: rememberedSeconds });
  });
  // What came before is unknown.
  bus.listening().then(() => replica.noteChange());
  bus.subscribe((event) => {
    if (event === "reconnected") replica.noteChange();
    else if ("userId" in event) replica.noteChange(ofPerson(event.userId));
    else replica.noteChange(ofWorkspace(event.workspaceId));
  });
}

/** How a request's handler reads: by the replica where there is one that has all that its viewer knows of, else by the database. */
export function readFor(ctx: Context, request: FastifyRequest, viewer: Viewer): StaleRead {
  const { replica, db, pool, log, config, metrics } = ctx;
  const primary = { db, pool };
  if (!replica) return (find) => find(primary);
  const byPrimary: StaleRead = (find) => {
    metrics.countSource("primary");
    return find(primary);
  };
  return async (find) => {
    const owners = [
      ...(viewer.userId === null ? [] : [ofPerson(viewer.userId)]),
      ...(viewer.member ? [ofWorkspace(viewer.member.workspaceId)] : []),
    ];
    const since = Number(request.cookies[hostCookie(config, "changed").name] ?? 0);
    const copy = Number.isFinite(since) ? replica.upToDate(owners, since) : undefined;
    if (!copy) return byPrimary(find);
    try {
      const found = await find(copy);
      metrics.countSource("replica");
      return found;
    } catch (error) {
      // The replica stopped, or its replay cancelled the query. An error of the query itself is thrown by the primary again.
      log.warn({ err: error }, "the replica failed; reading from the primary");
      return byPrimary(find);
    }
  };
}
