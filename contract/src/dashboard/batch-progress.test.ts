import { expect, test } from "vitest";
import { expectedEnd } from "./batch-progress.ts";

const now = new Date("2026-11-28T12:00:00.000Z");
const minute = (count: number) => new Date(now.getTime() + count * 60_000);
const at = (count: number) => minute(count).toISOString();

test("expectedEnd: the waiting ones end at the pace of those that ended", () => {
  const ended = [minute(-6), minute(-4), minute(-2), minute(0)];
  expect(expectedEnd({ now, waiting: 10, ended, lastStartsAt: minute(3) })).toEqual({ endsAt: at(20), measuredBy: 4 });
});

test("expectedEnd: never before the queue starts the last one", () => {
  const ended = [minute(-3), minute(-2), minute(-1), minute(0)];
  expect(expectedEnd({ now, waiting: 2, ended, lastStartsAt: minute(9) })).toEqual({ endsAt: at(9), measuredBy: 4 });
});

test.each([
  ["no end", []],
  ["three ends", [minute(-3), minute(-2), minute(-1)]],
  ["ends of one moment", [now, now, now, now]],
])("expectedEnd: with %s it is what the queue plans", (_, ended) => {
  expect(expectedEnd({ now, waiting: 5, ended, lastStartsAt: minute(7) })).toEqual({ endsAt: at(7), measuredBy: null });
});

test("expectedEnd: is not in the past", () => {
  expect(expectedEnd({ now, waiting: 1, ended: [], lastStartsAt: minute(-5) }).endsAt).toBe(now.toISOString());
  const ended = [minute(-50), minute(-49), minute(-48), minute(-47)];
  expect(expectedEnd({ now, waiting: 1, ended, lastStartsAt: undefined }).endsAt).toBe(now.toISOString());
});
