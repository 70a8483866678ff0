import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { TraceConfig } from "../config/traces.ts";
import { version } from "../config/version.ts";
import { collectSpans, type Span, withTrace } from "../platform/trace/trace.ts";

const everyMs = 2_000;
/** Those that come while so many wait are dropped: a collector that is away costs no memory. */
const mostWaiting = 5_000;
const sendMs = 5_000;
const kinds = { server: 2, client: 3, consumer: 5 } as const;
const failed = 2;

/**
 * Sends the spans of this process to a collector of OpenTelemetry, by its protocol over HTTP in JSON, every two seconds and at the end. What
 * the collector does not take is lost, and logged once until it answers again. Returns a function that ends it.
 */
export function exportSpans(config: TraceConfig, log: FastifyBaseLogger): () => Promise<void> {
  const waiting: Span[] = [];
  const closing = new AbortController();
  let isAway = false;
  const stopCollecting = collectSpans((span) => {
    if (waiting.length < mostWaiting && isSampled(span.traceId, config.ratio)) waiting.push(span);
  });
  const send = async () => {
    const spans = waiting.splice(0);
    if (spans.length === 0) return;
    try {
      // Outside of every trace: sending spans makes none.
      const answer = await withTrace({}, () =>
        fetch(config.endpoint, {
          method: "POST",
          headers: { ...config.headers, "content-type": "application/json" },
          body: JSON.stringify(requestOf(spans, config.serviceName)),
          signal: AbortSignal.timeout(sendMs),
        }),
      );
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, "traces are not collected");
      isAway = true;
    }
  };
  const run = async () => {
    while (!closing.signal.aborted) {
      await sleep(everyMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      await send();
    }
  };
  const running = run();
  return async () => {
    stopCollecting();
    closing.abort();
    await running;
  };
}

/** Every process decides alike: by the last 7 bytes of the trace's id, as OpenTelemetry's sampler by ratio does. */
const isSampled = (traceId: string, ratio: number) => Number.parseInt(traceId.slice(-14), 16) < ratio * 16 ** 14;

const nanoseconds = (ms: number) => `${Math.round(ms * 1_000)}000`;
const attributesOf = (values: Record<string, string | number>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: value } : { stringValue: value },
  }));

/** An ExportTraceServiceRequest, as opentelemetry-proto 1.x writes it in JSON. */
function requestOf(spans: readonly Span[], serviceName: string) {
  const resource = { "service.name": serviceName, "service.version": version, "process.pid": process.pid };
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [
          {
            scope: { name: "fanradar", version },
            spans: spans.map(({ name, kind, traceId, spanId, parentId, from, to, attributes, isError }) => ({
              ...{ traceId, spanId, ...(parentId !== undefined && { parentSpanId: parentId }), name },
              ...{ kind: kinds[kind], startTimeUnixNano: nanoseconds(from), endTimeUnixNano: nanoseconds(to) },
              attributes: attributesOf(attributes),
              status: isError ? { code: failed } : {},
            })),
          },
        ],
      },
    ],
  };
}
