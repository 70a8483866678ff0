import { accuracyData, accuracyMeasures } from "@fanradar/engine/catalogue/method-accuracy";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { fact } from "../reports/ledger.ts";

/** How right the methods of metrics were on data that they had not seen: what was measured, and on whose accounts. */
export const listAccuracy = defineCall("GET", "/api/methods/accuracy", "anyone", {
  output: z.object({
    accuracy: z.array(
      z.object({
        metric: z.string(),
        measure: z.enum(accuracyMeasures),
        data: z.enum(accuracyData),
        /** Of what was found or held: the change, in percent. */
        effect: z.optional(z.number()),
        fact,
      }),
    ),
  }),
  status: 200,
  errors: [],
});
