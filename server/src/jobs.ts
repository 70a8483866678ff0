import { nightlyDrillJob } from "./backup/nightly-drill.ts";
import type { Context } from "./context.ts";
import { mailSignupJob } from "./domain/accounts/pending-signup.ts";
import { mailResetJob } from "./domain/accounts/reset.ts";
import { mailSignInLinkJob } from "./domain/accounts/sign-in-link.ts";
import { type AnalyseDeps, analyseJob } from "./domain/analyses/analyse.ts";
import { publicEditionsJob } from "./domain/analyses/public-editions.ts";
import { errorTablesJob } from "./domain/analyses/refresh-error-tables.ts";
import { rangePoolsJob } from "./domain/analyses/refresh-range-pools.ts";
import { slotPoolsJob } from "./domain/analyses/refresh-slot-pools.ts";
import { scheduledAnalysesJob } from "./domain/analyses/scheduled-analyses.ts";
import { watchModelJob, watchModelsJob } from "./domain/analyses/watch-models.ts";
import { endUnlinkedConnectionJob } from "./domain/connections/end-connection.ts";
import { dailyConnectionsJob, readConnectionJob } from "./domain/connections/own-reading.ts";
import { trendingScoresJob } from "./domain/creators/trending/recompute-trending.ts";
import { trendingReferenceJob } from "./domain/creators/trending/refresh-reference.ts";
import { deleteUnfollowedJob } from "./domain/moderation/delete-unfollowed.ts";
import { weeklyDigestJob } from "./domain/notifications/mail-digests.ts";
import { mailNotificationsJob } from "./domain/notifications/mail-notifications.ts";
import { pushNotificationJob } from "./domain/notifications/push-notification.ts";
import { sendMailJob } from "./domain/notifications/send-mail.ts";
import { dailyReadingJob, readProfileJob } from "./domain/profiles/daily-reading.ts";
import { watchTokensJob } from "./domain/profiles/watch-tokens.ts";
import { purgeReportJob } from "./domain/reports/delete-report.ts";
import { purgeModelJob } from "./domain/submissions/purge-model.ts";
import { purgeWorkspaceJob } from "./domain/workspaces/store-workspace.ts";
import { approveDueClaimsJob } from "./features/claims/approve-due-claims.ts";
import { checkGoalsJob } from "./features/goals/check-goals.ts";
import { purgeNoteJob } from "./features/notes/delete-note.ts";
import { priceAnalysesJob } from "./features/pricing/stored-analyses.ts";
import { readScreenshotJob } from "./features/screenshots/read-screenshot.ts";
import { changedMonthsJob } from "./features/splits/notify-changes.ts";
import { openGoalFigures } from "./open-more-figures.ts";
import type { FileStore } from "./platform/files/file-store.ts";
import { sweepFilesJob } from "./platform/files/sweep-files.ts";
import type { RunnableJob } from "./platform/queue/define-job.ts";
import { seedCreatorsJob, visitDemoJob } from "./seed/fill-demo.ts";

/** Dependencies of jobs. */
export type JobNeeds = AnalyseDeps & Context & { files: FileStore };

/** Every job that a worker runs. */
export const jobs: readonly RunnableJob<JobNeeds>[] = [
  analyseJob,
  dailyConnectionsJob,
  dailyReadingJob,
  deleteUnfollowedJob,
  errorTablesJob,
  mailNotificationsJob,
  mailResetJob,
  mailSignInLinkJob,
  mailSignupJob,
  nightlyDrillJob,
  approveDueClaimsJob,
  checkGoalsJob(openGoalFigures),
  priceAnalysesJob,
  publicEditionsJob,
  endUnlinkedConnectionJob,
  purgeModelJob,
  purgeNoteJob,
  purgeReportJob,
  purgeWorkspaceJob,
  pushNotificationJob,
  rangePoolsJob,
  readConnectionJob,
  readProfileJob,
  readScreenshotJob,
  changedMonthsJob,
  scheduledAnalysesJob,
  seedCreatorsJob,
  sendMailJob,
  slotPoolsJob,
  sweepFilesJob,
  trendingReferenceJob,
  trendingScoresJob,
  visitDemoJob,
  watchModelJob,
  watchModelsJob,
  watchTokensJob,
  weeklyDigestJob,
];
