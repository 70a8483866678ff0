import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { fact } from "../reports/ledger.ts";

/** How often later values lay inside of the ranges of a metric, by whose accounts it was measured. */
export const listAccuracy = defineCall("GET", "/api/methods/accuracy", "anyone", {
  output: z.object({ accuracy: z.array(z.object({ metric: z.string(), data: z.string(), fact })) }),
  status: 200,
  errors: [],
});
