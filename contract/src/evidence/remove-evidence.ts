import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { fact, source } from "../reports/ledger.ts";
import { idParam, nothing } from "../shapes.ts";

/** Figures with and without the evidence. A side without the figure is absent. */
const removalEffect = z.object({
  changes: z.array(z.object({ id: z.string(), before: z.optional(fact), after: z.optional(fact) })),
  sources: z.array(source),
});
export type RemovalEffect = z.infer<typeof removalEffect>;

/** What taking one piece of evidence away would change. Takes nothing away. */
export const getRemovalEffect = defineCall("GET", "/api/evidence/:id/removal", "evidence.remove", {
  params: idParam,
  output: removalEffect,
});

/** Removes evidence with all its observations. Sealed reports keep their figures; the next analysis does without. */
export const removeEvidence = defineCall("DELETE", "/api/evidence/:id", "evidence.remove", {
  params: idParam,
  output: nothing,
});
