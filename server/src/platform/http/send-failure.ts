import { type ErrorBody, errorStatus } from "@fanradar/contract";
import { fieldWords, sayTooLarge } from "@fanradar/words";
import type { FastifyReply } from "fastify";
import type { Failure } from "./fail.ts";
import { formatOf, messagesFor, readerOf } from "./reader.ts";
import { shownWait } from "./shown-wait.ts";

/** The one way out for everything that is not a success: {code, message, fields?, current?, help?, workspace?}. A single refused field is the message. */
export function sendFailure(
  reply: FastifyReply,
  { code, fields, retryAfterSeconds, current, help, workspace, size, detail }: Failure,
) {
  if (detail !== undefined) reply.log.info({ code, detail }, "refused");
  const reader = readerOf(reply.request);
  const words = messagesFor(reader);
  const sentences =
    fields &&
    Object.entries(fields).map(
      ([name, why]) => [name, fieldWords(words, why, name.slice(name.lastIndexOf(".") + 1))] as const,
    );
  const wait = retryAfterSeconds ?? 0;
  const body: ErrorBody = {
    code,
    message:
      (code === "invalid" && sentences?.length === 1 && sentences[0]?.[1]) ||
      (code === "too-many" && wait >= 60 && words.tooManyUntil.replace("{wait}", shownWait(wait, formatOf(reader)))) ||
      (size && sayTooLarge(words, size, formatOf(reader))) ||
      words.errorWords[code],
    ...(sentences && { fields: Object.fromEntries(sentences) }),
    ...(current !== undefined && { current }),
    ...(help && { help }),
    ...(workspace && { workspace }),
  };
  if (retryAfterSeconds !== undefined) reply.header("retry-after", Math.max(1, Math.ceil(retryAfterSeconds)));
  return reply.code(errorStatus[code]).header("cache-control", "no-store").send(body);
}
