import { defineCall } from "../call.ts";
import { model } from "./model.ts";
import { submitModelBody } from "./submit-model.ts";

/**
 * The free analysis of a visitor: the form of a submission, answered with a cookie that alone lets them read what comes of
 * it. Kept 14 days, or for good once they sign up. One at a time. Of somebody signed in it becomes a submission of theirs.
 */
export const submitGuestModel = defineCall({
  method: "POST",
  path: "/api/models/guest",
  access: "anyone",
  body: submitModelBody,
  takesIdempotencyKey: true,
  output: model,
  status: 201,
  errors: ["forbidden", "idempotency-conflict", "guest-busy", "guest-limit"],
});
