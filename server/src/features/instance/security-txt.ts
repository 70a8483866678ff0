import { dayMs } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";

const path = "/.well-known/security.txt";
const yearMs = 365 * dayMs;

/** The contact for vulnerabilities (RFC 9116). Without a contact from the operator there is no such file. */
export function securityTxt(app: FastifyInstance, { config }: Pick<Context, "config">): void {
  const { securityContact, publicUrl } = config;
  if (securityContact === undefined) return;
  app.get(path, async (_, reply) => {
    // Less than a year ahead, as the standard recommends; by the day, so that caches hold.
    const expires = new Date(Date.now() + yearMs - dayMs).toISOString().replace(/T.*/, "T00:00:00Z");
    reply.type("text/plain; charset=utf-8");
    return [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      "Preferred-Languages: en, de, es, fr",
      `Canonical: ${publicUrl}${path}`,
      "",
    ].join("\n");
  });
}
