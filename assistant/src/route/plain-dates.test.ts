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
