import * as z from "zod/mini";
import { instant } from "../shapes.ts";

/** Why a case about a profile is open, as its workspaces are notified of it. `other`: a moderator hid the page over another problem. */
export const noticeReasons = ["removal", "minor", "non-consensual", "other"] as const;

/** That the removal of a profile which a model links was requested, or that a report hides its page: by when it is decided, and whether the workspace has answered. */
export const caseNotice = z.object({ reason: z.enum(noticeReasons), dueAt: instant, isAnswered: z.boolean() });
export type CaseNotice = z.infer<typeof caseNotice>;
