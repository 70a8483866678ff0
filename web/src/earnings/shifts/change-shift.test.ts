import { expect, test } from "vitest";
import { changeShift, draftOf } from "./change-shift.ts";

const timeZone = "America/New_York";
// The clock shows 1:30 twice on this day; this is the second.
const shift = { chatter: "Ana", from: "2025-11-02T06:30:00.000Z", to: "2025-11-02T10:00:00.000Z" };
const draft = draftOf(shift, timeZone);

test("changeShift: times are read by the statement's clock, and one that was left alone stays the moment it was", () => {
  expect(draft).toEqual({ chatter: "Ana", start: "2025-11-02T01:30:00", end: "2025-11-02T05:00:00" });
  expect(changeShift(shift, draft, timeZone)).toEqual(shift);
  expect(changeShift(shift, { ...draft, end: "2025-11-02T06:15" }, timeZone)).toEqual({
    ...shift,
    to: "2025-11-02T11:15:00.000Z",
  });
});

test("changeShift: what is wrong is named", () => {
  expect(changeShift(shift, { ...draft, chatter: " " }, timeZone)).toBe("cells");
  expect(changeShift(shift, { ...draft, end: "" }, timeZone)).toBe("cells");
  expect(changeShift(shift, { ...draft, end: draft.start }, timeZone)).toBe("order");
  expect(changeShift(shift, { ...draft, end: "2025-11-05T01:30" }, timeZone)).toBe("long");
});
