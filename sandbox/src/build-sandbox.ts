import Fastify, { type FastifyInstance } from "fastify";
import { createFaults, type FaultName, faultNames } from "./control/faults.ts";
import type { Sandbox } from "./control/state.ts";
import { instagramRoutes } from "./instagram/routes.ts";
import { createWorld, type SandboxPlatform } from "./world/world.ts";
import { xRoutes } from "./x/routes.ts";

export interface SandboxOptions {
  seed?: string;
  /** The clock when none is set, milliseconds since 1970. */
  now?: () => number;
}

/** The stand-in for Instagram (`/graph`) and X (`/x`), and its control (`/sandbox`): clock, faults, counted requests. */
export function buildSandbox({ seed = "fanradar", now = Date.now }: SandboxOptions = {}): FastifyInstance {
  let set: number | undefined;
  const sandbox: Sandbox = {
    world: createWorld(seed),
    faults: createFaults(),
    clock: {
      at(header) {
        const told = typeof header === "string" ? Date.parse(header) : Number.NaN;
        return Number.isFinite(told) ? told : (set ?? now());
      },
      set(iso) {
        set = iso === null ? undefined : Date.parse(iso);
      },
    },
    requests: new Map(),
    credits: { used: 0 },
  };
  const app = Fastify({ forceCloseConnections: true });
  instagramRoutes(app, sandbox);
  xRoutes(app, sandbox);

  app.post<{ Body: { now: string | null } }>("/sandbox/clock", async (request) => {
    sandbox.clock.set(request.body.now);
    return {};
  });
  app.post<{ Body: { platform: SandboxPlatform; fault: FaultName; handle?: string; times?: number } }>(
    "/sandbox/faults",
    async (request, reply) => {
      if (!faultNames.includes(request.body.fault)) return reply.code(422).send({ known: faultNames });
      sandbox.faults.set(request.body);
      return {};
    },
  );
  app.delete("/sandbox/faults", async () => {
    sandbox.faults.clear();
    return {};
  });
  app.get("/sandbox/requests", async () => Object.fromEntries(sandbox.requests));
  return app;
}
