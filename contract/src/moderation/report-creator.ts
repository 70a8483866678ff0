import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { creatorParams } from "../creators/creator-params.ts";
import { limits } from "../limits.ts";
import { text } from "../text.ts";

/** Problems that may hide a creator's page before anybody has looked at it. */
const hidingProblems = ["minor", "non-consensual"] as const;
export type HidingProblem = (typeof hidingProblems)[number];
/** What can be wrong with a creator's page. */
export const problems = [...hidingProblems, "wrong-person", "wrong-figures", "explicit", "other"] as const;
export type Problem = (typeof problems)[number];

export const isHiding = (problem: Problem): problem is HidingProblem => hidingProblems.some((one) => one === problem);

/**
 * Reports a problem with a creator's page to the moderators. The problems `minor` and `non-consensual` are decided within 48 hours, and hide
 * the page from everybody until then if the reporter is signed in with a verified address and no moderator has decided that it is not so; who
 * works with the profile is notified.
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
