import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { id, idParam } from "../shapes.ts";
import { fact, source, statement } from "./ledger.ts";

/** A public creator who is like the model. */
const lookAlike = z.object({
  id,
  name: z.string(),
  /** The profile that its page is addressed by. */
  platform: z.enum(platformNames),
  handle: z.string(),
  /** What they are alike in, and what they surely do otherwise. */
  statements: z.array(statement),
});
export type LookAlike = z.infer<typeof lookAlike>;

/**
 * Up to three public creators nearest to the model in size, rhythm and themes on the platform with most of its followers, as they are now: who hides is not among
 * them. None where fewer than 30 are known there.
 */
export const listLookAlikes = defineCall(
  "GET",
  "/api/models/:id/look-alikes",
  { guest: "report.read" },
  {
    params: idParam,
    output: z.object({ creators: z.array(lookAlike), facts: z.array(fact), sources: z.array(source) }),
  },
);
