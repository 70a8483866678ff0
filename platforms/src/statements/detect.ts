import { parse } from "csv-parse/sync";
import { describeLine } from "./describe-line.ts";
import { orderOfDigits, parseMoment } from "./parse-moment.ts";
import { opensPayment, readPasted } from "./paste.ts";
import type { DetectionResult, Layout } from "./plan.ts";
import { columnsOf, guessColumns, matchPreset } from "./presets.ts";

const delimiters = [",", ";", "\t", "|"] as const;
const sampleRows = 5;
/** Of so many rows dates are looked at: whether the day or the month comes first. */
const headRows = 400;
/** A header may stand under a title; further down it is none. */
const headerWithin = 10;

/** What a person said of a file's columns, which beats what its header says. */
type NamedLayout = Partial<Pick<Layout, "rows" | "columns">>;

/** What a file is, by its first 64 KB. */
export function detect(head: Uint8Array, named: NamedLayout = {}): DetectionResult {
  const fault = faultOf(head);
  if (fault) return { fault };
  const encoding = encodingOf(head);
  const text = new TextDecoder(encoding).decode(head);
  const lines = text.split(/\r\n|\n|\r/);
  const tables = delimiters.flatMap((delimiter) => {
    const table = tableOf(text, delimiter);
    return table.some(({ length }) => length > 1) ? [{ delimiter, table }] : [];
  });
  for (const { delimiter, table } of tables)
    for (const [index, headers] of table.slice(0, headerWithin).entries()) {
      const match = matchPreset(headers);
      if (!match) continue;
      const { preset, columns } = match;
      const layout: Layout = {
        form: preset.form,
        rows: preset.rows,
        encoding,
        delimiter,
        headerRow: index + 1,
        headers,
        columns,
      };
      return withSample(layout, table.slice(index + 1), { named, isUtc: preset.isUtc ?? false });
    }
  const headed = tables.flatMap(({ delimiter, table }) => {
    const start = table.slice(0, headerWithin).findIndex((headers, index) => isHeader(headers, table[index + 1]));
    return start < 0 ? [] : [{ delimiter, table: table.slice(start), above: start }];
  })[0];
  if (headed) return generic(headed, { encoding, named });
  const pasted = lines.filter(opensPayment).slice(0, headRows);
  if (isPaste(lines)) {
    const layout: Layout = {
      form: "onlyfans-paste",
      rows: "payments",
      encoding,
      headerRow: 0,
      headers: [],
      columns: {},
    };
    const dates = pasted.flatMap((line) => readPasted(line)?.date ?? []);
    return { layout, sample: [], dayFirst: dayFirstOf(dates), hasZone: false };
  }
  const widest = tables.toSorted((a, b) => widthOf(b.table) - widthOf(a.table))[0];
  if (!widest) return { fault: "file.noRows" };
  return generic(widest, { encoding, named });
}

/** Whether cells name the columns of date and amount of the row below them, which has as many: it is read by them, not as a paste. */
function isHeader(headers: string[], below: string[] | undefined): boolean {
  const { date, gross, net } = guessColumns(headers);
  return date !== undefined && (gross ?? net) !== undefined && below?.length === headers.length;
}

/** Of a table without a known header; `above` are the rows before its first. */
function generic(
  { delimiter, table, above = 0 }: { delimiter: (typeof delimiters)[number]; table: string[][]; above?: number },
  { encoding, named }: { encoding: Layout["encoding"]; named: NamedLayout },
): DetectionResult {
  const [first = []] = table;
  const columns = guessColumns(first);
  const hasHeader = columns.date !== undefined || !first.some((cell) => dateIn(cell));
  const isOfFigures = columns.metric !== undefined && columns.value !== undefined;
  const rows = isOfFigures ? "figures" : hasSpans(columns, table.slice(1)) ? "totals" : "payments";
  const headers = hasHeader ? first : first.map(() => "");
  const layout: Layout = {
    form: "generic",
    rows,
    encoding,
    delimiter,
    headerRow: hasHeader ? above + 1 : 0,
    headers,
    columns: hasHeader ? withTypes(columns, table) : guessByCells(first),
  };
  return withSample(layout, hasHeader ? table.slice(1) : table, { named, isUtc: false });
}

/** Whether each row is a sum of months or days, and none says what was paid for: a payment is of one day. */
function hasSpans({ date, type }: Layout["columns"], rows: readonly string[][]): boolean {
  if (date === undefined || type !== undefined) return false;
  const spans = rows.flatMap((row) => parseMoment(row[date] ?? "", { timeZone: "UTC", dayFirst: true })?.days ?? []);
  return spans.length > 0 && spans.every(({ from, to }) => from !== to);
}

/** Of several columns that may say what was paid for, such as 'Type' and 'Description', the one that does so in most rows. */
function withTypes(columns: Layout["columns"], [headers = [], ...rows]: readonly string[][]): Layout["columns"] {
  const { type, ...others } = columns;
  const taken = new Set(Object.values(others));
  const known = (at: number) => rows.filter((row) => describeLine(row[at] ?? "").type !== "other").length;
  const [best = type] = columnsOf("type", headers)
    .filter((at) => !taken.has(at))
    .toSorted((one, other) => known(other) - known(one) || Number(other === type) - Number(one === type));
  return best === undefined ? columns : { ...columns, type: best };
}

/** Without a header: the first cell that is a date. The rest is for the person to say. */
function guessByCells(cells: string[]) {
  const date = cells.findIndex(dateIn);
  return date >= 0 ? { date } : {};
}

function withSample(
  found: Layout,
  table: string[][],
  { named, isUtc }: { named: NamedLayout; isUtc: boolean },
): DetectionResult {
  const layout = correct(found, named);
  const dates = table.flatMap((row) => row[layout.columns.date ?? -1] ?? []);
  const hasOffset = dates.length > 0 && dates.every((date) => /\d(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i.test(date.trim()));
  const hasZone = isUtc || layout.rows === "figures" || hasOffset;
  return { layout, sample: table.slice(0, sampleRows), dayFirst: dayFirstOf(dates), hasZone };
}

/** Columns that the person named take the place of those that were found; then the file is of no known form. */
function correct(found: Layout, { rows = found.rows, columns = found.columns }: NamedLayout): Layout {
  const isFound = rows === found.rows && JSON.stringify(columns) === JSON.stringify(found.columns);
  return isFound ? found : { ...found, form: "generic", rows, columns };
}

/** Decided by a date whose day is over 12; ambiguous without one. */
function dayFirstOf(dates: string[]): boolean | "ambiguous" {
  const orders = new Set(dates.map((date) => orderOfDigits(date)));
  if (orders.has("day-first")) return true;
  return orders.has("either") && !orders.has("month-first") ? "ambiguous" : false;
}

const dateIn = (cell: string) =>
  [true, false].some((dayFirst) => parseMoment(cell, { timeZone: "UTC", dayFirst }) !== undefined);

/** Most payments of a paste open on a line of their own, and the first of them can be read. */
function isPaste(lines: string[]): boolean {
  const first = lines.findIndex(opensPayment);
  if (first < 0) return false;
  const next = lines.findIndex((line, index) => index > first && opensPayment(line));
  return readPasted(lines.slice(first, next < 0 ? undefined : next).join("\t")) !== undefined;
}

function tableOf(text: string, delimiter: string): string[][] {
  const table: string[][] = parse(text, {
    delimiter,
    bom: true,
    to: headRows,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  return table.map((row) => row.map((cell) => cell.trim()));
}

function widthOf(table: string[][]): number {
  const widths = table.slice(0, 20).map(({ length }) => length);
  return Math.min(...widths) + Math.max(...widths) / 100;
}

function encodingOf(head: Uint8Array): Layout["encoding"] {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  try {
    // Streaming, so that a letter cut off at the end is no fault.
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

function faultOf(head: Uint8Array) {
  const begins = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  const isWide = begins(0xff, 0xfe) || begins(0xfe, 0xff);
  if (head.every((byte) => byte <= 0x20)) return "file.empty";
  if (begins(0x50, 0x4b) || begins(0x1f, 0x8b) || begins(0x52, 0x61, 0x72, 0x21) || begins(0x37, 0x7a))
    return "file.archive";
  if (begins(0x25, 0x50, 0x44, 0x46)) return "file.pdf";
  if (begins(0x89, 0x50, 0x4e, 0x47) || begins(0xff, 0xd8, 0xff) || begins(0x47, 0x49, 0x46, 0x38))
    return "file.picture";
  return !isWide && head.subarray(0, 8_192).includes(0) ? "file.binary" : undefined;
}
