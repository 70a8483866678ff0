import { tzOffset } from "@date-fns/tz";

const hourMs = 3_600_000;
const offsets = new Map<string, number>();
const mostKept = 20_000;

/**
 * A wall clock's reading, as if it were UTC, to the instant at which it showed it. Of an hour that is there twice the
 * first is taken; one that is skipped is read with the offset before the change.
 */
export function toUtc(wall: number, timeZone: string): number {
  const guess = wall - offsetAt(wall, timeZone);
  const earlier = wall - offsetAt(guess - 2 * hourMs, timeZone);
  return earlier + offsetAt(earlier, timeZone) === wall ? earlier : wall - offsetAt(guess, timeZone);
}

/** Offsets change on quarter hours at most: a statement of a hundred thousand lines needs few. */
function offsetAt(at: number, timeZone: string): number {
  if (timeZone === "UTC") return 0;
  const key = `${timeZone} ${Math.floor(at / (hourMs / 4))}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= mostKept) offsets.clear();
  const offset = tzOffset(timeZone, new Date(at)) * 60_000;
  offsets.set(key, offset);
  return offset;
}
