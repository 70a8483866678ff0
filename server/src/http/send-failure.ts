import { type ErrorBody, errorStatus } from "@fanradar/contract";
import { errorWords, fieldWords } from "@fanradar/words";
import type { FastifyReply } from "fastify";
import type { Failure } from "./fail.ts";

/** The one way out for everything that is not a success: {code, message, fields?}. A single refused field is the message. */
export function sendFailure(reply: FastifyReply, { code, fields, retryAfterSeconds, detail }: Failure) {
  if (detail !== undefined) reply.log.info({ code, detail }, "refused");
  const sentences = fields && Object.entries(fields).map(([name, why]) => [name, fieldWords(why, name)] as const);
  const body: ErrorBody = {
    code,
    message: (code === "invalid" && sentences?.length === 1 && sentences[0]?.[1]) || errorWords[code],
    ...(sentences && { fields: Object.fromEntries(sentences) }),
  };
  if (retryAfterSeconds !== undefined) reply.header("retry-after", Math.max(1, Math.ceil(retryAfterSeconds)));
  return reply.code(errorStatus[code]).header("cache-control", "no-store").send(body);
}
