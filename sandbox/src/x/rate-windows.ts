const windowMs = 15 * 60_000;

/** Calls that an app may make in 15 minutes. */
export const windowLimits = { user: 300, me: 75, timeline: 10_000 } as const;
export type Endpoint = keyof typeof windowLimits;

export interface RateState {
  limit: number;
  remaining: number;
  /** Milliseconds. */
  resetAt: number;
}

/**
 * Counts calls by endpoint in windows of the real clock. The stand-in counts down to 1 and stays there: only a fault refuses,
 * so that a seed may request years of days at once.
 */
export function createRateWindows() {
  const windows = new Map<Endpoint, { endsAt: number; used: number }>();
  return {
    use(endpoint: Endpoint, now: number): RateState {
      const open = windows.get(endpoint);
      const window = open && open.endsAt > now ? open : { endsAt: now + windowMs, used: 0 };
      window.used += 1;
      windows.set(endpoint, window);
      const limit = windowLimits[endpoint];
      return { limit, remaining: Math.max(1, limit - window.used), resetAt: window.endsAt };
    },
  };
}
export type RateWindows = ReturnType<typeof createRateWindows>;
