import { type ErrorBody, errorStatus } from "@fanradar/contract";
import type { FastifyReply } from "fastify";
import type { Failure } from "./fail.ts";
import { errorSentence, fieldSentence } from "./sentence.ts";

/** The one way out for everything that is not a success: {code, message, fields?}. */
export function sendFailure(reply: FastifyReply, { code, fields, retryAfterSeconds, detail }: Failure) {
  if (detail !== undefined) reply.log.info({ code, detail }, "refused");
  const sentences = fields && Object.entries(fields).map(([name, why]) => [name, fieldSentence(why)] as const);
  const body: ErrorBody = {
    code,
    message: (code === "invalid" && sentences?.[0]?.[1]) || errorSentence(code),
    ...(sentences && { fields: Object.fromEntries(sentences) }),
  };
  if (retryAfterSeconds !== undefined) reply.header("retry-after", Math.max(1, Math.ceil(retryAfterSeconds)));
  return reply.code(errorStatus[code]).header("cache-control", "no-store").send(body);
}
