import { expect, test } from "vitest";
import { rangesOf, startOf } from "./range.ts";
import { type Note, notesByPoint } from "./stop.ts";

test("rangesOf: only ranges that the data fill are offered, and none where all are one", () => {
  expect(rangesOf(["2026-01-01T10:00:00Z", "2026-01-20T10:00:00Z"])).toEqual([]);
  expect(rangesOf(["2026-01-01T10:00:00Z", "2026-02-20T10:00:00Z"])).toEqual(["30", "all"]);
  expect(rangesOf(["2025-01-01", "2026-02-20"])).toEqual(["30", "90", "365", "all"]);
  expect(rangesOf([])).toEqual([]);
});

test("startOf: a range ends with the newest point; days stay days", () => {
  expect(startOf("30", "2026-01-31")).toBe("2026-01-01");
  expect(startOf("30", "2026-01-31T10:00:00.000Z")).toBe("2026-01-01T10:00:00.000Z");
  expect(startOf("all", "2026-01-31") < "2000-01-01").toBe(true);
});

test("notesByPoint: a note stands at the point of its day, else at the nearest, and nowhere outside the points", () => {
  const note = (id: string, at: string): Note => ({ id, at, kind: "post", text: id });
  const points = ["2026-01-01T23:00:00Z", "2026-01-02T23:00:00Z", "2026-01-09T23:00:00Z"];
  const notes = [
    note("a", "2026-01-02T01:00:00Z"),
    note("b", "2026-01-07"),
    note("c", "2025-12-01"),
    note("d", "2027-01-01"),
  ];
  expect(notesByPoint(points, notes).map((list) => list.map(({ id }) => id))).toEqual([[], ["a"], ["b"]]);
});
