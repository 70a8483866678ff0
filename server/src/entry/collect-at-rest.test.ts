import { expect, test, vi } from "vitest";
import { collectAtRest } from "./collect-at-rest.ts";

test("collectAtRest: collects once after work, and not while there is any", () => {
  vi.useFakeTimers();
  let used = 0;
  const collect = vi.fn(() => {
    used += 400;
  });
  collectAtRest({ usedMs: () => used, collect });
  /** Half a minute with so much processor time, and how often it has collected by then. */
  const after = (ms: number) => {
    used += ms;
    vi.advanceTimersByTime(30_000);
    return collect.mock.calls.length;
  };
  expect([5_000, 599, 599, 0, 601, 2_000, 100, 100].map(after)).toEqual([0, 1, 1, 1, 1, 1, 2, 2]);
  vi.useRealTimers();
});
