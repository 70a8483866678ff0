import { expect, test } from "vitest";
import { placeOfRow, readTable } from "./read-table.ts";

test("readTable: months as a spreadsheet copies them, with currencies and separators of thousands", () => {
  const text =
    "Month\tPrice\tJoined\tActive\tSubscriptions\tExtras\n2026-08\t$7.99\t64\t231\t1,820.50\t1.490,00 €\n09/2026\t9,99\t51\t1.228\t2 105\t0";
  expect(readTable(text)).toEqual({
    months: [
      { month: "2026-08", price: 7.99, joined: 64, active: 231, subscriptions: 1820.5, extras: 1490 },
      { month: "2026-09", price: 9.99, joined: 51, active: 1228, subscriptions: 2105, extras: 0 },
    ],
  });
});

test("readTable: columns in any order and language, by commas or semicolons; a day stands for its month", () => {
  expect(readTable("abos;Monat;neu;aktiv;extras\n10,5;2026-05-01;1;2;3")).toEqual({
    months: [{ subscriptions: 10.5, month: "2026-05", joined: 1, active: 2, extras: 3 }],
  });
  expect(readTable("month,joined\n2026-05,4")).toEqual({ months: [{ month: "2026-05", joined: 4 }] });
});

test("readTable: what cannot be read, and columns nobody knows, are kept as they were typed for the server to name", () => {
  expect(readTable("month,joined,Mood\n2026-05,about 4,fine\n\n2026-06,,")).toEqual({
    months: [{ month: "2026-05", joined: "about 4", Mood: "fine" }, { month: "2026-06" }],
  });
});

test.each(['{"months": []}', "[1]", "on me fait chanter", "", "joined,active\n1,2", "month"])(
  "readTable: %j is no table of months",
  (text) => expect(readTable(text)).toBeUndefined(),
);

test("placeOfRow: a row is found past empty lines, a field outside of the months is not", () => {
  const text = "month,joined\n\n2026-05,4\n2026-06,x";
  expect(placeOfRow(text, "months.1.joined")).toEqual({ line: 4, column: 1, offset: 24 });
  expect(placeOfRow(text, "price")).toBeUndefined();
});
