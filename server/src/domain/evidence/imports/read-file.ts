import type { ImportQuestion, RequiredColumn } from "@fanradar/contract";
import type { FileFault } from "@fanradar/engine";
import type { Layout, RowRefusalCount, StatementFigure } from "@fanradar/platforms";
import { lettersOf } from "@fanradar/words/fold";
import type { Config } from "../../../config/config.ts";
import { isolate } from "../../../platform/isolate/isolate.ts";
import { programUrl } from "../../../platform/isolate/program-url.ts";
import { deriveKey } from "../../../platform/secrets/derive-key.ts";
import type { CountedLine } from "./count-payments.ts";
import type { PaymentColumns } from "./payment-columns.ts";
import type { ImportOptions } from "./plan-import.ts";
import type { Acknowledgement, ReadBatch, ReadingMessage, ReadingRequest } from "./reading-thread.ts";

/** Summary of a statement read to its end. Its rows were passed on batch by batch. */
export interface StatementSummary {
  layout: Layout;
  sample: string[][];
  questions: ImportQuestion[];
  /** No row was read while one is missing. */
  missing: RequiredColumn[];
  rows: number;
  payments: number;
  figures: number;
  /** Net cents of the payments that count as earned, by currency. */
  net: Map<string, number>;
  /** Payments with gross, fee and net: with the usual fee, and with another. */
  fees: { usual: number; other: number };
  /** How many payments are of each size, by doublings of a cent. */
  sizes: readonly number[];
  /** Its first and last moment, milliseconds since 1970. */
  span: { from: number; to: number } | undefined;
  /** The first accepted and refused rows, for the preview; `refusedRows` counts all refused ones. */
  shown: { lines: CountedLine[]; figures: StatementFigure[]; refused: RowRefusalCount[] };
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
  options: ImportOptions;
  payerKey: Uint8Array;
  /** The model's name and handles. A file on another name has to be confirmed; without this option none has. */
  names?: readonly string[];
  /** Called with each batch and the summary so far, in sequence; meanwhile the next batch is read. */
  onBatch: (batch: Batch, reading: StatementSummary) => Promise<void>;
  /** Called with the progress, from 0 to 1. */
  onProgress: (done: number) => void;
}

const shownFigures = 20;
const shownRefusals = 100;
const mostCreators = 200;
const limits = { as: "thread", memoryMb: 96, youngMemoryMb: 4, timeMs: 30_000 } as const;

const entry = programUrl("reading-thread", import.meta.url);

/** Per model: equal payers have equal hashes within a model, and none across models. */
export const payerKeyOf = (config: Pick<Config, "appSecret">, modelId: number) =>
  new Uint8Array(deriveKey(config, "fanradar payers", String(modelId)));

/**
 * Parses a statement in a thread of its own, within a limit of time and memory. The bytes are transferred: the caller can no longer read them.
 *
 * @returns the summary; `fault` if the file is not a readable statement; `too-slow` if it took too long or too much memory
 * @throws an error if the thread crashed: a bug
 */
export async function readFile(
  bytes: Uint8Array<ArrayBuffer>,
  { options, payerKey, names, onBatch, onProgress }: ReadFileOptions,
): Promise<StatementSummary | { fault: FileFault } | "too-slow"> {
  const total = Math.max(1, bytes.length);
  const reading = emptyReading();
  const seen = new Set<string>();
  const reader = isolate<ReadingRequest | Acknowledgement, ReadingMessage>(entry, limits);
  return reader.run(async ({ send, next }) => {
    send({ bytes, options, payerKey }, [bytes.buffer]);
    for (;;) {
      const message = await next();
      if ("failure" in message) {
        // Out of time or memory: caused by the file.
        if (message.failure === "ended") throw new Error(`the reading thread ended: ${message.detail}`);
        return "too-slow";
      }
      if ("fault" in message) return message;
      if ("crash" in message) throw new Error(`the reading thread crashed: ${message.crash}`);
      if ("done" in message) return withCreatorQuestion(reading, options, names);
      if ("layout" in message) {
        Object.assign(reading, message);
        continue;
      }
      send({ acknowledged: true });
      await onBatch(addBatch(reading, message.read, seen), reading);
      onProgress(message.read.bytes / total);
    }
  });
}

const emptyReading = (): StatementSummary => ({
  layout: { form: "generic", rows: "payments", encoding: "utf-8", headerRow: 0, headers: [], columns: {} },
  sample: [],
  questions: [],
  missing: [],
  rows: 0,
  payments: 0,
  figures: 0,
  net: new Map(),
  fees: { usual: 0, other: 0 },
  sizes: [],
  span: undefined,
  shown: { lines: [], figures: [], refused: [] },
  refusedRows: 0,
  hasWrongSum: false,
  skipped: 0,
  creators: [],
});

/** Adds a batch to the summary, and returns the rows to store. */
function addBatch(reading: StatementSummary, read: ReadBatch, seen: Set<string>): Batch {
  const { shown } = reading;
  const refuse = (row: RowRefusalCount) => {
    reading.refusedRows++;
    reading.hasWrongSum ||= row.fault === "amount.sum";
    if (shown.refused.length < shownRefusals) shown.refused.push(row);
  };
  const extendSpan = (from: number, to: number) => {
    const { span = { from, to } } = reading;
    reading.span = { from: Math.min(span.from, from), to: Math.max(span.to, to) };
  };
  const figures = read.figures.filter((figure) => {
    // Why: of two different figures of a day, neither is more credible.
    const key = `${figure.metric} ${figure.period.to}`;
    if (seen.has(key)) refuse({ row: figure.row, column: reading.layout.headers[0] ?? "", fault: "row.twice" });
    else extendSpan(Date.parse(figure.period.from), Date.parse(figure.period.to));
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  for (const row of read.refused) refuse(row);
  const { payments } = read;
  if (payments) extendSpan(payments.span.from, payments.span.to);
  for (const [currency, cents] of payments?.net ?? [])
    reading.net.set(currency, (reading.net.get(currency) ?? 0) + cents);
  if (payments) reading.sizes = payments.sizes.map((count, size) => count + (reading.sizes[size] ?? 0));
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

/** A file on several creators, or on one of another name, cannot be imported until the person chooses which of them is the model. */
function withCreatorQuestion(
  reading: StatementSummary,
  { creator }: ImportOptions,
  names: readonly string[] | undefined,
): StatementSummary {
  const known = new Set(names?.map(lettersOf));
  const isOfOther = names !== undefined && reading.creators.some((name) => !known.has(lettersOf(name)));
  const isUnanswered = reading.creators.length > 1 || isOfOther;
  const isOpen = creator === undefined ? isUnanswered : !reading.creators.includes(creator);
  if (!isOpen || reading.layout.columns.creator === undefined) return reading;
  return { ...reading, questions: [...reading.questions, "creator"] };
}
