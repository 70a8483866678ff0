import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";

const heading = "Monat;Preis;Neue Abos;Aktive Abos;Aboumsatz;Trinkgelder";
const read = (...rows: string[]) => readTable([heading, ...rows].join("\n"), "2026-11");
const months = (found: ReturnType<typeof read>) => found?.data.months.map(({ month }) => month);

test.each(["Gesamt", "Total", "Sum", "", "2026", "Σ"])(
  "readTable: a row '%s' with the sums of the months is left out, by its numbers",
  (name) => {
    const found = read("2026-01;9;10;100;1.000,50;5", "2026-02;9;20;110;2.000,25;6", `${name};;30;110;3.000,75;11`);
    expect(months(found)).toEqual(["2026-01", "2026-02"]);
    expect(found?.leftOut).toEqual([{ line: 4, why: "sum" }]);
    expect(found?.places.map(({ line }) => line)).toEqual([2, 3]);
  },
);

test("readTable: sums of each year, of all and a mean are left out; a month with the figures of another one is kept", () => {
  const found = read(
    ...["2025-12;9;1;9;10;1", "2025-11;9;2;9;20;2", "Summe 2025;;3;;30;3"],
    ...[
      "2026-01;9;3;9;30;3",
      "2026-02;9;3;9;30;3",
      "Summe 2026;;6;;60;6",
      "Gesamt;;9;;90;9",
      "Schnitt;9;2,25;9;22,5;2,25",
    ],
  );
  expect(months(found)).toEqual(["2025-12", "2025-11", "2026-01", "2026-02"]);
  expect(found?.leftOut.map(({ line, why }) => [line, why])).toEqual([
    ...[
      [4, "sum"],
      [7, "sum"],
      [8, "sum"],
      [9, "mean"],
    ],
  ]);
});

test("readTable: a month that stands there twice counts once, and one that is still to come does not count", () => {
  const found = read("2026-10;9;1;9;10;1", "10/2026;9;5;9;50;5", "2026-11;9;2;9;20;2", "2026-12;9;3;9;30;3");
  expect(months(found)).toEqual(["2026-10", "2026-11"]);
  expect(found?.leftOut).toEqual([
    { line: 3, why: "twice", month: "2026-10", first: 2 },
    { line: 5, why: "future", month: "2026-12" },
  ]);
});

test("readTable: a row without a month whose numbers are no total is kept for the server to name", () => {
  const found = read("2026-09;9;1;9;10;1", "2026-10;9;5;9;50;5", "Bonus;;7;9;60;6");
  expect(months(found)).toEqual(["2026-09", "2026-10", "Bonus"]);
  expect(found?.leftOut).toEqual([]);
});
