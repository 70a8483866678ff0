import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { profileLink } from "../links/profile-link.ts";
import { id } from "../shapes.ts";
import { text, usernameOr } from "../text.ts";
import { timeZoneName } from "../time-zone.ts";
import { model } from "./model.ts";

/** What people type of a model: in the form that submits it, and in the one that changes it. */
export const submittedFields = {
  name: text({ max: limits.name, required: "name.required" }),
  username: usernameOr("username.required"),
  onlyfansUrl: profileLink("onlyfans"),
  instagramUrl: profileLink("instagram"),
  twitterUrl: profileLink("x"),
  tiktokUrl: profileLink("tiktok"),
  notes: z.nullish(text({ max: limits.notes, multiline: true })),
  timeZone: z.nullish(timeZoneName),
};

/**
 * The submission form. Empty links count as absent, and so does an empty time zone, which is the creator's: hours of their
 * posts are in it. `userId`, where it is sent, must be the session's own. An OnlyFans link by API confirms that its owner is
 * 18 or older, as the form's box does.
 */
export const submitModelBody = z.object({
  ...submittedFields,
  userId: z.nullish(id),
});

/**
 * Stores a model and queues its first analysis in the same transaction. Header `Idempotency-Key` (≤ 100 characters):
 * the same key and body answer the same model, a changed body 422.
 */
export const submitModel = defineCall(
  "POST",
  "/api/models",
  { list: "model.submit" },
  {
    body: submitModelBody,
    takesIdempotencyKey: true,
    output: model,
    status: 201,
    errors: ["forbidden", "help", "idempotency-conflict"],
  },
);
