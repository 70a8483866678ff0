import { parentPort } from "node:worker_threads";
import { analysePricing, type PricingAnalysis, type PricingInput } from "@fanradar/engine";

export interface PricingJob {
  id: number;
  input: PricingInput;
}
export type PricingResult = { id: number; told: PricingAnalysis } | { id: number; threw: string };

/** Pricing in its thread: ten thousand courses of a year take a third of a second, in which nobody else is to wait. */
parentPort?.on("message", ({ id, input }: PricingJob) => {
  const say = (result: PricingResult) => parentPort?.postMessage(result);
  try {
    say({ id, told: analysePricing(input) });
  } catch (error) {
    say({ id, threw: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
