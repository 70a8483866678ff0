import { createHmac } from "node:crypto";
import { once } from "node:events";
import { type MessagePort, parentPort } from "node:worker_threads";
import type { ImportQuestion, RequiredColumn } from "@fanradar/contract";
import type { FileFault } from "@fanradar/engine";
import type { Layout, ReadRows } from "@fanradar/platforms";
import { detect, readStatement } from "@fanradar/platforms/statements";
import { type CountedLine, paymentCounter } from "./count-payments.ts";
import { type PaymentColumns, paymentColumns } from "./payment-columns.ts";
import { type ImportOptions, planImport } from "./plan-import.ts";

export interface ReadingRequest {
  bytes: Uint8Array;
  options: ImportOptions;
  /** Secret of this instance and model: the key of payers' hashes. */
  payerKey: Uint8Array;
}

/** Reply to a batch: the next may be sent. */
export interface Acknowledgement {
  acknowledged: true;
}

/** Rows of a file with numbered payments: all of them as columns, and the file's first rows as objects for the preview. */
export interface ReadBatch extends Omit<ReadRows, "lines"> {
  payments: PaymentColumns | undefined;
  shown: CountedLine[];
}

/**
 * Messages of the thread: the layout, then batches of some thousand rows, then `done`; or the fault of the file. At most one batch
 * awaits its acknowledgement: the next is read while that one is stored.
 */
export type ReadingMessage =
  | { fault: FileFault }
  | { layout: Layout; sample: string[][]; questions: ImportQuestion[]; missing: RequiredColumn[] }
  | { read: ReadBatch }
  | { done: true }
  | { crash: string };

const headBytes = 65_536;
const pieceBytes = 65_536;
const mostNames = 100_000;
const shownRows = 20;

parentPort?.once("message", ({ bytes, options, payerKey }: ReadingRequest) => {
  if (parentPort) read(parentPort, { bytes, options, payerKey });
});

/** Reads one statement outside the thread that serves requests. Payers' names leave it only as hashes. */
async function read(port: MessagePort, { bytes, options, payerKey }: ReadingRequest): Promise<void> {
  const post = (message: ReadingMessage) => port.postMessage(message);
  try {
    const count = paymentCounter();
    let toShow = shownRows;
    const { rows, columns } = options;
    const detected = detect(bytes.subarray(0, headBytes), { ...(rows && { rows }), ...(columns && { columns }) });
    if ("fault" in detected) return post(detected);
    const { plan, questions, missing } = planImport(detected, options);
    post({ layout: plan.layout, sample: detected.sample, questions, missing });
    if (missing.length === 0)
      for await (const { lines, ...read } of readStatement(pieces(bytes), { ...plan, hashPayer: hasher(payerKey) })) {
        const counted = count(lines);
        const shown = counted.slice(0, toShow);
        toShow -= shown.length;
        const acknowledged = once(port, "message");
        post({ read: { ...read, payments: paymentColumns(counted), shown } });
        await acknowledged;
      }
    post({ done: true });
  } catch (error) {
    post({ crash: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

/** Names that differ in case, in form of their letters or in a leading '@' are one payer. */
function hasher(key: Uint8Array): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const plain = name.normalize("NFKC").trim().replace(/^@/, "").toLowerCase();
    const before = known.get(plain);
    if (before) return before;
    const hash = createHmac("sha256", key).update(plain).digest("hex").slice(0, 32);
    if (known.size < mostNames) known.set(plain, hash);
    return hash;
  };
}
