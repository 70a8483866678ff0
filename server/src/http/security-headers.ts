import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../start/config.ts";

/** What a page may load. `nonce` admits the style elements that a component library inserts by script. */
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

/** Headers of every answer. HSTS only where the instance is reached by https: localhost must stay reachable by http. */
export async function sendSecurityHeaders(app: FastifyInstance, config: Config) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "no-referrer" },
    hsts: config.publicUrl.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  const policy = contentSecurityPolicy();
  app.addHook("onRequest", async (request, reply) => {
    reply.header("content-security-policy", policy);
    reply.header("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    reply.header("x-request-id", request.id);
    if (isApiPath(request.url)) reply.header("cache-control", "no-store");
  });
}

export const isApiPath = (url: string) => /^\/api(?:[/?]|$)/.test(url);
