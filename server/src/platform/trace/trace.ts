import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/** What the work under way was begun by: the request, and the job that it queued. */
export interface Trace {
  /** Id of the request, as its log lines have it; absent for what the clock began. */
  reqId?: string;
  job?: string;
  jobId?: string;
  /** Ids of OpenTelemetry, where spans are collected: of the trace, and of the span that the work belongs to. */
  traceId?: string;
  spanId?: string;
}

/** A stretch of work that has ended. */
export interface Span {
  name: string;
  kind: "server" | "consumer" | "client";
  traceId: string;
  spanId: string;
  parentId?: string;
  /** Milliseconds since the epoch. */
  from: number;
  to: number;
  attributes: Record<string, string | number>;
  isError: boolean;
}

const current = new AsyncLocalStorage<Trace>();
/** None where no traces are collected. */
const collectors = new Set<(span: Span) => void>();

/** The trace of the work under way; empty outside of requests and jobs. */
export const currentTrace = (): Trace => current.getStore() ?? {};

/** Runs `work` so that its log lines, the jobs it queues and its calls to other services carry the trace. */
export const withTrace = <T>(trace: Trace, work: () => T): T => current.run(trace, work);

/** The trace of a request with the ids of its span, which is the first one: made from the request's id, so that jobs of other processes know them. */
export function traceOfRequest(reqId: string): Trace {
  if (collectors.size === 0) return { reqId };
  const traceId = reqId.replaceAll("-", "");
  return { reqId, traceId, spanId: firstSpanOf(traceId) };
}

/** The trace of a job: of the request that queued it, or of its own where the clock did. */
export function traceOfJob({ reqId, ...job }: { reqId: string | undefined; job: string; jobId: string }): Trace {
  const trace = { ...(reqId !== undefined && traceOfRequest(reqId)), ...job };
  if (collectors.size === 0) return trace;
  return { traceId: randomBytes(16).toString("hex"), ...trace, spanId: newSpanId() };
}

const firstSpanOf = (traceId: string) => traceId.slice(0, 16);
const newSpanId = () => randomBytes(8).toString("hex");

type Work = Pick<Span, "name" | "kind" | "attributes" | "isError"> & { trace: Trace; ms: number };

/** Hands the span of what has just ended to who collects them. A call has a span of its own below that of its trace. */
export function endSpan({ trace: { traceId, spanId, reqId }, ms, kind, ...work }: Work): void {
  if (collectors.size === 0 || traceId === undefined || spanId === undefined) return;
  const to = performance.timeOrigin + performance.now();
  const parentId = { server: undefined, consumer: reqId && firstSpanOf(traceId), client: spanId }[kind];
  const span: Span = {
    ...{ ...work, kind, traceId, from: to - ms, to },
    spanId: kind === "client" ? newSpanId() : spanId,
    ...(parentId !== undefined && { parentId }),
  };
  for (const take of collectors) take(span);
}

/** Calls `take` with each span that ends in this process. Returns a function that stops it. */
export function collectSpans(take: (span: Span) => void): () => void {
  collectors.add(take);
  return () => void collectors.delete(take);
}
