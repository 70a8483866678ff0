import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createGate } from "../../http/gate.ts";
import type { PdfDocument } from "./document.ts";
import type { PdfMessage } from "./pdf-process.ts";

interface RenderOptions {
  /** Another program than our own; tests poison it. */
  entry?: URL;
  timeLimitMs?: number;
}

/** Beside this file as source, and as `pdf-process.js` in the bundle. */
const besideUs = new URL(import.meta.url.endsWith(".ts") ? "./pdf-process.ts" : "./pdf-process.js", import.meta.url);
const memoryLimitMb = 128;
/** Each takes a processor while it runs. */
const gate = createGate(2);

/**
 * Sets a document as PDF in a process of its own, which ends with it and knows none of our secrets: what sets type is
 * machine code, and whatever a document does to it ends there. Equal documents give equal bytes.
 *
 * @throws when the process broke, took too long or could not set the document: none of it is the reader's doing
 */
export function renderPdf(
  document: PdfDocument,
  { entry = besideUs, timeLimitMs = 15_000 }: RenderOptions = {},
): Promise<{ bytes: Buffer; peakMb: number }> {
  return gate(async () => {
    const child = fork(fileURLToPath(entry), {
      execArgv: [`--max-old-space-size=${memoryLimitMb}`],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: {},
    });
    try {
      const message = await new Promise<PdfMessage>((resolve) => {
        const giveUp = (why: string) => resolve({ threw: why });
        const timer = setTimeout(() => giveUp(`no document within ${timeLimitMs} ms`), timeLimitMs);
        child.once("error", (error) => giveUp(String(error)));
        child.once("exit", (code, signal) => {
          clearTimeout(timer);
          giveUp(`the process ended (${code ?? signal})`);
        });
        child.once("message", (told: PdfMessage) => resolve(told));
        // That it could not be sent is told by the process's end.
        child.send(document, () => {});
      });
      if ("threw" in message) throw new Error(`no PDF: ${message.threw}`);
      return { bytes: Buffer.from(message.pdf), peakMb: message.peakMb };
    } finally {
      child.kill("SIGKILL");
    }
  });
}
