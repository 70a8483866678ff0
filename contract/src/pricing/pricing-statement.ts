import type { PricingStatement } from "@fanradar/engine";
import * as z from "zod/mini";

/** A sentence with the facts in its slots. */
export const pricingStatement: z.ZodMiniType<PricingStatement> = z.object({
  key: z.string(),
  place: z.string(),
  slots: z.record(z.string(), z.string()),
  evidence: z.array(z.string()),
});
