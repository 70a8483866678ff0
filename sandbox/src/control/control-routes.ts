import type { FastifyInstance } from "fastify";
import type { SandboxPlatform } from "../world/account.ts";
import { faultNamed, faultNames } from "./fault-names.ts";
import type { Sandbox } from "./state.ts";

interface FaultBody {
  platform: SandboxPlatform;
  fault: string;
  handle?: string;
  times?: number;
}

const faultBody = {
  type: "object",
  required: ["platform", "fault"],
  properties: {
    platform: { enum: ["instagram", "x", "tiktok"] },
    fault: { type: "string" },
    handle: { type: "string", minLength: 1 },
    times: { type: "integer", minimum: 1 },
  },
} as const;

/** `/sandbox/…`: faults and counted calls. No platform has these; only tests call them. */
export function controlRoutes(app: FastifyInstance, { faults, requests }: Sandbox): void {
  app.post<{ Body: FaultBody }>("/sandbox/faults", { schema: { body: faultBody } }, async ({ body }, reply) => {
    const { platform, handle, times } = body;
    const fault = faultNamed(platform, body.fault);
    if (!fault) return reply.code(422).send({ message: `fault: unknown on ${platform}`, known: faultNames[platform] });
    faults.set({ platform, fault, handle, times });
    return {};
  });
  app.delete("/sandbox/faults", async () => {
    faults.clear();
    return {};
  });

  app.get("/sandbox/requests", async () => Object.fromEntries(requests));
}
