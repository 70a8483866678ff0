import type { ShiftRow } from "@fanradar/contract";
import { type ShiftFault, shiftOf } from "./read-shifts.ts";

interface ShiftDraft extends Record<"chatter" | "start" | "end", string> {}

/** A shift as a form shows it: its times as 2026-11-03T18:00:00, by a time zone's clock. */
export const draftOf = ({ chatter, from, to }: Omit<ShiftRow, "id">, timeZone: string): ShiftDraft => ({
  chatter,
  start: wallTime(from, timeZone),
  end: wallTime(to, timeZone),
});

/** The shift as changed, or what is wrong with it. A time that was left alone stays the moment it was, in an hour that the clock shows twice as well. */
export function changeShift(
  shift: Omit<ShiftRow, "id">,
  { chatter, start, end }: ShiftDraft,
  timeZone: string,
): Omit<ShiftRow, "id"> | ShiftFault {
  const before = draftOf(shift, timeZone);
  return shiftOf([chatter.trim(), start === before.start ? shift.from : start, end === before.end ? shift.to : end], {
    timeZone,
    dayFirst: false,
  });
}

/** Swedish writes dates as ISO 8601 does. */
const wallTime = (iso: string, timeZone: string) =>
  new Date(iso).toLocaleString("sv-SE", { timeZone }).replace(" ", "T");
