import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { id, idParam, instant } from "../shapes.ts";
import { text } from "../text.ts";

export const feedbackReasonMax = 500;

export const feedback = z.object({
  isHelpful: z.boolean(),
  reason: z.nullable(z.string()),
  /** Admins may read the question. */
  sharesQuestion: z.boolean(),
});
export type Feedback = z.infer<typeof feedback>;

/** What a person thinks of an answer in a conversation of their own. It replaces what was sent before; null takes it back. */
export const giveFeedback = defineCall("PUT", "/api/messages/:id/feedback", "private", {
  params: idParam,
  body: z.object({
    isHelpful: z.nullable(z.boolean()),
    reason: z.nullish(text({ max: feedbackReasonMax, multiline: true })),
    sharesQuestion: z._default(z.boolean(), false),
  }),
  freeText: "reason",
  output: z.object({ feedback: z.nullable(feedback) }),
});

/** What people think of the assistant's answers, without their names: how many of each, and the newest 200. For admins. */
export const listFeedback = defineCall("GET", "/api/admin/feedback", "account", {
  output: z.object({
    helpful: z.int(),
    notHelpful: z.int(),
    newest: z.array(
      z.object({
        id,
        isHelpful: z.boolean(),
        reason: z.nullable(z.string()),
        /** Null where the person did not share it. */
        question: z.nullable(z.string()),
        /** The blocks of the answer, such as `facts instagram.followers`, without texts of people or of a language model. */
        plan: z.array(z.string()),
        /** 'engine', or the language model that chose the blocks. */
        narrator: z.string(),
        createdAt: instant,
      }),
    ),
  }),
  errors: ["not-found"],
});
