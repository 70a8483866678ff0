import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ScreenWord } from "@fanradar/engine";
import type { OcrMessage, OcrRequest } from "./ocr-process.ts";

/** A reader of one picture. */
export interface Ocr {
  read(request: OcrRequest): Promise<ScreenWord[]>;
}

/** Why there is no reading: no language is installed here, or the reading process broke or took too long. */
export type OcrFault = "no-language" | "gave-up";

interface OcrOptions {
  /** Another program than our own; tests poison it. */
  entry?: URL;
  /** For everything that is read of one picture. */
  timeLimitMs?: number;
}

/** Beside this file as source, and as `ocr-process.js` in the bundle. */
const besideUs = new URL(import.meta.url.endsWith(".ts") ? "./ocr-process.ts" : "./ocr-process.js", import.meta.url);
const memoryLimitMb = 128;

/**
 * Runs `use` with a reader, within the time and memory a picture may take. It is a process of its own, not a thread: a
 * thread that runs out of memory takes the whole process with it. It is ended whatever comes of it, and knows none of our
 * secrets.
 */
export async function withOcr<T>(
  use: (ocr: Ocr) => Promise<T>,
  { entry = besideUs, timeLimitMs = 90_000 }: OcrOptions = {},
): Promise<T | OcrFault> {
  const child = fork(fileURLToPath(entry), {
    execArgv: [`--max-old-space-size=${memoryLimitMb}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: {},
  });
  let hear: (message: OcrMessage) => void = () => {};
  const broken = new Promise<"gave-up">((resolve) => {
    const giveUp = () => resolve("gave-up");
    const timer = setTimeout(giveUp, timeLimitMs);
    child.once("error", giveUp);
    child.once("exit", () => {
      clearTimeout(timer);
      giveUp();
    });
  });
  const next = () =>
    new Promise<OcrMessage>((resolve) => {
      hear = resolve;
    });
  child.on("message", (message: OcrMessage) => hear(message));

  const work = async (): Promise<T | OcrFault> => {
    const first = await next();
    if (!("ready" in first && first.ready)) return "no-language";
    return use({
      async read(request) {
        const answer = next();
        // That it could not be sent is told by the process's end.
        child.send(request, () => {});
        const message = await answer;
        return "words" in message ? message.words : [];
      },
    });
  };
  try {
    return await Promise.race([work(), broken]);
  } finally {
    child.kill("SIGKILL");
  }
}
