import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import helmet from "helmet";
import type { Config } from "../../config/config.ts";

/** Content security policy of a page. `nonce` admits the style elements that a component library inserts by script. */
export function contentSecurityPolicy(nonce?: string): string {
  const own = "'self'";
  return Object.entries({
    "default-src": "'none'",
    "script-src": own,
    "style-src": nonce === undefined ? own : `${own} 'nonce-${nonce}'`,
    "img-src": `${own} data:`,
    "font-src": own,
    "connect-src": own,
    "manifest-src": own,
    "form-action": own,
    "base-uri": "'none'",
    "object-src": "'none'",
    "frame-ancestors": "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

/** Headers of helmet, computed once instead of at every request: they never differ. */
function helmetHeaders(config: Config): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const set = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "no-referrer" },
    hsts: config.publicUrl.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  set(response.req, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Headers of every answer. HSTS only where the instance is reached by https: localhost must stay reachable by http. */
export function sendSecurityHeaders(app: FastifyInstance, config: Config) {
  const everywhere = {
    ...helmetHeaders(config),
    "content-security-policy": contentSecurityPolicy(),
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
  const ofApi = { ...everywhere, "cache-control": "no-store" };
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(isApiPath(request.url) ? ofApi : everywhere).header("x-request-id", request.id);
    done();
  });
}

export const isApiPath = (url: string) => /^\/api(?:[/?]|$)/.test(url);
