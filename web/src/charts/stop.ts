import { nearestStop } from "./cursor.ts";

/** Something that happened on a day of a chart: an unusual day, another price, a version of the report, a post, what the team noted. */
export interface Note {
  /** Of the fact that it shows, or what else distinguishes it. */
  id: string;
  /** ISO instant or day. */
  at: string;
  kind: "jump" | "price" | "version" | "post" | "note";
  text: string;
  /** The text holds what somebody wrote, in any script. */
  isTyped?: boolean;
}

/** What is written at a place of a chart. */
export interface StopText {
  /** ISO instant or day that it is of. */
  at: string;
  when: string;
  rows: { label?: string; value: string; range?: string | undefined; colour?: string }[];
  notes: readonly Note[];
}

/** A place of a chart where something is read. */
export interface Stop extends StopText {
  /** CSS pixels from the left edge. */
  x: number;
  /** Points of the lines there. */
  marks: readonly { y: number; colour: string }[];
}

/** Notes by the point that they belong to: the one of the same day, else the nearest in time. `moments`: ISO, oldest first. */
export function notesByPoint(moments: readonly string[], notes: readonly Note[]): Note[][] {
  const lists = moments.map((): Note[] => []);
  const times = moments.map((at) => Date.parse(at));
  const byDay = new Map(moments.map((at, place) => [at.slice(0, 10), place]));
  const [first = Number.NaN, last = first] = [times[0], times.at(-1)];
  for (const note of notes) {
    const at = Date.parse(note.at);
    const sameDay = byDay.get(note.at.slice(0, 10));
    const place =
      sameDay ??
      (at >= first && at <= last
        ? nearestStop(
            times.map((x) => ({ x })),
            at,
          )
        : undefined);
    if (place !== undefined) lists[place]?.push(note);
  }
  return lists;
}
