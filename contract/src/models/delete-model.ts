import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { idParam, instant } from "../shapes.ts";
import { model } from "./model.ts";

/**
 * Deletes a submission: at once it is nobody's and its run ends; `undoUntil` it can be put back, then nothing of it remains.
 * What is publicly known about its profiles stays with their creators.
 */
export const deleteModel = defineCall({
  method: "DELETE",
  path: "/api/models/:id",
  access: "signed-in",
  params: idParam,
  output: z.object({ undoUntil: instant }),
  status: 200,
  errors: [],
});

/** Puts a deleted submission back, for whoever deleted it. Once that is too late: 404, as a missing one. */
export const restoreModel = defineCall({
  method: "POST",
  path: "/api/models/:id/restore",
  access: "signed-in",
  params: idParam,
  output: model,
  status: 200,
  errors: [],
});
