import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { model } from "./model.ts";

/** What this visitor started, newest first; nothing for everybody else. */
export const listGuestModels = defineCall({
  method: "GET",
  path: "/api/models/guest",
  access: "anyone",
  output: z.array(model),
  status: 200,
  errors: [],
});
