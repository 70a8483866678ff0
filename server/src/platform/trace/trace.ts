import { AsyncLocalStorage } from "node:async_hooks";

/** What the work under way was begun by: the request, and the job that it queued. */
export interface Trace {
  /** Id of the request, as its log lines have it; absent for what the clock began. */
  reqId?: string;
  job?: string;
  jobId?: string;
}

const current = new AsyncLocalStorage<Trace>();

/** The trace of the work under way; empty outside of requests and jobs. */
export const currentTrace = (): Trace => current.getStore() ?? {};

/** Runs `work` so that its log lines, the jobs it queues and its calls to other services carry the trace. */
export const withTrace = <T>(trace: Trace, work: () => T): T => current.run(trace, work);
