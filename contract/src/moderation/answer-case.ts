import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { idParam } from "../shapes.ts";
import { text } from "../text.ts";
import { caseNotice } from "./case-notice.ts";

/**
 * What a workspace says to the moderators about an open case (`CaseNotice`) of a profile which its model links. A second answer takes
 * the place of the first. Without an open case there is nothing to answer: `not-found`.
 */
export const answerCase = defineCall("POST", "/api/models/:id/case-answer", "model.change", {
  params: idParam,
  body: z.strictObject({ words: text({ max: limits.notes, required: "text.required", multiline: true }) }),
  output: caseNotice,
  errors: ["not-found"],
});
