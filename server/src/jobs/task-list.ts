import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { mailReset } from "../accounts/reset.ts";
import type { Context } from "../http/context.ts";
import { sendMail } from "../mail/send-mail.ts";
import { type AnalyseDeps, analyse } from "./analyse.ts";
import { queueDailyReadings, readProfile } from "./daily-reading.ts";
import { startScheduledAnalyses } from "./scheduled-analyses.ts";

const analysePayload = z.object({ analysisId: z.int() });
const mailPayload = z.object({ mailId: z.int() });
const resetPayload = z.object({ email: z.string() });
const profilePayload = z.object({ profileId: z.int() });
/** The schedule tells the minute it stands for; one queued by hand tells its own. */
const schedulePayload = z.union([
  z.object({ _cron: z.object({ ts: z.string() }) }).transform(({ _cron }) => new Date(_cron.ts)),
  z.object({ at: z.string() }).transform(({ at }) => new Date(at)),
]);

/** What each kind of job does. Payloads are checked: a queue outlives the version that wrote to it. */
export function taskList(deps: AnalyseDeps & Context): TaskList {
  return {
    analyse: (payload: unknown) => analyse(deps, analysePayload.parse(payload)),
    "read-profile": (payload: unknown) => readProfile(deps, profilePayload.parse(payload)),
    "send-mail": (payload: unknown) => sendMail(deps, mailPayload.parse(payload)),
    "mail-reset": (payload: unknown) => mailReset(deps, resetPayload.parse(payload)),
    "daily-reading": async (payload: unknown) => {
      await queueDailyReadings(deps, schedulePayload.parse(payload));
    },
    "scheduled-analyses": async (payload: unknown) => {
      await startScheduledAnalyses(deps.db, schedulePayload.parse(payload));
    },
  };
}
