import fc from "fast-check";
import { expect, test } from "vitest";
import { detect } from "./detect.ts";
import type { Plan, ReadRows } from "./plan.ts";
import { readStatement } from "./read-statement.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

async function readAll(text: string | Uint8Array, given: Partial<Plan> = {}) {
  const file = typeof text === "string" ? bytes(text) : text;
  const detected = detect(file.subarray(0, 65_536));
  if ("fault" in detected) return detected;
  const plan: Plan = {
    layout: detected.layout,
    timeZone: "UTC",
    dayFirst: detected.dayFirst === true,
    currency: "USD",
    metrics: ["followers", "subscribers", "subscription.priceCents"],
    now: Date.parse("2026-11-20T12:00:00Z"),
    hashPayer: (name) => `hash of ${name.length}`,
    ...given,
  };
  const all: ReadRows[] = [];
  // In pieces that cut rows and letters apart.
  const pieces = Array.from({ length: Math.ceil(file.length / 977) }, (_, i) => file.subarray(i * 977, (i + 1) * 977));
  for await (const batch of readStatement(pieces, plan)) all.push(batch);
  return {
    layout: detected.layout,
    dayFirst: detected.dayFirst,
    rows: all.reduce((sum, { rows }) => sum + rows, 0),
    lines: all.flatMap(({ lines }) => lines),
    figures: all.flatMap(({ figures }) => figures),
    refused: all.flatMap(({ refused }) => refused),
    skipped: all.reduce((sum, { skipped }) => sum + skipped, 0),
    creators: [...new Set(all.flatMap(({ creators }) => creators))],
    bytes: all.at(-1)?.bytes,
  };
}

async function read(text: string | Uint8Array, given: Partial<Plan> = {}) {
  const all = await readAll(text, given);
  if ("fault" in all) throw new Error(all.fault);
  return all;
}

const oneLine = [
  "Oct 8, 202511:54 am $14.99 $3.00 $11.99 Recurring subscription from Somebody",
  "Oct 8, 202511:27 am $50.01 $10.00 $40.01 Payment for message from Fan two",
  "Oct 8, 202512:50 pm $70.00 $14.00 $56.00 Payment for message from u1",
  "Oct 8, 202512:05 am $1,234.56 $246.91 $987.65 Tip in chat from Somebody",
].join("\n");

test("readStatement: a pasted statement on one line, year and time run together, is read to the cent", async () => {
  const { lines, refused, layout } = await read(oneLine);
  expect(refused).toEqual([]);
  expect(layout.form).toBe("onlyfans-paste");
  expect(
    lines.map(({ at, type, grossCents, feeCents, netCents }) => [
      new Date(at).toISOString().slice(0, 16),
      type,
      grossCents,
      feeCents,
      netCents,
    ]),
  ).toEqual([
    ["2025-10-08T11:54", "renewal", 1_499, 300, 1_199],
    ["2025-10-08T11:27", "message", 5_001, 1_000, 4_001],
    ["2025-10-08T12:50", "message", 7_000, 1_400, 5_600],
    ["2025-10-08T00:05", "tip", 123_456, 24_691, 98_765],
  ]);
  expect(lines.map(({ payer }) => payer)).toEqual(["hash of 8", "hash of 7", "hash of 2", "hash of 8"]);
});

test.each([
  ["with tabs", "Oct 8, 2025 11:54 am\t$14.99\t$3.00\t$11.99\tTip from A\tundo"],
  ["on two lines with tabs", "Oct 8, 2025\n11:54 am\t$14.99\t$3.00\t$11.99\tTip from A\tundo"],
  ["a cell a line", "Oct 8, 2025\n11:54 am\n$14.99\n$3.00\n$11.99\nTip from A\nundo"],
  [
    "under its header",
    "Date & time\tAmount\tFee\tNet\tDescription\tStatus\nOct 8, 2025 11:54 am\t$14.99\t$3.00\t$11.99\tTip from A\tundo",
  ],
  ["the status behind the name", "Oct 8, 202511:54 am $14.99 $3.00 $11.99 Tip from A undo"],
])("readStatement: a pasted statement %s is read the same", async (_, text) => {
  const { lines, refused } = await read(text);
  expect(refused).toEqual([]);
  expect(lines).toMatchObject([
    { type: "tip", state: "chargeback", grossCents: 1_499, netCents: 1_199, payer: "hash of 1" },
  ]);
});

test.each([
  ["at once", ""],
  ["under a title", "Statements\tfor November\n"],
])("readStatement: a pasted table with tabs and a header of its own, %s, is read by its columns", async (_, title) => {
  const { lines, refused, layout } = await read(
    `${title}Date\tDescription\tAmount\tFee\tNet\nNov 2, 2025\tSubscription from x\t$9876.54\t$1975.31\t$7901.23\nNov 3, 2025\tTip from Anna\t$10.00\t$2.00\t$8.00`,
  );
  expect(refused).toEqual([]);
  expect(layout).toMatchObject({ form: "generic", delimiter: "\t" });
  expect(lines).toMatchObject([
    { type: "subscription", grossCents: 987_654, feeCents: 197_531, netCents: 790_123, payer: "hash of 1" },
    { type: "tip", grossCents: 1_000, netCents: 800, payer: "hash of 4" },
  ]);
});

test("readStatement: a pasted statement is read in the account's time zone, winter and summer", async () => {
  const text = "Mar 9, 20251:30 am $5.00 $1.00 $4.00 Tip from A\nMar 9, 20253:30 am $5.00 $1.00 $4.00 Tip from A";
  const { lines } = await read(text, { timeZone: "America/New_York" });
  expect(lines.map(({ at }) => new Date(at).toISOString())).toEqual([
    "2025-03-09T06:30:00.000Z",
    "2025-03-09T07:30:00.000Z",
  ]);
});

test("readStatement: a pasted line that does not add up is refused by its number, and the others are read", async () => {
  const { lines, refused } = await read(`${oneLine}\nOct 8, 20251:00 am $10.00 $2.00 $8.01 Tip from A`);
  expect(lines).toHaveLength(4);
  expect(refused).toEqual([{ row: 5, column: "net", fault: "amount.sum", found: "$8.01" }]);
});

test.each([
  ["Subscription from A", "subscription"],
  ["Recurring subscription from A", "renewal"],
  ["Tip from A", "tip"],
  ["Tip on post from A", "tip"],
  ["Tip on stream from A", "tip"],
  ["Message from A", "message"],
  ["Post purchase by A", "post"],
  ["Post from A", "post"],
  ["Stream from A", "stream"],
  ["Custom request from A", "custom"],
  ["Custom (request) from A", "custom"],
  ["Something new from A", "other"],
])("readStatement: '%s' is a %s", async (description, type) => {
  const { lines } = await read(`Oct 8, 202511:54 am $14.99 $3.00 $11.99 ${description}`);
  expect(lines).toMatchObject([{ type, payer: "hash of 1" }]);
});

test("readStatement: of two columns that may name a payment's type, the one that does so in most rows", async () => {
  const { lines, layout } = await read(
    [
      "Date,Type,From,Gross,Fee,Net,Description",
      "2026-10-01,Tip,ann,10.00,2.00,8.00,for the set",
      "2026-10-02,Message,ben,5.00,1.00,4.00,unlocked it",
      "2026-10-03,Subscription,cat,9.99,2.00,7.99,welcome",
    ].join("\n"),
  );
  expect(lines.map(({ type }) => type)).toEqual(["tip", "message", "subscription"]);
  expect(layout.columns.type).toBe(1);
});

test("readStatement: a Fanvue file: tax is no earning, times are UTC, the handle is hashed", async () => {
  const { lines, refused, layout } = await read(
    [
      "Net,Tax,Fanvue Fee,Price,Gross,Invoice Number,Paid At (UTC),Type,Fan Handle",
      "8.00,1.90,2.00,10.00,11.90,INV-1,2026-03-01T10:00:00Z,Subscription,somebody",
      "4.00,0.00,1.00,5.00,5.00,INV-2,2026-03-01 11:00:00,Renewal,else",
      "4.00,0.00,1.00,5.00,6.00,INV-3,2026-03-01 11:00:00,Tip,else",
      "3.00,0.00,0.00,3.00,3.00,INV-4,2026-03-02 11:00:00,Referral,newcomer",
    ].join("\r\n"),
    { timeZone: "Asia/Tokyo" },
  );
  expect(layout.form).toBe("fanvue");
  expect(lines.map(({ grossCents, type, payer }) => [grossCents, type, payer])).toEqual([
    [1_000, "subscription", "hash of 8"],
    [500, "renewal", "hash of 4"],
    // The platform pays for it, and no fan does.
    [300, "referral", undefined],
  ]);
  expect(refused).toEqual([{ row: 4, column: "Net", fault: "amount.sum", found: "4.00" }]);
});

test("readStatement: an Infloww file has sums by creator and day, and only the chosen creator's are read", async () => {
  const text =
    'Date/Time,Creator,Total earnings Net\nOct 1 2025,Ava,$100.50\nOct 1 2025,Bo,$7\n"Oct 2, 2025",Ava,$20\n';
  const { figures, skipped, creators } = await read(text, { creator: "Ava" });
  expect(figures).toMatchObject([
    { metric: "earnings.net", value: 10_050, period: { from: "2025-10-01", to: "2025-10-01" } },
    { metric: "earnings.net", value: 2_000, period: { from: "2025-10-02", to: "2025-10-02" } },
  ]);
  expect([skipped, creators]).toEqual([1, ["Ava", "Bo"]]);
});

test("readStatement: an Infloww file with a header only has no rows", async () => {
  const header = "Date/Time,Creator,Total earnings Net\n";
  expect(await read(header)).toMatchObject({ layout: { form: "infloww" }, rows: 0, figures: [], refused: [] });
});

test("readStatement: a file of dates, metrics and values has figures, rounded ones with an interval", async () => {
  const { figures, refused } = await read(
    'date,metric,value\n2026-01-01,Followers,12.3K\n2026-01-02,subscribers,"1,204"\n2026-01-02,mood,5\n2026-01-03,subscription price,$9.99\n',
  );
  expect(figures).toMatchObject([
    { metric: "followers", value: 12_300, low: 12_250, high: 12_349 },
    { metric: "subscribers", value: 1_204 },
    { metric: "subscription.priceCents", value: 999, currency: "USD" },
  ]);
  expect(refused).toEqual([{ row: 4, column: "metric", fault: "metric.unknown", found: "mood" }]);
});

test("readStatement: a file with semicolons, umlauts of an old encoding and decimal commas is read", async () => {
  const text = "Datum;Net;Gross;Fee;Type\n08.10.2025 11:54;8,00 €;10,00 €;2,00 €;Tip von Jürgen\n";
  const { lines, refused } = await read(Buffer.from(text.replaceAll("€", "\u0080"), "latin1"), {
    currency: "EUR",
    dayFirst: true,
  });
  expect(refused).toEqual([]);
  expect(lines).toMatchObject([{ netCents: 800, grossCents: 1_000, currency: "EUR", type: "tip" }]);
});

test("readStatement: ambiguous dates are reported, unless one date decides the order", async () => {
  const head = "date,net,gross,fee\n";
  expect((await read(`${head}03/04/2026,4,5,1\n`)).dayFirst).toBe("ambiguous");
  expect((await read(`${head}03/04/2026,4,5,1\n13/04/2026,4,5,1\n`)).dayFirst).toBe(true);
  expect((await read(`${head}03/04/2026,4,5,1\n03/14/2026,4,5,1\n`)).dayFirst).toBe(false);
});

test("readStatement: a date column chosen by hand decides the order of day and month", () => {
  const detected = detect(bytes("wann;net\n03.04.2026;4\n13.04.2026;5\n"), { columns: { date: 0, net: 1 } });
  expect(detected).toMatchObject({ dayFirst: true, layout: { columns: { date: 0, net: 1 } } });
});

test("readStatement: in a file with dates of both orders those that contradict the chosen one are refused", async () => {
  const text = "date,net,gross,fee\n2026-01-01,4,5,1\n13/04/2026,4,5,1\n04/13/2026,4,5,1\n";
  const { lines, refused } = await read(text, { dayFirst: false });
  expect([lines.length, refused.map(({ row }) => row)]).toEqual([2, [3]]);
});

test("readStatement: reports each fault with row, column and value, but never a name", async () => {
  const { refused } = await read(
    [
      "date,net,gross,fee,status,description,currency",
      "yesterday,4,5,1,,Tip from A,",
      ",4,5,1,,Tip from A,",
      "2027-01-01,4,5,1,,Tip from A,",
      "2026-01-01,four,5,1,,Tip from A,",
      "2026-01-01,,5,,,Tip from A,",
      "2026-01-01,4,5,1,perhaps,Tip from A,",
      "2026-01-01,4,5,1,,Tip from A,JPY",
      "2026-01-01,€4,£5,1,,Tip from A,",
      "2026-01-01,€4,5,1,,Tip from A,USD",
      "2026-01-01,4 JPY,5,1,,Tip from A,",
      "2026-01-01,99999999999999,5,1,,Tip from A,",
    ].join("\n"),
  );
  expect(refused.map(({ row, column, fault }) => [row, column, fault])).toEqual([
    [2, "date", "date.unknown"],
    [3, "date", "date.missing"],
    [4, "date", "date.future"],
    [5, "net", "amount.unknown"],
    [6, "net", "amount.missing"],
    [7, "status", "status.unknown"],
    [8, "currency", "currency.unknown"],
    [9, "net", "currency.differs"],
    [10, "net", "currency.differs"],
    [11, "net", "currency.unknown"],
    [12, "net", "amount.large"],
  ]);
});

test("readStatement: a currency beside the amounts counts before the chosen one, in payments and in figures", async () => {
  const payments = await read('date,gross,fee,net\n2026-01-02,"1.500,50 €","300,00 €","1.200,50 €"\n2026-01-03,5,1,4');
  expect(payments.refused).toEqual([]);
  expect(payments.lines).toMatchObject([
    { netCents: 120_050, currency: "EUR" },
    { netCents: 400, currency: "USD" },
  ]);
  const prices = await read(
    "date,metric,value,currency\n2026-01-02,subscription price,9.99 €,\n2026-01-03,subscription price,9.99,GBP",
  );
  expect(prices.figures).toMatchObject([{ currency: "EUR" }, { currency: "GBP" }]);
});

const openQuotes = (rows: string[]) => read(["date,description,gross,fee,net", ...rows].join("\r\n"));
const tips = (count: number) => Array.from({ length: count }, () => "2026-01-01,Tip from A,5,1,4");

test.each([1, 3, 60])(
  "readStatement: a quote that is never closed costs its own row, and none of the %d after it",
  async (after) => {
    const { lines, refused, rows } = await openQuotes([...tips(1), '2026-01-02,"Tip from B,5,1,4', ...tips(after)]);
    expect(refused).toEqual([{ row: 3, column: "", fault: "row.openQuote" }]);
    expect([lines.length, rows]).toEqual([1 + after, 2 + after]);
  },
);

test("readStatement: each of many quotes that are never closed is refused by its row, in the order of the file", async () => {
  const open = '2026-01-02,"Tip from B,5,1,4';
  const { lines, refused } = await openQuotes([open, open, ...tips(1), open, ...tips(1), "2026-01-02,Tip,5,1,5", open]);
  expect(lines).toHaveLength(2);
  expect(refused.map(({ row, fault }) => [row, fault])).toEqual([
    [2, "row.openQuote"],
    [3, "row.openQuote"],
    [5, "row.openQuote"],
    [7, "amount.sum"],
    [8, "row.openQuote"],
  ]);
});

test("readStatement: a quoted cell of several lines, with commas, quotes and an empty line, is one row", async () => {
  const cell = '"Tip from B\r\nwith thanks, ""love"", and, more, of it\r\n\r\nB"';
  const { lines, refused, rows } = await openQuotes([`2026-01-02,${cell},5,1,4`, ...tips(2)]);
  expect([lines.length, rows, refused]).toEqual([3, 3, []]);
});

test("readStatement: a negative sum is a refund, and a deducted fee is a fee", async () => {
  const { lines } = await read("date,gross,fee,net\n2026-01-01,-5.00,-1.00,-4.00\n2026-01-01,5.00,-1.00,4.00\n");
  expect(lines.map(({ state, grossCents, feeCents, netCents }) => [state, grossCents, feeCents, netCents])).toEqual([
    ["refund", -500, -100, -400],
    ["cleared", 500, 100, 400],
  ]);
});

test.each([
  ["", "file.empty"],
  [" \n\t\n", "file.empty"],
  ["PK\u0003\u0004rest", "file.archive"],
  ["%PDF-1.7", "file.pdf"],
  ["a\u0000b", "file.binary"],
  ["hello", "file.noRows"],
])("readStatement: %j is refused as a whole: %s", async (text, fault) => {
  expect(await readAll(text)).toEqual({ fault });
});

test("readStatement: every style parses back to the amount it was formatted from", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom("en-US", "de-DE", "fr-FR", "en-CA"),
      async (cents, locale) => {
        const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
        const { lines } = await read(`date\tgross\tfee\tnet\n2026-01-01\t${shown}\t0.00\t${shown}\n`);
        expect(lines).toMatchObject([{ grossCents: cents, feeCents: 0, netCents: cents }]);
      },
    ),
    { numRuns: 200 },
  );
});

test("readStatement: a mangled file ends in refused rows without an error, and the rows read add up", async () => {
  const table = `Date & time,Amount,Fee,Net,Description,Status\n${Array.from({ length: 12 }, (_, i) => `"Oct ${i + 1}, 2025 11:54 am",$14.99,$3.00,$11.99,"Tip from ""A"", b",done`).join("\n")}\n`;
  const others = [
    `Net,Tax,Fanvue Fee,Price,Gross,Invoice Number,Paid At (UTC),Type,Fan Handle\n${"8.00,1.90,2.00,10.00,11.90,INV-1,2026-03-01T10:00:00Z,Tip,somebody\n".repeat(12)}`,
    `Date/Time,Creator,Total earnings Net\n${Array.from({ length: 12 }, (_, i) => `Oct ${i + 1} 2025,Ava,$100.50`).join("\n")}`,
    `date,metric,value\n${Array.from({ length: 12 }, (_, i) => `2026-01-${i + 10},Followers,12.3K`).join("\n")}`,
  ];
  const mangle = fc.array(
    fc.record({
      at: fc.nat(900),
      cut: fc.nat(30),
      put: fc.oneof(fc.string(), fc.constantFrom('"', ",", "\n", "\t", "\u0000", "$", "\ud800", "2025", "\r")),
    }),
    { minLength: 1, maxLength: 6 },
  );
  let isRead = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(table, oneLine, table.replaceAll(",", "\t"), ...others),
      mangle,
      async (text, changes) => {
        const mangled = changes.reduce((now, { at, cut, put }) => now.slice(0, at) + put + now.slice(at + cut), text);
        const all = await readAll(bytes(mangled));
        if ("fault" in all) return;
        isRead += all.lines.length;
        expect(all.lines.length + all.refused.length + all.skipped).toBeLessThanOrEqual(all.rows);
        expect(all.bytes).toBe(bytes(mangled).length);
        for (const { grossCents, feeCents, netCents, at } of all.lines) {
          // Of a row whose other amounts were cut out, the net alone is known.
          expect(grossCents === undefined).toBe(feeCents === undefined);
          if (grossCents !== undefined && feeCents !== undefined) expect(grossCents - feeCents).toBe(netCents);
          expect(Number.isFinite(at)).toBe(true);
        }
      },
    ),
    // Many times more by PROPERTY_RUNS, where that is set.
    { numRuns: Math.max(400, Number(process.env.PROPERTY_RUNS ?? 0)) },
  );
  expect(isRead).toBeGreaterThan(40);
});

test.each([
  ["English", "Date,Gross,Net,From", "10.00,8.00,someone"],
  ["German", "Datum;Brutto;Netto;Von", "10,00;8,00;someone"],
  ["German", "Datum;Betrag;Gebühr;Zahler", "10,00;2,00;someone"],
  ["Spanish", "Fecha;Bruto;Neto;De", "10,00;8,00;someone"],
  ["Spanish", "Fecha;Importe;Comisión;Pagador", "10,00;2,00;someone"],
  ["French", "Date;Brut;Net;De", "10,00;8,00;someone"],
  ["French", "Date;Montant;Frais;Payeur", "10,00;2,00;someone"],
])("readStatement: %s headers %s name amounts and the payer", async (_, header, cells) => {
  const separator = header.includes(";") ? ";" : ",";
  const { lines, refused } = await read(`${header}\n2026-10-25${separator}${cells}`);
  expect(refused).toEqual([]);
  expect(lines.map(({ grossCents, netCents, payer }) => [grossCents, netCents, payer])).toEqual([
    [1000, 800, "hash of 7"],
  ]);
});

test.each([
  [
    "German",
    ["Abonnement", "Verlängerung", "Trinkgeld", "Nachricht"],
    ["erledigt", "ausstehend", "Rückbuchung", "erstattet"],
  ],
  [
    "Spanish",
    ["Suscripción", "Renovación", "Propina", "Mensaje"],
    ["pagado", "pendiente", "contracargo", "reembolsado"],
  ],
  [
    "French",
    ["Abonnement", "Renouvellement", "Pourboire", "Message"],
    ["payé", "en attente", "rétrofacturation", "remboursé"],
  ],
])("readStatement: types and states of a %s file are those of an English one", async (_, types, states) => {
  const rows = types.flatMap((type, at) =>
    states.map((state, day) => `${at * 4 + day + 1}.10.2025 11:54;8,00;10,00;2,00;${type};${state}`),
  );
  const { lines, refused } = await read(`Datum;Netto;Brutto;Gebühr;Art;Status\n${rows.join("\n")}\n`);
  expect(refused).toEqual([]);
  expect(lines.map(({ type, state }) => `${type} ${state}`)).toEqual(
    ["subscription", "renewal", "tip", "message"].flatMap((type) =>
      ["cleared", "pending", "chargeback", "refund"].map((state) => `${type} ${state}`),
    ),
  );
});

test("readStatement: with dots the day of a date stands first, and nobody has to say so", async () => {
  const found = await read("Datum;Netto;Art\n03.11.2026;8,00;Trinkgeld\n04.11.2026;9,00;Trinkgeld\n");
  expect(found.dayFirst).toBe(true);
  expect(found.lines.map(({ at }) => new Date(at).toISOString().slice(0, 10))).toEqual(["2026-11-03", "2026-11-04"]);
});

test("readStatement: the currency that a header names is that of its amounts, unless a row names its own", async () => {
  const currencies = async (text: string) => (await read(text)).lines.map(({ currency }) => currency);
  expect(await currencies("Date,Netto EUR,Type\n2026-11-01,5.00,tip\n")).toEqual(["EUR"]);
  expect(await currencies("Date,Net (£),Type\n2026-11-01,5.00,tip\n2026-11-02,€6.00,tip\n")).toEqual(["GBP", "EUR"]);
  // A dollar sign is that of several currencies.
  expect(await currencies("Date,Net ($),Type\n2026-11-01,5.00,tip\n")).toEqual(["USD"]);
});

test("readStatement: a paid picture or video is a paid message", async () => {
  const found = await read("Date,Net,Type\n2026-11-02,16.00,Media Purchase\n2026-11-03,4.00,Unlocked video\n");
  expect(found.lines.map(({ type }) => type)).toEqual(["message", "message"]);
});

test("readStatement: rows of whole months are sums of these, and no payments of their first day", async () => {
  const found = await read("Monat;Netto EUR\n2026-01;1.200,00\nFebruar 2026;1.350,50\n");
  expect(found.layout.rows).toBe("totals");
  expect(found.lines).toEqual([]);
  expect(found.figures).toMatchObject([
    { value: 120_000, currency: "EUR", period: { from: "2026-01-01", to: "2026-01-31" } },
    { value: 135_050, currency: "EUR" },
  ]);
  expect((await read("Monat,Netto,Art\n2026-01,12.00,Trinkgeld\n")).layout.rows).toBe("payments");
});
