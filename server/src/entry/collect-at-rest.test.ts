import { expect, test, vi } from "vitest";
import { collectAtRest } from "./collect-at-rest.ts";

test("collectAtRest: collects at rest, each time that enough garbage has come together, and not during work", () => {
  vi.useFakeTimers();
  let [used, megabytes] = [0, 150];
  const collect = vi.fn(() => {
    used += 400;
    megabytes = 100;
  });
  collectAtRest({ usedMs: () => used, bytes: () => megabytes * 1_024 * 1_024, collect });
  /** Half a minute with so much processor time and so many new megabytes, and how often it has collected by then. */
  const after = ([ms, grown]: readonly [ms: number, grown: number]) => {
    used += ms;
    megabytes += grown;
    vi.advanceTimersByTime(30_000);
    return collect.mock.calls.length;
  };
  const work = [5_000, 50] as const;
  const halves = [work, [2_999, 0], [2_999, 20], [0, 5], [0, 0], [3_001, 30], work, [100, 0], [100, 0]] as const;
  expect(halves.map(after)).toEqual([0, 1, 1, 2, 2, 2, 2, 3, 3]);
  vi.useRealTimers();
});
