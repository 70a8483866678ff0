import { createHmac } from "node:crypto";
import { once } from "node:events";
import { type MessagePort, parentPort } from "node:worker_threads";
import type { ImportQuestion } from "@fanradar/contract";
import type { FileFault } from "@fanradar/engine";
import { detect, type Layout, type ReadRows, readStatement } from "@fanradar/platforms";
import { type CountedLine, paymentCounter } from "./count-payments.ts";
import { type PaymentColumns, paymentColumns } from "./payment-columns.ts";
import { planReading, type ReadOptions } from "./plan-reading.ts";

export interface ReadingJob {
  bytes: Uint8Array;
  options: ReadOptions;
  /** Secret of this instance and model: what payers' names are hashed with. */
  payerKey: Uint8Array;
}

/** Answered to a batch: the next may be sent. */
export interface TakenUp {
  takenUp: true;
}

/** Rows of a file, its payments numbered among their equals: all of them as columns, the file's first as they are. */
export interface ReadBatch extends Omit<ReadRows, "lines"> {
  payments: PaymentColumns | undefined;
  shown: CountedLine[];
}

/** What the thread says: how the file is laid out, its rows some thousand at a time, and that it is done; or why it is none. It goes on once it
 * gets an acknowledgement of each batch: no more than one waits, and the next is read while that one is stored. */
export type ReadingMessage =
  | { fault: FileFault }
  | { layout: Layout; sample: string[][]; asks: ImportQuestion[] }
  | { read: ReadBatch }
  | { done: true }
  | { threw: string };

const headBytes = 65_536;
const pieceBytes = 65_536;
const mostNames = 100_000;
const shownRows = 20;

parentPort?.once("message", ({ bytes, options, payerKey }: ReadingJob) => {
  if (parentPort) read(parentPort, { bytes, options, payerKey });
});

/** Reads one statement away from the thread that answers requests. A payer's name leaves it as a hash alone. */
async function read(port: MessagePort, { bytes, options, payerKey }: ReadingJob): Promise<void> {
  const say = (message: ReadingMessage) => port.postMessage(message);
  try {
    const count = paymentCounter();
    let toShow = shownRows;
    const { rows, columns } = options;
    const detected = detect(bytes.subarray(0, headBytes), { ...(rows && { rows }), ...(columns && { columns }) });
    if ("fault" in detected) return say(detected);
    const { plan, asks } = planReading(detected, options);
    say({ layout: plan.layout, sample: detected.sample, asks });
    if (!asks.includes("columns"))
      for await (const { lines, ...read } of readStatement(pieces(bytes), { ...plan, hashPayer: hasher(payerKey) })) {
        const counted = count(lines);
        const shown = counted.slice(0, toShow);
        toShow -= shown.length;
        const goOn = once(port, "message");
        say({ read: { ...read, payments: paymentColumns(counted), shown } });
        await goOn;
      }
    say({ done: true });
  } catch (error) {
    say({ threw: error instanceof Error ? (error.stack ?? error.message) : String(error) });
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
