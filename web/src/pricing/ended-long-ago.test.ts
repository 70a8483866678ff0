import { expect, test } from "vitest";
import { endedLongAgo } from "./ended-long-ago.ts";

const ending = (at: string) => endedLongAgo({ points: [{ at, value: 1 }] }, "2026-11-22T10:00:00.000Z");

test("endedLongAgo: months that end more than two months back state their last day", () => {
  expect(ending("2026-02-28T00:00:00.000Z")).toBe("2026-02-28");
  expect(ending("2026-09-30T00:00:00.000Z")).toBeUndefined();
  expect(ending("2026-10-31T00:00:00.000Z")).toBeUndefined();
  expect(endedLongAgo({ points: [] }, "2026-11-22T10:00:00.000Z")).toBeUndefined();
});
