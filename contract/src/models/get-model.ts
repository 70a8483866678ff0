import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { idParam } from "../shapes.ts";
import { analysis } from "./analysis.ts";
import { model } from "./model.ts";

/** One model of the caller's own. A foreign id answers 404, as a missing one. */
export const getModel = defineCall({
  method: "GET",
  path: "/api/models/:id",
  access: "signed-in",
  params: idParam,
  output: model,
  status: 200,
  errors: [],
});

/** The caller's own models, newest first. */
export const listModels = defineCall({
  method: "GET",
  path: "/api/user/:id/models",
  access: "signed-in",
  params: idParam,
  output: z.array(model),
  status: 200,
  errors: [],
});

/** 'Try again' and 'Re-analyse'. While a run is queued or running, that run is the answer. */
export const startAnalysis = defineCall({
  method: "POST",
  path: "/api/models/:id/analyses",
  access: "signed-in",
  params: idParam,
  output: analysis,
  status: 202,
  errors: [],
});
