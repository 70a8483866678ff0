import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { idParam, instant } from "../shapes.ts";
import { model } from "./model.ts";

/**
 * Deletes a submission: at once it has no owner and its run ends; until `undoUntil` it can be restored, then it is erased.
 * What is publicly known about its profiles stays with their creators.
 */
export const deleteModel = defineCall("DELETE", "/api/models/:id", "model.delete", {
  params: idParam,
  output: z.object({ undoUntil: instant }),
});

/** Restores a deleted submission, for the person who deleted it. After `undoUntil`: 404, as a missing one. */
export const restoreModel = defineCall("POST", "/api/models/:id/restore", "model.delete", {
  params: idParam,
  output: model,
});
