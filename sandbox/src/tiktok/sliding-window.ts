const windowMs = 60_000;
const most = 600;

/** 600 calls a minute for each endpoint, counted back from every call. */
export function createSlidingWindow() {
  const calls = new Map<string, number[]>();
  return {
    /** False when the limit is reached. */
    use(endpoint: string, now: number): boolean {
      const recent = (calls.get(endpoint) ?? []).filter((at) => at > now - windowMs);
      const isFree = recent.length < most;
      calls.set(endpoint, isFree ? [...recent, now] : recent);
      return isFree;
    },
  };
}
