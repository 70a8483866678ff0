import { setTimeout as sleep } from "node:timers/promises";

interface RetryOptions {
  /** Total time for all tries, milliseconds. */
  deadlineMs: number;
  tries: number;
  signal?: AbortSignal | undefined;
}

const firstWaitMs = 250;

/** Tries again while `isTransient` holds, with exponential backoff and jitter, never beyond the deadline. Returns the last try's result. */
export async function withRetries<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  isTransient: (value: T) => boolean,
  { deadlineMs, tries, signal }: RetryOptions,
): Promise<T> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
  let value = await attempt(either);
  for (let again = 1; again < tries && isTransient(value) && !either.aborted; again++) {
    const waitMs = firstWaitMs * 2 ** (again - 1) * (0.5 + spread());
    try {
      await sleep(waitMs, undefined, { signal: either });
    } catch {
      // The wait was cut short by the deadline: the last answer stands.
      return value;
    }
    value = await attempt(either);
  }
  return value;
}

/** A number in [0, 1): spreads the retries of many workers. */
function spread(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}
