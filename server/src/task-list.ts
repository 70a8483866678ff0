import type { TaskList } from "graphile-worker";
import { z } from "zod";
import type { Context } from "./context.ts";
import { mailReset } from "./domain/accounts/reset.ts";
import { type AnalyseDeps, analyse } from "./domain/analyses/analyse.ts";
import { startPublicEditions } from "./domain/analyses/public-editions.ts";
import { refreshErrorTables } from "./domain/analyses/refresh-error-tables.ts";
import { refreshRangePools } from "./domain/analyses/refresh-range-pools.ts";
import { refreshSlotPools } from "./domain/analyses/refresh-slot-pools.ts";
import { startScheduledAnalyses } from "./domain/analyses/scheduled-analyses.ts";
import { startAnalysis } from "./domain/analyses/start-analysis.ts";
import { queueWatches, watchModel } from "./domain/analyses/watch-models.ts";
import { queueOwnReadings, readOwnDaily } from "./domain/connections/own-reading.ts";
import { recomputeTrending } from "./domain/creators/trending/recompute-trending.ts";
import { refreshReference } from "./domain/creators/trending/refresh-reference.ts";
import { deleteUnfollowed } from "./domain/moderation/delete-unfollowed.ts";
import { mailDigests } from "./domain/notifications/mail-digests.ts";
import { mailNotifications } from "./domain/notifications/mail-notifications.ts";
import { sendMail } from "./domain/notifications/send-mail.ts";
import { queueDailyReadings, readProfile } from "./domain/profiles/daily-reading.ts";
import { purgeReport } from "./domain/reports/delete-report.ts";
import { purgeDeletedModel } from "./domain/submissions/purge-model.ts";
import { passClaims } from "./features/claims/pass-claims.ts";
import { readScreenshot } from "./features/screenshots/read-screenshot.ts";
import type { FileStore } from "./platform/files/file-store.ts";
import { sweepFiles } from "./platform/files/sweep-files.ts";

const analysePayload = z.object({ analysisId: z.int() });
const reportPayload = z.object({ reportId: z.int() });
const modelPayload = z.object({ modelId: z.int() });
const userPayload = z.object({ userId: z.int() });
const mailPayload = z.object({ mailId: z.int() });
const resetPayload = z.object({ email: z.string() });
const connectionPayload = z.object({ connectionId: z.int() });
const screenshotPayload = z.object({ screenshotId: z.int() });
const profilePayload = z.object({ profileId: z.int() });
/** The schedule tells the minute it stands for; one queued by hand tells its own. */
const schedulePayload = z.union([
  z.object({ _cron: z.object({ ts: z.string() }) }).transform(({ _cron }) => new Date(_cron.ts)),
  z.object({ at: z.string() }).transform(({ at }) => new Date(at)),
]);

/** What each kind of job does. Payloads are checked: a queue outlives the version that wrote to it. */
export function taskList(deps: AnalyseDeps & Context & { files: FileStore }): TaskList {
  return {
    analyse: (payload: unknown) => analyse(deps, analysePayload.parse(payload)),
    "purge-model": (payload: unknown) => purgeDeletedModel(deps, modelPayload.parse(payload)),
    "purge-report": async (payload: unknown) => {
      await purgeReport(deps.db, { ...reportPayload.parse(payload), now: deps.now() });
    },
    "read-profile": (payload: unknown) => readProfile(deps, profilePayload.parse(payload)),
    "send-mail": (payload: unknown) => sendMail(deps, mailPayload.parse(payload)),
    "mail-reset": (payload: unknown) => mailReset(deps, resetPayload.parse(payload)),
    "read-connection": (payload: unknown) => readOwnDaily(deps, connectionPayload.parse(payload)),
    "daily-reading": async (payload: unknown) => {
      const at = schedulePayload.parse(payload);
      await queueDailyReadings(deps, at);
      await queueOwnReadings(deps, at);
    },
    "error-tables": async (payload: unknown) => {
      await refreshErrorTables(deps.db, schedulePayload.parse(payload));
    },
    "range-pools": async (payload: unknown) => {
      await refreshRangePools(deps.db, schedulePayload.parse(payload));
    },
    "slot-pools": async (payload: unknown) => {
      await refreshSlotPools(deps.db, schedulePayload.parse(payload));
    },
    "trending-reference": async (payload: unknown) => {
      await refreshReference(deps.db, schedulePayload.parse(payload));
    },
    "trending-scores": async (payload: unknown) => {
      await recomputeTrending(deps.db, schedulePayload.parse(payload));
    },
    "scheduled-analyses": async (payload: unknown) => {
      await startScheduledAnalyses(deps.db, schedulePayload.parse(payload));
    },
    "public-editions": async (payload: unknown) => {
      await startPublicEditions(deps.db, schedulePayload.parse(payload));
    },
    "delete-unfollowed": async (payload: unknown) => {
      await deleteUnfollowed(deps.db, schedulePayload.parse(payload));
    },
    "pass-claims": async (payload: unknown) => {
      const { publicUrl } = deps.config;
      await passClaims(deps.db, { at: schedulePayload.parse(payload), publicUrl, startAnalysis });
    },
    "mail-notifications": (payload: unknown) => mailNotifications(deps, userPayload.parse(payload)),
    "weekly-digest": async (payload: unknown) => {
      await mailDigests(deps, schedulePayload.parse(payload));
    },
    "watch-models": async (payload: unknown) => {
      await queueWatches(deps.db, schedulePayload.parse(payload));
    },
    "watch-model": (payload: unknown) => watchModel(deps.db, { ...modelPayload.parse(payload), now: deps.now() }),
    "read-screenshot": (payload: unknown) => readScreenshot(deps, screenshotPayload.parse(payload)),
    "sweep-files": () => sweepFiles(deps),
  };
}
