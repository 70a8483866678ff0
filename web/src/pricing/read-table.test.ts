import { expect, test } from "vitest";
import { readTable } from "./read-table.ts";

const table = (heading: string, ...rows: string[]) => [heading, ...rows].join("\n");
const whole = "Month\tPrice\tJoined\tActive\tSubscriptions\tExtras";

test("readTable: months as a spreadsheet copies them, with currencies and separators of thousands", () => {
  const text = table(whole, "2026-08\t€7,99\t64\t231\t1.820,50\t1.490,00 €", "09/2026\t9,99\t51\t1.228\t2 105\t0");
  expect(readTable(text)).toMatchObject({
    faults: [],
    data: {
      currency: "EUR",
      months: [
        { month: "2026-08", price: 7.99, joined: 64, active: 231, subscriptions: 1820.5, extras: 1490 },
        { month: "2026-09", price: 9.99, joined: 51, active: 1228, subscriptions: 2105, extras: 0 },
      ],
    },
  });
});

test("readTable: columns in any order and language under a title, by commas or semicolons; a day stands for its month", () => {
  expect(
    readTable("Aurora 2026;;;;\n\nAboumsatz (€);Monat;Neue Abos;Aktive Abonnenten;Trinkgelder\n10,5;2026-05-01;1;2;3"),
  ).toMatchObject({
    faults: [],
    data: { currency: "EUR", months: [{ subscriptions: 10.5, month: "2026-05", joined: 1, active: 2, extras: 3 }] },
    headings: { subscriptions: "Aboumsatz (€)", active: "Aktive Abonnenten" },
    places: [{ line: 4 }],
  });
});

test.each([
  ["no currency", ["9", "8"], undefined],
  ["dollars", ["$9", "8"], "USD"],
  ["dollars of Canada, named once", ["$9", "CA$8"], "CAD"],
  ["a currency that is not taken, for the server to refuse", ["9 CHF", "8"], "CHF"],
])("readTable: a table in %s is read as one", (_, prices, currency) => {
  const read = readTable(table(whole, ...prices.map((price, index) => `2026-0${index + 1}\t${price}\t1\t2\t3\t4`)));
  expect(read?.faults).toEqual([]);
  expect(read?.data.currency).toBe(currency);
});

test("readTable: a column of currencies counts for its rows", () => {
  const read = readTable(table("Month,Joined,Active,Subscriptions,Extras,Currency", "2026-05,1,2,3,4,gbp"));
  expect(read?.data).toEqual({
    currency: "GBP",
    months: [{ month: "2026-05", joined: 1, active: 2, subscriptions: 3, extras: 4 }],
  });
});

test("readTable: amounts in several currencies are refused by their lines", () => {
  const mixed = table(whole, "2026-05\t€9\t1\t2\t3\t4", "2026-06\t$9\t1\t2\t3\t4", "2026-07\t9 €\t1\t2\t3\t4");
  expect(readTable(mixed)?.faults).toEqual([
    {
      kind: "currencies",
      lines: [
        { currency: "EUR", lines: [2, 4] },
        { currency: "$", lines: [3] },
      ],
    },
  ]);
  expect(readTable(table("Month,Price (€),Subscriptions ($)", "2026-05,9,3"))?.faults).toContainEqual(
    expect.objectContaining({ kind: "currencies" }),
  );
});

test("readTable: columns that are missing or stand there twice are named", () => {
  expect(readTable("month,Subs,Active fans,Mood\n2026-05,4,5,6")?.faults).toEqual([
    { kind: "columns", missing: ["joined", "subscriptions", "extras"] },
    { kind: "twice", role: "active", headings: ["Subs", "Active fans"] },
  ]);
  expect(readTable("joined,active\n1,2")?.faults).toEqual([
    { kind: "columns", missing: ["month", "joined", "active", "subscriptions", "extras"] },
  ]);
});

test("readTable: unreadable values and unknown columns stay as typed, for the server to name", () => {
  const read = readTable("month,joined,extras,Mood\n2026-05,about 4,1 xyz,fine\n\n2026-06,,,");
  expect(read?.data.months).toEqual([
    { month: "2026-05", joined: "about 4", extras: "1 xyz", Mood: "fine" },
    { month: "2026-06" },
  ]);
  expect(read?.places).toEqual([
    { line: 2, column: 1, offset: 25 },
    { line: 4, column: 1, offset: 53 },
  ]);
});

test("readTable: a point between three digits is read as thousands only where the table has no decimal point", () => {
  const extrasOf = (price: string) =>
    readTable(table(whole, `2026-05\t${price}\t1\t2\t3\t1.234`))?.data.months[0]?.extras;
  expect(extrasOf("9,99")).toBe(1234);
  expect(extrasOf("9.99")).toBe("1.234");
});

test.each([
  [
    ["Oct-25", "Nov-25"],
    ["2025-10", "2025-11"],
  ],
  [
    ["Okt. 2025", "novembre 2025"],
    ["2025-10", "2025-11"],
  ],
  [
    ["01/05/2026", "01/06/2026"],
    ["2026-05", "2026-06"],
  ],
  [
    ["05/01/2026", "06/01/2026"],
    ["2026-05", "2026-06"],
  ],
  [
    ["31.05.2026", "30.06.2026"],
    ["2026-05", "2026-06"],
  ],
  [
    ["2026/5", "6.2026"],
    ["2026-05", "2026-06"],
  ],
  [["05/06/2026"], ["05/06/2026"]],
  [
    ["Total", "13/2026"],
    ["Total", "13/2026"],
  ],
])("readTable: months written %j are %j", (written, months) => {
  const read = readTable(table("Month\tJoined", ...written.map((month) => `${month}\t1`)));
  expect(read?.data.months.map(({ month }) => month)).toEqual(months);
});

test.each(['{"months": []}', " [1]", "", " \n"])("readTable: %j is no table", (text) =>
  expect(readTable(text)).toBeUndefined(),
);

test.each(["month", "on me fait chanter", "Hello, this is\nno table", "2026-05\t9\t1\n2026-06\t9\t1"])(
  "readTable: %j has no line that names the columns",
  (text) => expect(readTable(text)?.faults).toEqual([expect.objectContaining({ kind: "columns" })]),
);
