import { outcomes, platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { fact } from "../reports/ledger.ts";
import { id, instant } from "../shapes.ts";

/** What would help a model most, the most pressing first. */
export const dashboardSteps = [
  "keep",
  "verify",
  "claim",
  "reconnect",
  "evidence",
  "connect",
  "open-page",
  "none",
] as const;
export type NextStep = (typeof dashboardSteps)[number];

const profile = z.object({ platform: z.enum(platformNames), handle: z.string() });

/** How what is known of a profile is coming in. */
const source = z.extend(profile, {
  url: z.string(),
  /** Proved to be theirs by a code in its bio. */
  isClaimed: z.boolean(),
  /** What the newest read came to; null before the first, and where nothing reads the platform. */
  outcome: z.nullable(z.enum(outcomes)),
  lastReadAt: z.nullable(instant),
  connection: z.enum(["none", "live", "ended"]),
  connectionReadAt: z.nullable(instant),
});
export type DashboardSource = z.infer<typeof source>;

/**
 * A model's own page: what is set up, what it rests on, who looked, and the one thing that would help most. `modelId` has their figures: the
 * submission that the sign-up made, until all of its Instagram and X profiles are claimed; then the creator. Null where there is neither.
 */
export const getModelDashboard = defineCall("GET", "/api/model-dashboard", "account", {
  output: z.object({
    modelId: z.nullable(id),
    /** The creator they own, by the profile that its page is addressed by. */
    creator: z.nullable(
      z.extend(profile, { id, name: z.string(), isPublic: z.boolean(), vetoesAnalyses: z.boolean() }),
    ),
    steps: z.object({ isVerified: z.boolean(), isClaimed: z.boolean(), hasEvidence: z.boolean() }),
    /** Named at sign-up, and not theirs yet. */
    claimable: z.array(profile),
    sources: z.array(source),
    /** Looks at the page: of all time, and of visitors and accounts in the last seven days. None where they are not counted. */
    views: z.array(fact),
    nextStep: z.enum(dashboardSteps),
  }),
});
export type ModelDashboard = z.infer<typeof getModelDashboard.output>;
