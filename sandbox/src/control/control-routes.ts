import type { FastifyInstance } from "fastify";
import type { SandboxPlatform } from "../world/account.ts";
import { faultNamed, faultNames } from "./fault-names.ts";
import type { Sandbox } from "./state.ts";

interface FaultBody {
  platform: SandboxPlatform;
  fault: string;
  handle?: string;
  times?: number;
  untilCleared?: true;
  seconds?: number;
}

const faultBody = {
  type: "object",
  required: ["platform", "fault"],
  properties: {
    platform: { enum: ["instagram", "x", "tiktok"] },
    fault: { type: "string" },
    handle: { type: "string", minLength: 1 },
    times: { type: "integer", minimum: 1 },
    untilCleared: { const: true },
    seconds: { type: "number", exclusiveMinimum: 0 },
  },
} as const;
const clockBody = {
  type: "object",
  required: ["now"],
  properties: { now: { type: "string", nullable: true } },
} as const;

/** `/sandbox/…`: the clock, faults and counted calls. No platform has these; only tests and the demo's seed call them. */
export function controlRoutes(app: FastifyInstance, { clock, faults, requests }: Sandbox): void {
  const state = () => ({ now: new Date(clock.at(undefined)).toISOString() });

  app.get("/sandbox/clock", async () => state());
  app.post<{ Body: { now: string | null } }>(
    "/sandbox/clock",
    { schema: { body: clockBody } },
    async ({ body }, reply) => {
      const instant = body.now === null ? undefined : Date.parse(body.now);
      if (Number.isNaN(instant)) return reply.code(422).send({ message: "now: an ISO 8601 instant, or null" });
      clock.set(instant);
      return state();
    },
  );

  app.get("/sandbox/faults", async () => ({ known: faultNames, on: faults.list() }));
  app.post<{ Body: FaultBody }>("/sandbox/faults", { schema: { body: faultBody } }, async ({ body }, reply) => {
    const { platform, handle, times, seconds } = body;
    const fault = faultNamed(platform, body.fault);
    if (!fault) return reply.code(422).send({ message: `fault: unknown on ${platform}`, known: faultNames[platform] });
    faults.set({ platform, fault, handle, times, until: seconds && clock.now() + 1_000 * seconds });
    return { on: faults.list() };
  });
  app.delete("/sandbox/faults", async () => {
    faults.clear();
    return { on: [] };
  });

  app.get("/sandbox/requests", async () => Object.fromEntries(requests));
  app.delete("/sandbox/requests", async () => {
    requests.clear();
    return {};
  });
}
