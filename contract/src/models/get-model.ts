import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { liveCalls } from "../list-paths.ts";
import { idParam } from "../shapes.ts";
import { text } from "../text.ts";
import { analysis } from "./analysis.ts";
import { model } from "./model.ts";

/** One model of the caller's own. Another person's id is 404, as a missing one. */
export const getModel = defineCall(
  "GET",
  liveCalls.model.path,
  { guest: "model.read" },
  { params: idParam, output: model },
);

/** The caller's own models, newest first; with `?tag=` those that wear it, however it is spelled. */
export const listModels = defineCall("GET", "/api/user/:id/models", "list", {
  params: idParam,
  query: z.object({ tag: z.optional(text({ max: limits.tag })) }),
  output: z.array(model),
});

/** 'Try again' and 'Re-analyse'. While a run is queued or running, that run is the answer. A visitor's counts as a free analysis. */
export const startAnalysis = defineCall(
  "POST",
  "/api/models/:id/analyses",
  { guest: "model.analyse" },
  {
    params: idParam,
    output: analysis,
    status: 202,
    errors: ["guest-busy", "guest-limit"],
  },
);

/** What this visitor started, newest first; nothing for everybody else. */
export const listGuestModels = defineCall("GET", "/api/models/guest", "anyone", { output: z.array(model) });
