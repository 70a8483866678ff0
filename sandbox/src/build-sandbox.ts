import Fastify, { type FastifyInstance } from "fastify";
import { bioRoutes } from "./bio/bio-routes.ts";
import { consentStandInRoutes } from "./consent/consent-routes.ts";
import { createConsents } from "./consent/consents.ts";
import { readForms } from "./consent/read-forms.ts";
import { controlRoutes } from "./control/control-routes.ts";
import { clockHeader, createState, type SandboxOptions } from "./control/state.ts";
import { googleStandInRoutes } from "./google/routes.ts";
import { ownInstagramRoutes } from "./instagram/own-routes.ts";
import { instagramRoutes } from "./instagram/routes.ts";
import { languageModelRoutes } from "./language-model/routes.ts";
import { tiktokRoutes } from "./tiktok/routes.ts";
import { xConsentRoutes } from "./x/consent-routes.ts";
import { xRoutes } from "./x/routes.ts";

/**
 * The stand-in for Instagram's Graph API (`/graph/{version}/…`) and X API v2 (`/x/2/…`), for what a person may consent to on
 * Instagram, X and TikTok (`/instagram/…`, `/instagram-graph/…`, `/x/…`, `/tiktok/…`), for writing a bio (`/bio/…`),
 * for Google's sign-in (`/google/…`), for a language model (`/openai/v1/…`), and its control (`/sandbox/…`).
 * The clock, faults and counts belong to one instance; figures follow from seed, handle and instant alone.
 */
export function buildSandbox(options: SandboxOptions = {}): FastifyInstance {
  const state = createState(options);
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 2_000 } });
  // A mistyped instant must not quietly become now.
  app.addHook("onRequest", async (request, reply) => {
    const instant = request.headers[clockHeader];
    if (instant !== undefined && Number.isNaN(Date.parse(String(instant))))
      return reply.code(422).send({ message: `${clockHeader}: an ISO 8601 instant` });
  });
  const consents = createConsents();
  instagramRoutes(app, state);
  xRoutes(app, state, consents);
  consentStandInRoutes(app, state, consents);
  app.register(async (scope) => {
    readForms(scope);
    ownInstagramRoutes(scope, state, consents);
    xConsentRoutes(scope, state, consents);
    tiktokRoutes(scope, state, consents);
  });
  bioRoutes(app, state);
  googleStandInRoutes(app);
  languageModelRoutes(app);
  controlRoutes(app, state);
  return app;
}
