import { setTimeout as wait } from "node:timers/promises";
import { health, ready } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import { closeConnections } from "./closing.ts";
import type { Context } from "./context.ts";
import { fail } from "./fail.ts";
import { mount } from "./mount.ts";

/** Alive, and ready: the two answers that need no session. Ready turns red as soon as closing begins. */
export function healthRoutes(app: FastifyInstance, ctx: Context) {
  const isClosing = closeConnections(app);

  mount(app, ctx, health, async () => ({ status: "ok" as const }));

  mount(app, ctx, ready, async () => {
    const reachable = !isClosing() && (await Promise.race([asks(ctx), wait(1_000, false, { ref: false })]));
    return reachable ? { status: "ready" as const } : fail("unavailable", { retryAfterSeconds: 1 });
  });
}

/** Database and queue in one question; a queue whose tables are missing is not reachable. */
async function asks({ pool }: Context): Promise<boolean> {
  try {
    await pool.query("select 1 from graphile_worker.jobs limit 1");
    return true;
  } catch {
    return false;
  }
}
