import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { idParam } from "../shapes.ts";
import { text } from "../text.ts";
import { removalRequest } from "./removal-request.ts";

/**
 * What a workspace says to the moderators about a request to remove a profile which its model links. A second answer takes the place
 * of the first. Without an open request there is nothing to answer: `not-found`.
 */
export const answerRemoval = defineCall("POST", "/api/models/:id/removal-answer", "signed-in", {
  params: idParam,
  body: z.strictObject({ words: text({ max: limits.notes, required: "text.required", multiline: true }) }),
  output: removalRequest,
  errors: ["not-found"],
});
