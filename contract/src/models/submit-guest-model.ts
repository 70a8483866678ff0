import { defineCall } from "../call.ts";
import { model } from "./model.ts";
import { submitModelBody } from "./submit-model.ts";

/**
 * The free analysis of a visitor: the form of a submission, answered with the cookie that gives access to its
 * report. Stored 14 days, or permanently once they sign up. One at a time. For a signed-in person it is a submission of theirs.
 */
export const submitGuestModel = defineCall(
  "POST",
  "/api/models/guest",
  { anyone: { list: "model.submit" } },
  {
    body: submitModelBody,
    takesIdempotencyKey: true,
    output: model,
    status: 201,
    errors: ["forbidden", "help", "idempotency-conflict", "guest-busy", "guest-limit"],
  },
);
