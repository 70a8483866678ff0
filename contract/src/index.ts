export {
  changeVerdicts,
  metricOfLabel,
  platformNames,
  shownKind,
  stepStates,
  tiers,
  trustLevels,
} from "@fanradar/engine";
export * from "./admin/audit.ts";
export * from "./admin/jobs.ts";
export * from "./admin/users.ts";
export * from "./analytics/analytics.ts";
export * from "./assistant/chat.ts";
export * from "./assistant/feedback.ts";
export * from "./auth/confirm.ts";
export * from "./auth/credentials.ts";
export * from "./auth/login.ts";
export * from "./auth/passkeys.ts";
export * from "./auth/passwords.ts";
export * from "./auth/person.ts";
export * from "./auth/providers.ts";
export * from "./auth/second-factor.ts";
export * from "./auth/session.ts";
export * from "./auth/sessions.ts";
export * from "./auth/sign-in-link.ts";
export * from "./auth/signup.ts";
export * from "./auth/signup-body.ts";
export * from "./auth/verify-email.ts";
export * from "./call.ts";
export * from "./claims/claims.ts";
export * from "./claims/remove-by-code.ts";
export * from "./comparisons/comparison.ts";
export * from "./connections/connections.ts";
export * from "./connections/consent-invites.ts";
export * from "./connections/consents.ts";
export * from "./connections/own-consents.ts";
export * from "./creators/creator-params.ts";
export * from "./creators/creator-path.ts";
export * from "./creators/creator-veto.ts";
export * from "./creators/creator-visibility.ts";
export * from "./creators/get-creator.ts";
export {
  getTrending,
  type SampleReport,
  type Trending,
  type TrendingCreator,
  trendingCards,
} from "./creators/get-trending.ts";
export * from "./creators/list-trending.ts";
export * from "./creators/listing.ts";
export * from "./creators/read-search.ts";
export * from "./creators/search-creators.ts";
export * from "./dashboard/attention.ts";
export * from "./dashboard/batch-progress.ts";
export * from "./dashboard/get-dashboard.ts";
export * from "./dashboard/list-portfolio.ts";
export type { SampleAgency } from "./dashboard/sample-agency.ts";
export * from "./docs/get-openapi.ts";
export * from "./docs/list-accuracy.ts";
export * from "./draw-page.ts";
export * from "./earnings/get-earnings.ts";
export * from "./earnings/get-earnings-outlook.ts";
export * from "./earnings/get-portfolio-earnings.ts";
export * from "./error.ts";
export * from "./error-codes.ts";
export * from "./evidence/add-evidence.ts";
export * from "./evidence/import-statement.ts";
export * from "./evidence/list-evidence.ts";
export * from "./evidence/remove-evidence.ts";
export * from "./field-codes.ts";
export * from "./first-requests.ts";
export * from "./goals/goals.ts";
export * from "./instance/administer-instance.ts";
export * from "./instance/get-instance.ts";
export * from "./instance/set-up-instance.ts";
export * from "./instance/sign-up-rule.ts";
export * from "./limits.ts";
export * from "./links/link-fields.ts";
export { canonicalUrl } from "./links/link-hosts.ts";
export * from "./links/parse-link.ts";
export * from "./links/profile-link.ts";
export * from "./list-paths.ts";
export * from "./model-dashboard/get-model-dashboard.ts";
export * from "./model-signup/sign-up-model.ts";
export * from "./models/analysis.ts";
export * from "./models/change-model.ts";
export * from "./models/changed-model.ts";
export * from "./models/delete-model.ts";
export * from "./models/events.ts";
export * from "./models/get-model.ts";
export * from "./models/list-model-page.ts";
export * from "./models/model.ts";
export * from "./models/schedules.ts";
export * from "./models/stages.ts";
export * from "./models/submit-guest-model.ts";
export * from "./models/submit-model.ts";
export * from "./models/submit-models.ts";
export * from "./moderation/answer-case.ts";
export * from "./moderation/case-notice.ts";
export * from "./moderation/cases.ts";
export * from "./moderation/mail-everybody.ts";
export * from "./moderation/report-creator.ts";
export * from "./moderation/request-removal.ts";
export * from "./notes/team-notes.ts";
export * from "./notifications/notification-path.ts";
export * from "./notifications/notifications.ts";
export * from "./notifications/push.ts";
export * from "./notifications/unsubscribe.ts";
export * from "./pages.ts";
export * from "./pricing/platform-data.ts";
export * from "./pricing/price-changes.ts";
export * from "./pricing/pricing-analysis.ts";
export * from "./reports/content.ts";
export * from "./reports/get-report.ts";
export * from "./reports/history.ts";
export * from "./reports/ledger.ts";
export * from "./reports/list-look-alikes.ts";
export * from "./reports/list-posts.ts";
export * from "./reports/narration.ts";
export * from "./reports/report.ts";
export * from "./reports/verify-seal.ts";
export * from "./reports/versions.ts";
export * from "./screenshots/screenshots.ts";
export * from "./shapes.ts";
export * from "./sharing/releases.ts";
export * from "./sharing/share.ts";
export * from "./shifts/shifts.ts";
export * from "./splits/splits.ts";
export * from "./time-zone.ts";
export * from "./todos/in-charge.ts";
export * from "./todos/step-id.ts";
export * from "./todos/todo-rights.ts";
export * from "./todos/todos.ts";
export * from "./user/avatar.ts";
export * from "./user/become-creator.ts";
export * from "./user/choose-language.ts";
export * from "./user/email-change.ts";
export * from "./user/first-preferences.ts";
export * from "./user/languages.ts";
export * from "./user/own-data.ts";
export * from "./user/settings.ts";
export * from "./user/stats.ts";
export * from "./workspaces/members.ts";
export * from "./workspaces/membership.ts";
export * from "./workspaces/move-model.ts";
export * from "./workspaces/rights.ts";
export * from "./workspaces/roles.ts";
export * from "./workspaces/workspace.ts";
