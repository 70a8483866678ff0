import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import { describePath } from "../platform/http/log.ts";
import type { Metrics } from "../platform/metrics/metrics.ts";
import { currentTrace, endSpan, type Trace } from "../platform/trace/trace.ts";

/** Where spans go. */
export const tracesService = "traces";

/** A service that is called by HTTP: its name in logs and metrics, and what its addresses begin with. */
export interface Service {
  name: string;
  baseUrl: string;
}

interface Options {
  services: readonly Service[];
  metrics: Metrics;
  log: FastifyBaseLogger;
}

const request = z.object({ method: z.string(), origin: z.coerce.string(), path: z.string() });
const answer = z.object({ statusCode: z.int() });
const message = z.object({ request: z.looseObject({}), response: z.unknown() });

/**
 * Counts and logs every request that this process sends by `fetch`, with the request and the job that it is sent for. Node
 * publishes them, for every sender: no connector has to. Returns a function that stops it.
 */
export function observeCalls({ services, metrics, log }: Options): () => void {
  // The longest first: in the demo every service is a path of one stand-in.
  const known = services.toSorted((one, other) => other.baseUrl.length - one.baseUrl.length);
  const begun = new WeakMap<object, { service: string; method: string; path: string; at: number; trace: Trace }>();

  const onCreate = (event: unknown) => {
    const sent = keyOf(event);
    const data = request.safeParse(sent).data;
    if (!sent || !data) return;
    const { method, origin, path } = data;
    const service = known.find(({ baseUrl }) => `${origin}${path}`.startsWith(baseUrl))?.name ?? "other";
    begun.set(sent, { service, method, path: describePath(path), at: performance.now(), trace: currentTrace() });
  };
  const end = (event: unknown, status: number | "none") => {
    const sent = keyOf(event);
    const call = sent && begun.get(sent);
    if (!sent || !call) return;
    begun.delete(sent);
    const { service, method, path, at, trace } = call;
    const ms = performance.now() - at;
    metrics.countCall({ service, status, seconds: ms / 1_000 });
    endSpan({
      ...{ name: `${method} ${service}`, kind: "client", trace, ms, isError: status === "none" || status >= 500 },
      attributes: {
        ...{ "http.request.method": method, "url.path": path },
        ...(status === "none" ? { "error.type": "no response" } : { "http.response.status_code": status }),
      },
    });
    // Sent every two seconds.
    if (service === tracesService) return;
    log.info({ ...trace, service, method, path, status, ms: Math.round(ms) }, "called");
  };
  const onHeaders = (event: unknown) => {
    const parsed = answer.safeParse(message.safeParse(event).data?.response).data;
    // Interim answers are followed by the real one.
    if (parsed && parsed.statusCode >= 200) end(event, parsed.statusCode);
  };
  const onError = (event: unknown) => end(event, "none");

  const listeners: [string, (event: unknown) => void][] = [
    ["undici:request:create", onCreate],
    ["undici:request:headers", onHeaders],
    ["undici:request:error", onError],
  ];
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}

/** The object that all events of one request have in common. */
function keyOf(event: unknown): object | undefined {
  if (typeof event !== "object" || event === null || !("request" in event)) return undefined;
  return typeof event.request === "object" && event.request !== null ? event.request : undefined;
}
