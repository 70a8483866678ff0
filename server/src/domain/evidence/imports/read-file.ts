import { hkdfSync } from "node:crypto";
import type { ImportQuestion } from "@fanradar/contract";
import type { FileFault } from "@fanradar/engine";
import type { Layout, RefusedRow, StatementFigure } from "@fanradar/platforms";
import type { Config } from "../../../config/config.ts";
import { isolate } from "../../../platform/isolate/isolate.ts";
import type { CountedLine } from "./count-payments.ts";
import type { PaymentColumns } from "./payment-columns.ts";
import type { ReadOptions } from "./plan-reading.ts";
import type { ReadBatch, ReadingJob, ReadingMessage, TakenUp } from "./reading-thread.ts";

/** Summary of a statement read to its end. Its rows were passed on batch by batch. */
export interface Reading {
  layout: Layout;
  sample: string[][];
  asks: ImportQuestion[];
  rows: number;
  payments: number;
  figures: number;
  /** Net cents of cleared payments, by currency. */
  net: Map<string, number>;
  /** Whether a payment seen gross, fee and net, and whether each of those that did had the usual fee. */
  fees: { usual: number; other: number };
  /** Its first and last moment, milliseconds since 1970. */
  span: { from: number; to: number } | undefined;
  /** The first of what was taken, and of what was left out; `refusedRows` counts all of those. */
  shown: { lines: CountedLine[]; figures: StatementFigure[]; refused: RefusedRow[] };
  refusedRows: number;
  hasWrongSum: boolean;
  skipped: number;
  creators: string[];
}

/** Payments and figures of a batch of rows, in the order of the file. */
export interface Batch {
  payments: PaymentColumns | undefined;
  figures: StatementFigure[];
}

interface ReadFileOptions {
  options: ReadOptions;
  payerKey: Uint8Array;
  /** Given each batch with what was read so far, one after the other; meanwhile the next is read. */
  onBatch: (batch: Batch, reading: Reading) => Promise<void>;
  /** Called with the progress, of 1. */
  onProgress: (done: number) => void;
  timeLimitMs?: number;
}

const shownFigures = 20;
const shownRefusals = 100;
const mostCreators = 200;
const limits = { as: "thread", memoryMb: 96, youngMemoryMb: 4 } as const;

/** The thread stands beside this file: as source, and as `reading-thread.js` in the bundle. */
const entry = new URL(import.meta.url.endsWith(".ts") ? "./reading-thread.ts" : "./reading-thread.js", import.meta.url);

/** Whatever is hashed with it can be seen apart within one model, and nowhere else. */
export const payerKeyOf = ({ appSecret }: Pick<Config, "appSecret">, modelId: number) =>
  new Uint8Array(hkdfSync("sha256", appSecret, String(modelId), "fanradar payers", 32));

/**
 * Reads a statement in a thread of its own, which ends with it, whatever it was given. The bytes are handed over.
 *
 * @returns why the file is none; `too-slow` when it took too long or too much memory
 * @throws what the reader itself threw: a bug
 */
export async function readFile(
  bytes: Uint8Array<ArrayBuffer>,
  { options, payerKey, onBatch, onProgress, timeLimitMs = 30_000 }: ReadFileOptions,
): Promise<Reading | { fault: FileFault } | "too-slow"> {
  const total = Math.max(1, bytes.length);
  const reading = emptyReading();
  const seen = new Set<string>();
  const reader = isolate<ReadingJob | TakenUp, ReadingMessage>(entry, { ...limits, timeMs: timeLimitMs });
  return reader.run(async ({ send, next }) => {
    send({ bytes, options, payerKey }, [bytes.buffer]);
    for (;;) {
      const message = await next();
      if ("failure" in message) {
        // That the reader ran out of time or memory is the file's doing.
        if (message.failure === "ended") throw new Error(`the reader ended: ${message.detail}`);
        return "too-slow";
      }
      if ("fault" in message) return message;
      if ("threw" in message) throw new Error(`the reader threw: ${message.threw}`);
      if ("done" in message) return withCreatorQuestion(reading, options);
      if ("layout" in message) {
        Object.assign(reading, message);
        continue;
      }
      send({ takenUp: true });
      await onBatch(take(reading, message.read, seen), reading);
      onProgress(message.read.bytes / total);
    }
  });
}

const emptyReading = (): Reading => ({
  layout: { form: "generic", rows: "payments", encoding: "utf-8", headerRow: 0, headers: [], columns: {} },
  sample: [],
  asks: [],
  rows: 0,
  payments: 0,
  figures: 0,
  net: new Map(),
  fees: { usual: 0, other: 0 },
  span: undefined,
  shown: { lines: [], figures: [], refused: [] },
  refusedRows: 0,
  hasWrongSum: false,
  skipped: 0,
  creators: [],
});

/** Adds a batch to the summary, and returns the rows to store. */
function take(reading: Reading, read: ReadBatch, seen: Set<string>): Batch {
  const { shown } = reading;
  const refuse = (row: RefusedRow) => {
    reading.refusedRows++;
    reading.hasWrongSum ||= row.fault === "amount.sum";
    if (shown.refused.length < shownRefusals) shown.refused.push(row);
  };
  const reach = (from: number, to: number) => {
    const { span = { from, to } } = reading;
    reading.span = { from: Math.min(span.from, from), to: Math.max(span.to, to) };
  };
  const figures = read.figures.filter((figure) => {
    // One day has one figure of a kind: of two that differ neither is more credible.
    const key = `${figure.metric} ${figure.period.to}`;
    if (seen.has(key)) refuse({ row: figure.row, column: reading.layout.headers[0] ?? "", fault: "row.twice" });
    else reach(Date.parse(figure.period.from), Date.parse(figure.period.to));
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  for (const row of read.refused) refuse(row);
  const { payments } = read;
  if (payments) reach(payments.span.from, payments.span.to);
  for (const [currency, cents] of payments?.net ?? [])
    reading.net.set(currency, (reading.net.get(currency) ?? 0) + cents);
  reading.rows += read.rows;
  reading.payments += payments?.count ?? 0;
  reading.figures += figures.length;
  shown.lines.push(...read.shown);
  shown.figures.push(...figures.slice(0, shownFigures - shown.figures.length));
  reading.skipped += read.skipped;
  for (const name of read.creators)
    if (reading.creators.length < mostCreators && !reading.creators.includes(name)) reading.creators.push(name);
  reading.fees.usual += read.fees.usual;
  reading.fees.other += read.fees.other;
  return { payments, figures };
}

/** A file on several creators says nothing of one of them until that one is named. */
function withCreatorQuestion(reading: Reading, { creator }: ReadOptions): Reading {
  const isOpen = creator === undefined ? reading.creators.length > 1 : !reading.creators.includes(creator);
  if (!isOpen || reading.layout.columns.creator === undefined) return reading;
  return { ...reading, asks: [...reading.asks, "creator"] };
}
