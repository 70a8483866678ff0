import { expect, test } from "vitest";
import { readShifts } from "./read-shifts.ts";

const read = (text: string, timeZone = "UTC") => readShifts(text, timeZone);
const evening = { chatter: "Ana", from: "2026-11-03T18:00:00.000Z", to: "2026-11-04T02:00:00.000Z" };

test.each([
  "Ana, 2026-11-03 18:00, 2026-11-04 02:00",
  "Ana;2026-11-03 18:00;2026-11-04 02:00",
  "Ana\t2026-11-03\t18:00\t02:00",
  "Ana, 2026-11-03 18:00, 02:00",
  "Ana, 2026-11-03 18:00, 2 am",
  "Ana, Nov 3 2026 6:00 pm, 2:00 am",
  "Name,Start,End\nAna,2026-11-03 18:00,2026-11-04 02:00\n",
  "Ana, 13/11/2026 18:00, 14/11/2026 02:00",
])("readShifts: %j is an evening's shift", (text) => {
  const { shifts, faults } = read(text);
  expect(faults).toEqual([]);
  const later = (iso: string) => iso.replace("2026-11-0", text.includes("13/11") ? "2026-11-1" : "2026-11-0");
  expect(shifts).toEqual([{ ...evening, from: later(evening.from), to: later(evening.to) }]);
});

test("readShifts: dates with dots have the day first, a shift that stands twice is one, and names differ by more than their case", () => {
  const text =
    "Ana;03.11.2026 18:00;04.11.2026 02:00\nana;03.11.2026 18:00;04.11.2026 02:00\nANA;05.11.2026 18:00;20:00";
  const { shifts, faults } = read(text);
  expect(faults).toEqual([]);
  expect(shifts).toMatchObject([evening, { chatter: "Ana", from: "2026-11-05T18:00:00.000Z" }]);
});

test("readShifts: lines of a spreadsheet stand below typed ones, each with its own mark between cells", () => {
  const { shifts, faults } = read(
    "Ana, 2026-11-03 18:00, 02:00\nBo;01.11.2026 20:00;01.11.2026 23:00\nCy\tNov 2, 2026 20:00\tNov 2, 2026 23:00",
  );
  expect(faults).toEqual([]);
  expect(shifts.map(({ chatter, from }) => [chatter, from])).toEqual([
    ["Ana", "2026-11-03T18:00:00.000Z"],
    ["Bo", "2026-11-01T20:00:00.000Z"],
    ["Cy", "2026-11-02T20:00:00.000Z"],
  ]);
});

test("readShifts: a line alone is no heading", () => {
  expect(read("hello")).toEqual({ shifts: [], faults: [{ line: 1, fault: "cells" }] });
});

test("readShifts: times are of the given clock, over a change of it too", () => {
  expect(read("Ana, 2026-10-24 22:00, 2026-10-25 06:00", "Europe/Berlin").shifts).toEqual([
    { chatter: "Ana", from: "2026-10-24T20:00:00.000Z", to: "2026-10-25T05:00:00.000Z" },
  ]);
});

test("readShifts: what is wrong is named by line", () => {
  const text = [
    "Ana, 2026-11-03 18:00",
    "Ana, yesterday, 2026-11-04 02:00",
    "Ana, 2026-11-03, 2026-11-04 02:00",
    "Ana, 2026-11-03 18:00, late",
    "",
    "Ana, 2026-11-03 18:00, 2026-11-03 17:00",
    "Ana, 2026-11-03 18:00, 2026-11-05 18:00",
    `${"A".repeat(81)}, 2026-11-03 18:00, 2026-11-03 19:00`,
  ].join("\n");
  expect(read(text)).toEqual({
    shifts: [],
    faults: [
      { line: 1, fault: "cells" },
      { line: 2, fault: "start" },
      { line: 3, fault: "start" },
      { line: 4, fault: "end" },
      { line: 6, fault: "order" },
      { line: 7, fault: "long" },
      { line: 8, fault: "name" },
    ],
  });
});

test("readShifts: dates whose day and month can be read both ways are refused unless another row decides", () => {
  expect(read("Ana, 03/11/2026 18:00, 20:00").faults).toEqual([{ line: 1, fault: "days" }]);
  expect(read("Ana, 03/11/2026 18:00, 20:00\nAna, 13/11/2026 18:00, 20:00").shifts).toMatchObject([
    { from: "2026-11-03T18:00:00.000Z" },
    { from: "2026-11-13T18:00:00.000Z" },
  ]);
});
