import type { FastifyRequest } from "fastify";

/** The token of an `Authorization: Bearer` header. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
}
