import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { nothing } from "../shapes.ts";

/** Everything stored about the person, as one JSON file. */
export const exportData = defineCall("POST", "/api/user/export", "list", {
  answers: "application/json",
  output: z.unknown(),
  errors: ["too-many"],
});

/** Deletes the account and everything of the person. The session must have been confirmed within ten minutes. */
export const deleteAccount = defineCall("DELETE", "/api/user/delete", "account", {
  output: nothing,
  errors: ["confirm-needed", "last-owner"],
});
