import { limits } from "@fanradar/contract";
import { orderOfDigits, parseMoment } from "@fanradar/platforms/cells";
import Papa from "papaparse";

/** Why a line is no shift. */
export type ShiftFault = "cells" | "start" | "end" | "order" | "long" | "days" | "name";

export interface ReadShifts {
  /** As the call takes them. */
  shifts: { chatter: string; from: string; to: string }[];
  /** Lines are counted from 1. */
  faults: { line: number; fault: ShiftFault }[];
}

const dayMs = 24 * 3_600_000;
/** A date with dots is written with the day first wherever it is written so. */
const dotted = /^\d{1,2}\.\d{1,2}\.\d{4}/;
const clock = /^\d{1,2}(?:[:.]\d{2})?(?::\d{2})?\s*(?:[ap]\.?\s?m\.?)?$/i;

/**
 * Shifts from lines of 'name, start, end' or 'name, day, start, end', as typed or copied from a spreadsheet. An end without a day is the
 * next time that the clock shows it. A first line of several without
 * any digit is a heading.
 *
 * @param timeZone IANA name: whose clock the times are read off
 */
export function readShifts(text: string, timeZone: string): ReadShifts {
  const rows = rowsOf(text);
  const hasHeading = rows.length > 1 && !/\d/.test(rows[0]?.cells.join("") ?? "");
  const body = hasHeading ? rows.slice(1) : rows;
  const dates = body.flatMap(({ cells }) => cells);
  const orders = new Set(dates.map((cell) => orderOfDigits(cell)));
  const dayFirst = orders.has("day-first") || dates.some((cell) => dotted.test(cell));
  const isOpen = orders.has("either") && !dayFirst && !orders.has("month-first");
  const read: ReadShifts = { shifts: [], faults: [] };
  for (const { cells, line } of body) {
    const found = isOpen && cells.some((cell) => orderOfDigits(cell)) ? "days" : shiftOf(cells, { timeZone, dayFirst });
    if (typeof found === "string") read.faults.push({ line, fault: found });
    else read.shifts.push(found);
  }
  return { ...read, shifts: distinct(read.shifts) };
}

/** Each shift once, and each name as it was first written: 'ana' is Ana. */
function distinct(shifts: ReadShifts["shifts"]): ReadShifts["shifts"] {
  const names = new Map<string, string>();
  const known = new Map<string, ReadShifts["shifts"][number]>();
  for (const { chatter: written, from, to } of shifts) {
    const folded = written.toLocaleLowerCase();
    const chatter = names.get(folded) ?? written;
    names.set(folded, chatter);
    known.set(JSON.stringify([chatter, from, to]), { chatter, from, to });
  }
  return [...known.values()];
}

/** Between cells. A comma stands within a written date as well: it comes last. */
const marks = ["\t", ";", "|", ","] as const;

/** Lines with anything in them, counted from 1. Lists of two origins stand below each other: each line has its own mark between cells. */
function rowsOf(text: string): { cells: string[]; line: number }[] {
  return text.split(/\r\n|\n|\r/).flatMap((written, at) => {
    const delimiter = marks.find((mark) => written.includes(mark)) ?? ",";
    const cells = (Papa.parse<string[]>(written, { delimiter }).data[0] ?? []).map((cell) => cell.trim());
    while (cells.at(-1) === "") cells.pop();
    return cells.length > 0 ? [{ cells, line: at + 1 }] : [];
  });
}

/** A shift from its name, start and end, or name, day, start and end; or what is wrong with it. */
export function shiftOf(
  cells: string[],
  options: { timeZone: string; dayFirst: boolean },
): ReadShifts["shifts"][number] | ShiftFault {
  const [chatter = "", ...rest] = cells;
  const [start, end] = rest.length === 3 ? [`${rest[0]} ${rest[1]}`, rest[2]] : rest;
  if (chatter === "" || !start || !end || rest.length > 3) return "cells";
  if (chatter.length > limits.chatter) return "name";
  const from = parseMoment(start, options);
  if (!from?.hasTime) return "start";
  const to = clock.test(end) ? nextTime(from, end, options) : momentOf(end, options);
  if (to === undefined) return "end";
  if (to <= from.at) return "order";
  if (to - from.at > dayMs) return "long";
  return { chatter, from: new Date(from.at).toISOString(), to: new Date(to).toISOString() };
}

function momentOf(text: string, options: { timeZone: string; dayFirst: boolean }): number | undefined {
  const moment = parseMoment(text, options);
  return moment?.hasTime ? moment.at : undefined;
}

/** When the clock shows a time next after a start: on its day, or the day after. */
function nextTime(
  start: { at: number; days: { from: string } },
  time: string,
  options: { timeZone: string; dayFirst: boolean },
): number | undefined {
  const padded = /[:.]|[ap]/i.test(time) ? time.replace(/^(\d{1,2})\s*([ap])/i, "$1:00 $2") : `${time}:00`;
  const onDay = (day: string) => momentOf(`${day} ${padded}`, options);
  const sameDay = onDay(start.days.from);
  if (sameDay === undefined || sameDay > start.at) return sameDay;
  return onDay(new Date(Date.parse(start.days.from) + dayMs).toISOString().slice(0, 10));
}
