import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { fail, Refused } from "./fail.ts";
import { failureOfStatus } from "./json-body.ts";
import { sendFailure } from "./send-failure.ts";
import { isDatabaseUnreachable } from "./unreachable.ts";

/** Turns whatever was thrown into an answer: a bug says nothing outside and everything in the log. */
export function answerError(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refused) return sendFailure(reply, error.failure);
  if (isDatabaseUnreachable(error)) {
    request.log.warn({ err: error }, "database unreachable");
    return sendFailure(reply, fail("unavailable", { retryAfterSeconds: 1 }));
  }
  const refused = failureOfStatus(error.statusCode);
  if (refused) {
    request.log.info({ code: error.code, status: error.statusCode }, "refused");
    return sendFailure(reply, refused);
  }
  request.log.error({ err: error }, "bug");
  return sendFailure(reply, fail("internal"));
}
