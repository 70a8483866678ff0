import { Readable } from "node:stream";
import type { ColumnRole, RowFault } from "@fanradar/engine";
import { parse } from "csv-parse";
import { opensPayment, readPasted } from "./paste.ts";
import type { Layout, Plan, ReadRows } from "./plan.ts";
import { type Cells, readRow } from "./read-row.ts";
import { longestLine, splitLines, splitRecords } from "./split-records.ts";

/** Rows handed on at once: few enough that memory stays small, many enough that a database takes them in one go. */
const batchRows = 2_000;
const longestCell = 40;
/** Columns whose cells are never quoted in a fault: they may hold a name. */
const privateRoles: ReadonlySet<ColumnRole> = new Set(["type", "payer", "creator"]);

/**
 * Reads a statement as a stream, some thousand rows at a time: payments, sums or figures, and for each row without any
 * why. Nothing of a payer but the hash leaves here. Any bytes are read to the end; none throw.
 */
export async function* readStatement(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  plan: Plan,
): AsyncGenerator<ReadRows> {
  let batch = emptyBatch();
  let bytes = 0;
  const counted = async function* () {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  };
  const text = decode(counted(), plan.layout.encoding);
  const rows = plan.layout.delimiter ? tableRows(text, plan.layout) : pastedRows(text);
  for await (const row of rows) {
    take(batch, row, plan);
    if (batch.rows < batchRows) continue;
    yield { ...batch, bytes };
    batch = emptyBatch();
  }
  yield { ...batch, bytes };
}

type Row = { row: number; cells: Cells; label: (role: ColumnRole) => string } | { row: number; fault: RowFault };

const emptyBatch = (): ReadRows => ({
  rows: 0,
  bytes: 0,
  lines: [],
  figures: [],
  refused: [],
  skipped: 0,
  creators: [],
  fees: { usual: 0, other: 0 },
});

function take(batch: ReadRows, row: Row, plan: Plan): void {
  batch.rows++;
  if ("fault" in row) {
    batch.refused.push({ row: row.row, column: "", fault: row.fault });
    return;
  }
  const { cells, label } = row;
  const creator = cells("creator")?.trim();
  if (creator && !batch.creators.includes(creator)) batch.creators.push(creator);
  const read = readRow(cells, row.row, plan);
  if ("line" in read) {
    batch.lines.push(read.line);
    if (read.usualFee !== undefined) batch.fees[read.usualFee ? "usual" : "other"]++;
  } else if ("figures" in read) batch.figures.push(...read.figures);
  else if ("creator" in read) batch.skipped++;
  else {
    const found = privateRoles.has(read.role)
      ? undefined
      : cells(read.role)?.trim().slice(0, longestCell).toWellFormed();
    batch.refused.push({ row: row.row, column: label(read.role), fault: read.fault, ...(found && { found }) });
  }
}

async function* decode(chunks: AsyncIterable<Uint8Array>, encoding: Layout["encoding"]): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

const isParsed = (value: unknown): value is { record: string[]; info: { lines: number } } =>
  typeof value === "object" && value !== null && "record" in value;

async function* tableRows(
  text: AsyncIterable<string>,
  { delimiter = ",", headerRow, headers, columns }: Layout,
): AsyncGenerator<Row> {
  let broken: { row: number; fault: RowFault }[] = [];
  /** The text is read ahead of the rows: those that come later wait. */
  const brokenUntil = (row: number) => {
    const due = broken.filter((one) => one.row <= row).sort((a, b) => a.row - b.row);
    broken = broken.filter((one) => one.row > row);
    return due;
  };
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    record_delimiter: "\n",
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestLine,
    on_skip: (error) => {
      broken.push({ row: Number(error?.lines ?? 0), fault: "row.unreadable" });
      return undefined;
    },
  });
  const table = { delimiter, width: headers.length };
  const source = Readable.from(
    splitRecords(splitLines(text), table, (row) => void broken.push({ row, fault: "row.openQuote" })),
  );
  source.pipe(parser);
  source.once("error", (error) => parser.destroy(error));
  const needed = Math.max(...Object.values(columns), 0);
  const label = (role: ColumnRole) => headers[columns[role] ?? -1] || role;
  let records = 0;
  for await (const parsed of parser) {
    if (!isParsed(parsed)) continue;
    const { record, info } = parsed;
    yield* brokenUntil(info.lines);
    if (++records <= headerRow) continue;
    if (record.every((cell) => cell.trim() === "")) continue;
    const cells: Cells = (role) => {
      const place = columns[role];
      return place === undefined ? undefined : (record[place] ?? "");
    };
    if (record.length === 1 && needed > 0) yield { row: info.lines, fault: "row.unreadable" };
    else yield { row: info.lines, cells, label };
  }
  yield* brokenUntil(Number.POSITIVE_INFINITY);
}

async function* pastedRows(text: AsyncIterable<string>): AsyncGenerator<Row> {
  let open: { row: number; lines: string[] } | undefined;
  let row = 0;
  for await (const line of splitLines(text)) {
    row++;
    if (opensPayment(line)) {
      if (open) yield pasted(open);
      open = { row, lines: [line] };
    } else if (open && open.lines.length < mostLines && line.trim() !== "") open.lines.push(line);
  }
  if (open) yield pasted(open);
}
/** A payment is at most a cell a line, and none of them is long. */
const mostLines = 8;
const longestPastedLine = 500;

function pasted({ row, lines }: { row: number; lines: string[] }): Row {
  const found = readPasted(lines.map((line) => line.slice(0, longestPastedLine)).join("\t"));
  if (!found) return { row, fault: "row.unreadable" };
  const known: Partial<Record<ColumnRole, string>> = { ...found };
  return { row, cells: (role) => known[role], label: (role) => role };
}
