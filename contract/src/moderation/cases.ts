import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { id, idParam, instant } from "../shapes.ts";
import { text } from "../text.ts";

export const caseKinds = ["removal", "minor", "problem", "claim"] as const;
/** `removed`: the creator is removed permanently. `kept`: the page stays, or is restored. */
export const caseDecisions = ["removed", "kept"] as const;
/** Steps before a decision. `hide`: nobody finds the page until the decision. `read-again`: the profile is read from its platform. */
export const caseSteps = ["hide", "read-again"] as const;
export type CaseStep = (typeof caseSteps)[number];
const reasonMax = 500;

const moderationCase = z.object({
  id,
  kind: z.enum(caseKinds),
  /** Null once the creator was removed: no case names them any more. */
  platform: z.nullable(z.enum(platformNames)),
  handle: z.nullable(z.string()),
  url: z.nullable(z.string()),
  problem: z.nullable(z.string()),
  words: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  /** How often it was reported while it was open. */
  reports: z.int(),
  /** It is hidden meanwhile. */
  isHidden: z.boolean(),
  isClaimed: z.boolean(),
  /** Of an open request for removal: the workspaces that work with the profile, whether its account is connected there, and what they answered. A personal one has its person's name. */
  teams: z.array(z.object({ id, name: z.string(), isConnected: z.boolean(), answer: z.nullable(z.string()) })),
  /** When its figures were last read from the platform. */
  readAt: z.nullable(instant),
  /** What can be done now, before the decision. */
  steps: z.array(z.enum(caseSteps)),
  createdAt: instant,
  dueAt: instant,
  decision: z.nullable(z.enum(caseDecisions)),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
});
export type ModerationCase = z.infer<typeof moderationCase>;

/** What is to be decided, the most urgent first, or what was. For admins; to all others it does not exist. */
export const listCases = defineCall("GET", "/api/admin/cases", "account", {
  query: z.object({ state: z._default(z.enum(["open", "decided"]), "open") }),
  output: z.array(moderationCase),
  errors: ["not-found"],
});

/** Decides a case, with the reason stored in the audit log. Of two concurrent decisions the second is refused as decided. */
export const decideCase = defineCall("POST", "/api/admin/cases/:id/decision", "account", {
  params: idParam,
  body: z.strictObject({
    decision: z.enum(caseDecisions, { error: "invalid" }),
    reason: text({ max: reasonMax, required: "reason.required", multiline: true }),
  }),
  output: moderationCase,
  errors: ["already-decided"],
});

/** Takes a step of an open case, which stays open. Refused as `not-offered` where the case does not list it. */
export const takeCaseStep = defineCall("POST", "/api/admin/cases/:id/steps", "account", {
  params: idParam,
  body: z.strictObject({ step: z.enum(caseSteps, { error: "invalid" }) }),
  output: moderationCase,
  errors: ["already-decided", "not-offered"],
});
