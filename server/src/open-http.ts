import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Context } from "./context.ts";
import { trackChanges } from "./domain/access/read-replica.ts";
import { compression } from "./platform/http/compression.ts";
import { refuseCrossSite } from "./platform/http/cross-site.ts";
import { answerError } from "./platform/http/handle-errors.ts";
import { bodyLimitBytes, ignoreContentTypeOfEmptyBody, readJsonBodies } from "./platform/http/json-body.ts";
import { logRequests } from "./platform/http/log.ts";
import { addresses } from "./platform/http/readable-url.ts";
import { decorateLocale } from "./platform/http/reader.ts";
import { sendSecurityHeaders } from "./platform/http/security-headers.ts";
import { handleClientError } from "./platform/http/unreadable.ts";
import { type EventBus, openEventBus } from "./platform/live/event-bus.ts";

/** What every request goes through, whatever it calls, and the bus of live events, which ends with the app. */
export async function openHttp(ctx: Context): Promise<{ app: FastifyInstance; bus: EventBus }> {
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
    ...addresses,
    frameworkErrors: answerError,
    clientErrorHandler: handleClientError,
  });
  app.decorateRequest("user", null);
  app.decorateRequest("guestId", null);
  app.decorateRequest("member", null);
  app.setErrorHandler(answerError);
  logRequests(app, ctx.metrics);
  sendSecurityHeaders(app, config);
  refuseCrossSite(app, config);
  ignoreContentTypeOfEmptyBody(app);
  readJsonBodies(app);
  await app.register(cookie);
  decorateLocale(app, config);
  const bus = openEventBus(config.databaseDirectUrl);
  app.addHook("onClose", async () => bus.close());
  trackChanges(app, ctx, bus);
  await app.register(compress, compression);
  return { app, bus };
}
