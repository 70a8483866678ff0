import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { text } from "../text.ts";

/**
 * An admin's mail to everybody with a verified address who has `marketingEmails` on. For admins. `key` names the mail: a
 * repeated key sends nothing twice.
 */
export const mailEverybody = defineCall("POST", "/api/admin/mails", "account", {
  body: z.object({
    key: z.uuid(),
    subject: text({ max: limits.name, required: "title.required" }),
    text: text({ max: limits.message, required: "invalid", multiline: true }),
  }),
  output: z.object({
    /** How many it was written to now. */
    recipients: z.int(),
  }),
  status: 202,
  errors: ["not-found"],
});
