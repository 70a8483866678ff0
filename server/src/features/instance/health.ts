import { setTimeout as wait } from "node:timers/promises";
import { health, ready, type SilentPlatform } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { fail } from "../../platform/http/fail.ts";
import { closeConnections } from "../../platform/http/graceful-shutdown.ts";

interface HealthOptions {
  /** The platforms that did not answer of late. */
  findSilent: () => Promise<SilentPlatform[]>;
  /** Whether it is to end soon. */
  isDraining: () => boolean;
}

/** Alive, and ready: the two answers that need no session. Both turn red while the server drains, ready also as soon as closing begins. */
export function healthRoutes(app: FastifyInstance, ctx: Context, { findSilent, isDraining }: HealthOptions) {
  const isClosing = closeConnections(app);

  mount(app, ctx, health, async () =>
    isDraining() ? fail("unavailable", { retryAfterSeconds: 1 }) : { status: "ok" as const },
  );

  mount(app, ctx, ready, async () => {
    const check =
      isClosing() || isDraining()
        ? undefined
        : Promise.race([checkDatabase(ctx, findSilent), wait(1_000, undefined, { ref: false })]);
    const silent = await check;
    if (!silent) return fail("unavailable", { retryAfterSeconds: 1 });
    return { status: "ready" as const, ...(silent.length > 0 && { silent }) };
  });
}

/** Database and queue in one question, then the platforms; a queue whose tables are missing is not reachable. */
async function checkDatabase(
  { pool }: Context,
  findSilent: HealthOptions["findSilent"],
): Promise<SilentPlatform[] | undefined> {
  try {
    await pool.query("select 1 from graphile_worker.jobs limit 1");
    return await findSilent();
  } catch {
    return undefined;
  }
}
