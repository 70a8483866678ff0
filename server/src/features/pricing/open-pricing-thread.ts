import type { PricingAnalysis, PricingInput } from "@fanradar/engine";
import { createSemaphore } from "../../platform/http/semaphore.ts";
import { isolate } from "../../platform/isolate/isolate.ts";
import { programUrl } from "../../platform/isolate/program-url.ts";
import type { PricingMessage } from "./pricing-thread.ts";

const entry = programUrl("pricing-thread", import.meta.url);
/** At most so many wait: later requests are answered 503 and may be retried. */
const mostWaiting = 40;
const timeLimitMs = 20_000;

export interface PricingThread {
  /** `busy`: too many wait already, or it took too long, waiting included. */
  analyse(input: PricingInput): Promise<PricingAnalysis | "busy">;
  close(): Promise<void>;
}

/** One thread for all price analyses, run sequentially; it stays started. */
export function openPricingThread(): PricingThread {
  const limited = createSemaphore(1);
  const thread = isolate<PricingInput, PricingMessage>(entry, {
    as: "thread",
    memoryMb: 128,
    timeMs: timeLimitMs,
    warm: 1,
  });
  let waiting = 0;

  const analyse = (input: PricingInput) =>
    thread.run(async ({ send, next }) => {
      send(input);
      const message = await next();
      if ("analysis" in message) return message.analysis;
      if ("threw" in message) throw new Error(`pricing threw: ${message.threw}`);
      if (message.failure === "timeout") return "busy";
      throw new Error(`pricing: ${message.detail}`);
    });

  return {
    async analyse(input) {
      if (waiting >= mostWaiting) return "busy";
      waiting++;
      const deadline = performance.now() + timeLimitMs;
      try {
        return await limited(async () => (performance.now() > deadline ? "busy" : analyse(input)));
      } finally {
        waiting--;
      }
    },
    close: () => thread.close(),
  };
}
