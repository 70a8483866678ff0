import { parentPort } from "node:worker_threads";
import { analysePrices, type PricingAnalysis, type PricingInput } from "@fanradar/engine";
import { collectThreadAtRest } from "../../platform/isolate/collect-at-rest.ts";

export type PricingMessage = { analysis: PricingAnalysis } | { threw: string };

/** Pricing in a thread: ten thousand simulated years take a tenth of a second, which would block other requests. */
parentPort?.on("message", (input: PricingInput) => {
  const send = (message: PricingMessage) => parentPort?.postMessage(message);
  try {
    send({ analysis: analysePrices(input) });
  } catch (error) {
    send({ threw: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
collectThreadAtRest();
