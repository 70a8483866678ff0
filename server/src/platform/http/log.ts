import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { type DestinationStream, pino } from "pino";

/**
 * An error as the log has it. A failed query's message and detail contain its parameters (hashes, addresses, notes), so
 * only its statement is logged.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error).slice(0, 500);
  const query = "query" in error && typeof error.query === "string" ? error.query : undefined;
  return {
    type: error.name,
    message: query === undefined ? error.message.slice(0, 1_000) : `query failed: ${query.slice(0, 500)}`,
    ...("code" in error && { code: String(error.code) }),
    stack: error.stack?.split("\n").filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** A path for the log: without query and without segments long enough to be a secret. */
export function describePath(url: string): string {
  const [path = ""] = url.slice(0, 2_000).split(/[?#]/, 1);
  return path.length < 25 ? path : path.replace(/[^/]{25,}/g, "…").slice(0, 300);
}

/** One JSON object a line, so that a line break in any value is escaped. Headers and bodies are never logged. `time` is in milliseconds. */
export function createLog(level: string, stream?: DestinationStream): FastifyBaseLogger {
  return pino({ level, base: null, serializers: { err: describeError } }, stream);
}

/** One line a request, when it is answered; why it failed has a line of its own. */
export function logRequests(app: FastifyInstance) {
  app.addHook("onResponse", (request, reply, done) => {
    const { method, url, ip, user } = request;
    const ms = Math.round(reply.elapsedTime);
    const line = { method, path: describePath(url), status: reply.statusCode, ms, ip, userId: user?.id };
    request.log[reply.statusCode >= 500 ? "warn" : "info"](line, "answered");
    done();
  });
}
