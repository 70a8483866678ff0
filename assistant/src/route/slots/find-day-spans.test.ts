import { expect, test } from "vitest";
import { tokensOf } from "../tokens.ts";
import { findPeriods } from "./find-period.ts";

const now = "2026-11-29T12:00:00Z";
const periodOf = (text: string) => findPeriods(tokensOf(text), now).map(({ value }) => value);

test.each([
  ["earnings from nov 10 to nov 20", "2026-11-10..2026-11-20"],
  ["revenus du 10 au 20 novembre", "2026-11-10..2026-11-20"],
  ["Einnahmen vom 10. bis zum 20. November", "2026-11-10..2026-11-20"],
  ["Umsatz 28.10. bis 3.11.", "2026-10-28..2026-11-03"],
  ["ingresos del 1 al 15 de octubre", "2026-10-01..2026-10-15"],
  ["between the 1st and 15th of October", "2026-10-01..2026-10-15"],
  ["earnings dec 20 - jan 5", "2025-12-20..2026-01-05"],
  ["earnings nov 1-15", "2026-11-01..2026-11-15"],
  ["earnings nov 1-12", "2026-11-01..2026-11-12"],
  ["Einnahmen vom 10.11.2025 bis 16.11.2025", "2025-11-10..2025-11-16"],
  ["from Oct 28, 2025 to Nov 3, 2025", "2025-10-28..2025-11-03"],
  ["tips 2026-11-01 – 2026-11-10", "2026-11-01..2026-11-10"],
])("findPeriods: '%s' names the days from one to the other", (text, days) => {
  expect(periodOf(text)).toEqual([days]);
});

test.each([
  ["first week of november", "2026-11-01..2026-11-07"],
  ["letzte Woche im Oktober", "2026-10-25..2026-10-31"],
  ["primera quincena de octubre", "2026-10-01..2026-10-15"],
  ["seconde moitié d'octobre", "2026-10-16..2026-10-31"],
])("findPeriods: '%s' names a part of a month", (text, days) => {
  expect(periodOf(text)).toEqual([days]);
});

test.each([
  ["more than six months ago", "2026-05"],
  ["mehr als vor einem halben Jahr", "2026-05"],
  ["más que hace tres meses", "2026-08"],
  ["il y a deux ans", "2024-11"],
  ["two weeks ago", "2026-11-09..2026-11-15"],
  ["vor drei Tagen", "2026-11-26"],
])("findPeriods: '%s' names the time that was so long ago", (text, then) => {
  expect(periodOf(text)).toEqual([then]);
});

test.each(["5 to 10 posts", "between 5 and 10 percent", "desde hace meses", "gana de 5 a 10 euros"])(
  "findPeriods: '%s' names no days",
  (text) => {
    expect(periodOf(text)).toEqual([]);
  },
);

test("findPeriods: 'of the year' is this year, and the end of the year none that was", () => {
  expect(periodOf("el mejor mes del año")).toEqual(["2026"]);
  expect(periodOf("bis zum Ende des Jahres")).toEqual([]);
  expect(periodOf("earnings since the 15th")).toEqual(["2026-11-15..2026-11-29"]);
});

test.each([
  ["this week", "2026-11-23..2026-11-29"],
  ["letzte Woche", "2026-11-16..2026-11-22"],
  ["la semaine passée", "2026-11-16..2026-11-22"],
  ["week 46", "2026-11-09..2026-11-15"],
  ["KW 53", "2025-12-29..2026-01-04"],
  ["past week", "7d"],
  ["since she started", "2000-01-01..2026-11-29"],
  ["did she post this weekend", "2026-11-28..2026-11-29"],
  ["letztes Wochenende", "2026-11-28..2026-11-29"],
  ["est-ce qu'elle a posté ce week-end", "2026-11-28..2026-11-29"],
])("findPeriods: '%s' is a week from Monday on, a weekend, seven days or all that is known", (text, days) => {
  expect(periodOf(text)).toEqual([days]);
});
