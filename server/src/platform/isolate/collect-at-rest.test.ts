import { getHeapStatistics } from "node:v8";
import { expect, test, vi } from "vitest";
import { collectAtRest, collectObjects } from "./collect-at-rest.ts";

test("collectAtRest: collects at rest, each time that the process has worked for two seconds, and not during work", () => {
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
  const halves = [5_000, 100, 0, 1_900, 100, 3_001, 0, 0];
  expect(halves.map(after)).toEqual([0, 1, 1, 1, 2, 2, 3, 3]);
  vi.useRealTimers();
});

test("collectObjects: the pages of garbage go back at once", () => {
  collectObjects();
  const total = () => getHeapStatistics().total_heap_size;
  const before = total();
  let garbage = Array.from({ length: 500_000 }, (_, index) => ({ index, of: [index] }));
  const full = total();
  garbage = garbage.slice(0, 1);
  collectObjects();
  expect(garbage).toHaveLength(1);
  expect(total() - before).toBeLessThan((full - before) / 10);
});
