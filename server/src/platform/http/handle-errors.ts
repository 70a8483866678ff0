import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isSerializationFailure, missingReference } from "../db/postgres-errors.ts";
import { fail, Refused } from "./fail.ts";
import { failureOfStatus } from "./json-body.ts";
import { sendFailure } from "./send-failure.ts";
import { isDatabaseUnreachable } from "./unreachable.ts";

/** Turns an error into an answer: details of a bug are only in the log. */
export function answerError(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refused) return sendFailure(reply, error.failure);
  if (isDatabaseUnreachable(error)) {
    request.log.warn({ err: error }, "database unreachable");
    return sendFailure(reply, fail("unavailable", { retryAfterSeconds: 1 }));
  }
  if (isSerializationFailure(error)) {
    request.log.warn({ err: error }, "gave way to another transaction");
    return sendFailure(reply, fail("unavailable", { retryAfterSeconds: 1 }));
  }
  const went = missingReference(error);
  if (went) {
    // Answered as a moment later: what it was about is no longer there.
    request.log.warn({ err: error }, "deleted meanwhile");
    return sendFailure(reply, fail(went === "account" ? "unauthenticated" : "not-found"));
  }
  const refused = failureOfStatus(error.statusCode);
  if (refused) {
    request.log.info({ code: error.code, status: error.statusCode }, "refused");
    return sendFailure(reply, refused);
  }
  request.log.error({ err: error }, "bug");
  return sendFailure(reply, fail("internal"));
}
