import type { ScreenWord } from "@fanradar/engine";
import { isolate } from "../../platform/isolate/isolate.ts";
import { programUrl } from "../../platform/isolate/program-url.ts";
import type { OcrMessage, OcrRequest } from "./ocr-process.ts";

/** A reader of one picture. */
export interface Ocr {
  read(request: OcrRequest): Promise<ScreenWord[]>;
}

/** Why recognition failed: no language is installed, or the process crashed or took too long. */
export type OcrFault = "no-language" | "gave-up";

interface OcrOptions {
  /** Another program than our own; tests poison it. */
  entry?: URL;
  /** For everything that is read of one picture. */
  timeLimitMs?: number;
}

const ownProgram = programUrl("ocr-process", import.meta.url);

/** Ends a reading from within; never leaves `withOcr`. */
class ReaderBroken extends Error {}

/** Runs `use` with a reader in a process of its own, within the time and memory that a picture may take. */
export async function withOcr<T>(
  use: (ocr: Ocr) => Promise<T>,
  { entry = ownProgram, timeLimitMs = 90_000 }: OcrOptions = {},
): Promise<T | OcrFault> {
  const reader = isolate<OcrRequest, OcrMessage>(entry, { as: "process", memoryMb: 128, timeMs: timeLimitMs });
  try {
    return await reader.run(async ({ send, next }) => {
      const first = await next();
      if ("failure" in first) return "gave-up";
      if (!("ready" in first && first.ready)) return "no-language";
      return await use({
        async read(request) {
          send(request);
          const message = await next();
          if ("failure" in message) throw new ReaderBroken(message.detail);
          return "words" in message ? message.words : [];
        },
      });
    });
  } catch (error) {
    if (error instanceof ReaderBroken) return "gave-up";
    throw error;
  }
}
