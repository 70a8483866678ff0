import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { confirmRoutes } from "./accounts/confirm-routes.ts";
import { googleRoutes } from "./accounts/google-routes.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { secondFactorRoutes } from "./accounts/second-factor-routes.ts";
import { securityRoutes } from "./accounts/security-routes.ts";
import { docsRoutes } from "./docs/docs-routes.ts";
import { eventRoutes } from "./events/event-routes.ts";
import type { Context } from "./http/context.ts";
import { refuseCrossSite } from "./http/cross-site.ts";
import { answerError } from "./http/handle-errors.ts";
import { healthRoutes } from "./http/health.ts";
import { bodyLimitBytes, forgiveEmptyBodies, readJsonBodies } from "./http/json-body.ts";
import { logRequests } from "./http/log.ts";
import { readableUrl } from "./http/readable-url.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { serveWeb } from "./http/serve-web.ts";
import { demoHandles } from "./instance/demo-handles.ts";
import { instanceRoutes } from "./instance/routes.ts";
import { mailRoutes } from "./mail/mailbox.ts";
import { findRun } from "./models/find-run.ts";
import { modelRoutes } from "./models/model-routes.ts";
import { reportRoutes } from "./reports/report-routes.ts";
import { userRoutes } from "./users/user-routes.ts";

export interface AppOptions {
  /** Folder of the web's build; without it the app answers the API alone. */
  webRoot?: string;
}

/** The whole server as a function of its context: plumbing first, then every feature's routes. Does not listen. */
export async function buildApp(ctx: Context, { webRoot }: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = ctx;
  const app = Fastify({
    loggerInstance: ctx.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies,
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    // While closing, requests on open connections are still answered; new connections are refused by the closed port.
    return503OnClosing: false,
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
    frameworkErrors: answerError,
  });
  app.decorateRequest("user", null);
  app.setErrorHandler(answerError);
  logRequests(app);
  await sendSecurityHeaders(app, config);
  refuseCrossSite(app, config);
  forgiveEmptyBodies(app);
  readJsonBodies(app);
  await app.register(cookie);
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1_024 });

  healthRoutes(app, ctx);
  instanceRoutes(app, ctx);
  accountRoutes(app, ctx);
  securityRoutes(app, ctx);
  secondFactorRoutes(app, ctx);
  confirmRoutes(app, ctx);
  googleRoutes(app, ctx);
  mailRoutes(app, ctx);
  modelRoutes(app, ctx, { knowsHandle: await demoHandles(config) });
  reportRoutes(app, ctx);
  userRoutes(app, ctx);
  eventRoutes(app, ctx, { findRun: (modelId) => findRun(ctx.db, modelId) });
  docsRoutes(app, ctx);

  await serveWeb(app, webRoot, config);
  return app;
}
