/** Safari has no idle callbacks. */
const pauseMs = 1_000;

/** Begins something once the browser has nothing else to do. Returns a function to stop it, begun or not. */
export function whenIdle(begin: () => (() => void) | undefined): () => void {
  let stop: (() => void) | undefined;
  const run = () => {
    stop = begin();
  };
  const hasIdle = "requestIdleCallback" in globalThis;
  const waiting = hasIdle ? requestIdleCallback(run) : setTimeout(run, pauseMs);
  return () => {
    if (hasIdle) cancelIdleCallback(Number(waiting));
    else clearTimeout(waiting);
    stop?.();
  };
}
