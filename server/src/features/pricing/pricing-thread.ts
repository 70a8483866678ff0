import { parentPort } from "node:worker_threads";
import { analysePricing, type PricingAnalysis, type PricingInput } from "@fanradar/engine";

export type PricingMessage = { analysis: PricingAnalysis } | { threw: string };

/** Pricing in its thread: ten thousand courses of a year take a third of a second, in which nobody else is to wait. */
parentPort?.on("message", (input: PricingInput) => {
  const send = (message: PricingMessage) => parentPort?.postMessage(message);
  try {
    send({ analysis: analysePricing(input) });
  } catch (error) {
    send({ threw: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
