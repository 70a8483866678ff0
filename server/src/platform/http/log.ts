import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { type DestinationStream, pino } from "pino";
import type { Metrics } from "../metrics/metrics.ts";
import { currentTrace, endSpan, traceOfRequest, withTrace } from "../trace/trace.ts";

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

/** An error in one line, down to its first cause, without a query's parameters. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 500);
  const isQuery = "query" in error && typeof error.query === "string";
  const message = isQuery ? `query failed: ${String(error.query).slice(0, 200)}` : error.message.slice(0, 500);
  return error.cause === undefined ? message : `${message}: ${explain(error.cause)}`;
}

/** A path for the log: without query and without segments long enough to be a secret. */
export function describePath(url: string): string {
  const [path = ""] = url.slice(0, 2_000).split(/[?#]/, 1);
  return path.length < 25 ? path : path.replace(/[^/]{25,}/g, "…").slice(0, 300);
}

/**
 * One JSON object a line, so that a line break in any value is escaped. Headers and bodies are never logged. `time` is in milliseconds.
 * A line carries the request and the job that it was written for.
 */
export function createLog(level: string, stream?: DestinationStream): FastifyBaseLogger {
  const log: FastifyBaseLogger = pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
      // A request's own log has its id already.
      mixin: (_line, _level, logger) => (logger === log ? { ...currentTrace() } : {}),
    },
    stream,
  );
  return log;
}

/** One line and one measurement a request, when it is answered; why it failed has a line of its own. */
export function logRequests(app: FastifyInstance, metrics: Metrics) {
  // After the body: its events come from the socket, outside of every trace.
  app.addHook("preValidation", (request, _reply, done) => withTrace(traceOfRequest(request.id), done));
  app.addHook("onResponse", (request, reply, done) => {
    const { method, url, ip, user } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    const path = request.routeOptions.url;
    const isError = status >= 500;
    metrics.countRequest({ method, path, status, seconds: ms / 1_000 });
    endSpan({
      ...{ name: `${method} ${path ?? "none"}`, kind: "server", trace: traceOfRequest(request.id), ms, isError },
      attributes: { "http.request.method": method, "http.response.status_code": status },
    });
    const line = { method, path: describePath(url), status, ms: Math.round(ms), ip, userId: user?.id };
    request.log[isError ? "warn" : "info"](line, "answered");
    done();
  });
}
