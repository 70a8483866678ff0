import type { FastifyRequest } from "fastify";
import { type Failure, fail } from "./fail.ts";

const longest = 100;

/** The `Idempotency-Key` of a request; undefined when there is none, a failure when it is too long. */
export function idempotencyKey(request: Pick<FastifyRequest, "headers">): string | undefined | Failure {
  const key = [request.headers["idempotency-key"] ?? ""].flat().join(",").trim();
  if (key.length > longest) return fail("invalid", { fields: { "Idempotency-Key": "text.long" } });
  return key === "" ? undefined : key;
}
