import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { creatorParams } from "../creators/creator-params.ts";
import { limits } from "../limits.ts";
import { text } from "../text.ts";

/** What can be wrong with a creator's page. `minor` hides it at once. */
export const problems = ["minor", "wrong-person", "wrong-figures", "explicit", "other"] as const;
export type Problem = (typeof problems)[number];

/**
 * Reports a problem with a creator's page to the moderators. The problem `minor` hides it from everybody at once,
 * unless a moderator has already decided that it is not a minor's.
 */
export const reportCreator = defineCall("POST", "/api/creators/:platform/:handle/problems", "anyone", {
  params: creatorParams,
  body: z.strictObject({
    problem: z.enum(problems, { error: "problem.required" }),
    words: z.optional(text({ max: limits.notes, multiline: true })),
  }),
  output: z.object({ isHidden: z.boolean() }),
  status: 202,
  errors: ["too-many"],
});
