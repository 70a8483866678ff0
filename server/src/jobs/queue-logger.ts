import type { FastifyBaseLogger } from "fastify";
import { Logger } from "graphile-worker";

/** graphile-worker's log in ours. What it calls info is said for every job: debug to us. */
export function queueLogger(log: FastifyBaseLogger): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const said = { ...scope, ...(meta?.error !== undefined && { err: meta.error }) };
    if (level === "error") log.error(said, message);
    else if (level === "warning") log.warn(said, message);
    else log.debug(said, message);
  });
}
