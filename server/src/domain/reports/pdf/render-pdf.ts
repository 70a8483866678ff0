import { fail, Refused } from "../../../platform/http/fail.ts";
import { createSemaphore } from "../../../platform/http/semaphore.ts";
import { isolate } from "../../../platform/isolate/isolate.ts";
import { programUrl } from "../../../platform/isolate/program-url.ts";
import type { PdfDocument } from "./document.ts";
import type { PdfMessage } from "./pdf-process.ts";

interface RenderOptions {
  /** Another program than our own; tests poison it. */
  entry?: URL;
  timeLimitMs?: number;
}

const ownProgram = programUrl("pdf-process", import.meta.url);
/** Each takes a processor while it runs. */
const gate = createSemaphore(2);

/**
 * Sets a document as PDF in a process of its own, which ends with it and knows none of our secrets: what sets type is
 * machine code, and whatever a document does to it ends there. Equal documents give equal bytes.
 *
 * @throws {Refused} `unavailable` when it took too long
 * @throws when the process broke or could not set the document: none of it is the reader's doing
 */
export function renderPdf(
  document: PdfDocument,
  { entry = ownProgram, timeLimitMs = 15_000 }: RenderOptions = {},
): Promise<{ bytes: Buffer; peakMb: number }> {
  const typesetter = isolate<PdfDocument, PdfMessage>(entry, { as: "process", memoryMb: 128, timeMs: timeLimitMs });
  return gate(() =>
    typesetter.run(async ({ send, next }) => {
      send(document);
      const message = await next();
      // On a machine that other work fills it may be set a moment later.
      if ("failure" in message && message.failure === "timeout")
        throw new Refused(fail("unavailable", { retryAfterSeconds: 10, detail: `no PDF: ${message.detail}` }));
      if ("failure" in message) throw new Error(`no PDF: ${message.detail}`);
      if ("threw" in message) throw new Error(`no PDF: ${message.threw}`);
      return { bytes: Buffer.from(message.pdf), peakMb: message.peakMb };
    }),
  );
}
