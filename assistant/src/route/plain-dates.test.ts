import { expect, test } from "vitest";
import { withPlainDates } from "./plain-dates.ts";

const now = "2026-11-29T12:00:00Z";

test.each([
  ["tips 10/15 - 10/31", "tips 2026-10-15 - 2026-10-31"],
  ["from 10/01/2026 to 10/15/2026", "from 2026-10-01 to 2026-10-15"],
  ["on 12/3", "on 2025-12-03"],
  ["sales 1/10-15/10", "sales 2026-10-01 – 2026-10-15"],
  ["umsatz am 3.11.26", "umsatz am 2026-11-03"],
])("withPlainDates: '%s' is '%s' where the month stands first", (text, written) => {
  expect(withPlainDates(text, { monthFirst: true, now })).toBe(written);
});

test("withPlainDates: days stand first outside of English", () => {
  expect(withPlainDates("del 1/10 al 9/10", { monthFirst: false, now })).toBe("del 2026-10-01 al 2026-10-09");
});

test.each([
  "open 24/7",
  "50/50 with my agency",
  "3/4 of fans",
  "9/10 for the chat",
  "1.5/2.5",
  "on 13/32",
  "a 1/2/3 rule",
])("withPlainDates: '%s' has no date", (text) => expect(withPlainDates(text, { monthFirst: true, now })).toBe(text));

test.each([
  ["earnings 12/11/2026", "earnings 2026-11-12"],
  ["earnings 10/11/2026 to 12/11/2026", "earnings 2026-11-10 to 2026-11-12"],
  ["earnings 11/12/2026", "earnings 2026-11-12"],
  ["will she reach 100k by 12/11/2026", "will she reach 100k by 2026-12-11"],
])("withPlainDates: '%s', asked on 30 November, is '%s'", (text, expected) =>
  expect(withPlainDates(text, { monthFirst: true, now: "2026-11-30T12:00:00Z" })).toBe(expected),
);

test.each([
  ["best post of the week", "en", "best post of the last 7 days"],
  ["bester beitrag der woche", "de", "bester beitrag der letzten 7 tage"],
  ["mejor post de la semana", "es", "mejor post de los últimos 7 días"],
  ["meilleur post de la semaine", "fr", "meilleur post des 7 derniers jours"],
  ["los posts de la semana pasada", "es", "los posts de la semana pasada"],
  ["les posts de la semaine dernière", "fr", "les posts de la semaine dernière"],
  ["best day of the week", "en", "best day of the week"],
])("withPlainDates: '%s' (%s) is '%s'", (text, language, plain) =>
  expect(withPlainDates(text, { monthFirst: language === "en", now })).toBe(plain),
);
