import * as z from "zod/mini";
import { chatLine, narratorFailures } from "../assistant/chat.ts";
import { defineCall } from "../call.ts";
import { idParam, instant } from "../shapes.ts";

const output = z.object({
  /** The configured name of the language model; null where there is none. */
  by: z.nullable(z.string()),
  /** In the caller's language; null until it is requested. Its figures are facts of the report. */
  narration: z.nullable(
    z.object({
      narrator: z.string(),
      lines: z.array(chatLine),
      checks: z.object({ figures: z.int(), passed: z.int(), dropped: z.int() }),
      writtenAt: instant,
    }),
  ),
  /** Why there is still none. */
  failure: z.optional(z.enum(narratorFailures)),
});

/** What a language model made of a report of the caller's own, beside the engine's sentences that are sealed. */
export const getNarration = defineCall("GET", "/api/reports/:id/narration", "report.rate", { params: idParam, output });

/** Has the language model put a report into words; once for each language, then stored. */
export const narrateReport = defineCall("POST", "/api/reports/:id/narration", "report.rate", {
  params: idParam,
  output,
  errors: ["too-many"],
});
