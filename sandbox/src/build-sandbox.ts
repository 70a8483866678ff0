import Fastify, { type FastifyInstance } from "fastify";
import { controlRoutes } from "./control/control-routes.ts";
import { clockHeader, createState, type SandboxOptions } from "./control/state.ts";
import { googleRoutes } from "./google/routes.ts";
import { instagramRoutes } from "./instagram/routes.ts";
import { xRoutes } from "./x/routes.ts";

/**
 * The stand-in for Instagram's Graph API (`/graph/{version}/…`) and X API v2 (`/x/2/…`), Google's sign-in (`/google/…`), and its control (`/sandbox/…`).
 * The clock, faults and counts belong to one instance; figures follow from seed, handle and instant alone.
 */
export function buildSandbox(options: SandboxOptions = {}): FastifyInstance {
  const state = createState(options);
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 2_000 } });
  // A mistyped instant must not quietly become now.
  app.addHook("onRequest", async (request, reply) => {
    const told = request.headers[clockHeader];
    if (told !== undefined && Number.isNaN(Date.parse(String(told))))
      return reply.code(422).send({ message: `${clockHeader}: an ISO 8601 instant` });
  });
  instagramRoutes(app, state);
  xRoutes(app, state);
  googleRoutes(app);
  controlRoutes(app, state);
  return app;
}
