import type { DrawPage } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Context } from "./context.ts";
import { confirmRoutes } from "./domain/accounts/confirm-routes.ts";
import { emailChangeRoutes } from "./domain/accounts/email-change-routes.ts";
import { passkeyRoutes } from "./domain/accounts/passkey-routes.ts";
import { providerRoutes } from "./domain/accounts/provider-routes.ts";
import { accountRoutes } from "./domain/accounts/routes.ts";
import { secondFactorRoutes } from "./domain/accounts/second-factor-routes.ts";
import { securityRoutes } from "./domain/accounts/security-routes.ts";
import { setUpRoutes } from "./domain/accounts/set-up-routes.ts";
import { findPeers } from "./domain/analyses/peers.ts";
import { creatorRoutes } from "./domain/creators/creator-routes.ts";
import { findCreatorsById, findIndexedProfiles } from "./domain/creators/find-creator.ts";
import { presentCreator } from "./domain/creators/present-creator.ts";
import { visibilityRoutes } from "./domain/creators/visibility-routes.ts";
import { evidenceRoutes } from "./domain/evidence/evidence-routes.ts";
import { importRoutes } from "./domain/evidence/imports/import-routes.ts";
import { caseRoutes } from "./domain/moderation/case-routes.ts";
import { removeProfiles } from "./domain/moderation/remove-profiles.ts";
import { moderationReportRoutes } from "./domain/moderation/report-routes.ts";
import { narrate } from "./domain/narration/narrate.ts";
import { narrationRoutes } from "./domain/narration/narration-routes.ts";
import { openNarrator } from "./domain/narration/open-narrator.ts";
import { notificationRoutes } from "./domain/notifications/notification-routes.ts";
import { pushRoutes } from "./domain/notifications/push-routes.ts";
import { unsubscribeRoutes } from "./domain/notifications/unsubscribe-routes.ts";
import { findSilent } from "./domain/profiles/breaker.ts";
import { collectAnew } from "./domain/profiles/collect.ts";
import { openConnectors } from "./domain/profiles/connectors.ts";
import { queueReadingAgain } from "./domain/profiles/daily-reading.ts";
import { findSealed } from "./domain/reports/find-report.ts";
import { historyRoutes } from "./domain/reports/history-routes.ts";
import { pdfRoutes } from "./domain/reports/pdf/pdf-routes.ts";
import { findRedactedReport } from "./domain/reports/redact-report.ts";
import { reportRoutes } from "./domain/reports/report-routes.ts";
import { verifyRoutes } from "./domain/reports/verify-routes.ts";
import { modelListRoutes } from "./domain/submissions/model-list-routes.ts";
import { modelRoutes } from "./domain/submissions/model-routes.ts";
import { submitOwn } from "./domain/submissions/submit-model.ts";
import { submitRoutes } from "./domain/submissions/submit-routes.ts";
import { unknownInDemo } from "./domain/submissions/unknown-in-demo.ts";
import { adminRoutes } from "./features/admin/admin-routes.ts";
import { analyticsRoutes } from "./features/analytics/analytics-routes.ts";
import { chatRoutes } from "./features/assistant/chat-routes.ts";
import { feedbackRoutes } from "./features/assistant/feedback-routes.ts";
import { findPresentedMessages } from "./features/assistant/present-messages.ts";
import { questionRoutes } from "./features/assistant/question-routes.ts";
import { warmAssistant } from "./features/assistant/warm-assistant.ts";
import { claimRoutes } from "./features/claims/claim-routes.ts";
import { resolveClaimForOwner } from "./features/claims/verify-claim.ts";
import { comparisonRoutes } from "./features/compare/comparison-routes.ts";
import { findShownComparisons } from "./features/compare/saved-comparison.ts";
import { connectionRoutes } from "./features/connections/connection-routes.ts";
import { consentRoutes } from "./features/connections/consents/consent-routes.ts";
import { consentInviteRoutes } from "./features/connections/invites/invite-routes.ts";
import { userRoutes } from "./features/dashboard/user-routes.ts";
import { docsRoutes } from "./features/docs/docs-routes.ts";
import { earningsRoutes } from "./features/earnings/earnings-routes.ts";
import { eraseAccount } from "./features/export/delete-account.ts";
import { ownDataRoutes } from "./features/export/own-data-routes.ts";
import { fileRoutes } from "./features/files/file-routes.ts";
import { goalRoutes } from "./features/goals/goal-routes.ts";
import { instanceAdminRoutes } from "./features/instance/admin-routes.ts";
import { demoHandles } from "./features/instance/demo-handles.ts";
import { healthRoutes } from "./features/instance/health.ts";
import { instanceRoutes } from "./features/instance/routes.ts";
import { securityTxt } from "./features/instance/security-txt.ts";
import { eventRoutes } from "./features/live/event-routes.ts";
import { lookAlikeRoutes } from "./features/look-alikes/look-alike-routes.ts";
import { mailRoutes } from "./features/mailbox/mailbox.ts";
import { dashboardRoutes } from "./features/model-dashboard/dashboard-routes.ts";
import { noteRoutes } from "./features/notes/note-routes.ts";
import { postRoutes } from "./features/posts/post-routes.ts";
import { openPricing } from "./features/pricing/open-pricing.ts";
import { pricingRoutes } from "./features/pricing/pricing-routes.ts";
import { screenshotRoutes } from "./features/screenshots/screenshot-routes.ts";
import { searchRoutes } from "./features/search/search-routes.ts";
import { avatarRoutes } from "./features/settings/avatar-routes.ts";
import { settingsRoutes } from "./features/settings/settings-routes.ts";
import { shareRoutes } from "./features/sharing/share-routes.ts";
import { shiftRoutes } from "./features/shifts/shift-routes.ts";
import { splitConfirmationRoutes } from "./features/splits/confirmation-routes.ts";
import { announceChangedMonths } from "./features/splits/notify-changes.ts";
import { splitRuleRoutes } from "./features/splits/rule-routes.ts";
import { splitRoutes } from "./features/splits/split-routes.ts";
import { todoRoutes } from "./features/todos/todo-routes.ts";
import { memberInviteRoutes } from "./features/workspaces/invite-routes.ts";
import { memberRoutes } from "./features/workspaces/member-routes.ts";
import { moveRoutes } from "./features/workspaces/move-routes.ts";
import { workspaceRoutes } from "./features/workspaces/workspace-routes.ts";
import { openHttp } from "./open-http.ts";
import { openGoalFigures, openMoreFigures } from "./open-more-figures.ts";
import { pageData } from "./page-data.ts";
import { openFileStore } from "./platform/files/file-store.ts";
import { publicInternet, type Reach } from "./platform/files/reach.ts";
import { serveWeb } from "./platform/http/serve-web.ts";
import { sitemap } from "./platform/http/sitemap.ts";

export interface AppOptions {
  /** Folder of the web's build; without it the app answers the API alone. */
  webRoot?: string;
  /** Draws pages for visitors; without it a page shows nothing before its code has come. */
  drawPage?: DrawPage;
  /** Addresses that pictures may be fetched from. Only tests allow other ones than the public internet. */
  reach?: Reach;
  /** Whether what the assistant's first answer would wait for is loaded as soon as it listens. */
  warms?: boolean;
  /** Whether it is to end soon, and no new requests should be sent to it. */
  isDraining?: () => boolean;
}

/** Routes that need nothing but the context. */
const plainRoutes = [
  analyticsRoutes,
  confirmRoutes,
  connectionRoutes,
  consentInviteRoutes,
  consentRoutes,
  creatorRoutes,
  dashboardRoutes,
  docsRoutes,
  earningsRoutes,
  emailChangeRoutes,
  feedbackRoutes,
  historyRoutes,
  instanceAdminRoutes,
  instanceRoutes,
  lookAlikeRoutes,
  mailRoutes,
  memberInviteRoutes,
  memberRoutes,
  modelListRoutes,
  moderationReportRoutes,
  moveRoutes,
  noteRoutes,
  notificationRoutes,
  passkeyRoutes,
  postRoutes,
  providerRoutes,
  pushRoutes,
  reportRoutes,
  searchRoutes,
  secondFactorRoutes,
  securityRoutes,
  securityTxt,
  setUpRoutes,
  shareRoutes,
  shiftRoutes,
  splitConfirmationRoutes,
  splitRoutes,
  splitRuleRoutes,
  todoRoutes,
  unsubscribeRoutes,
  userRoutes,
  verifyRoutes,
  visibilityRoutes,
];

/** The whole server as a function of its context: what every request goes through, then every feature's routes. Does not listen. */
export async function buildApp(
  ctx: Context,
  { webRoot, drawPage, reach = publicInternet, warms = false, isDraining = () => false }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = ctx;
  const { app, bus } = await openHttp(ctx);
  const store = openFileStore(config);
  for (const mountRoutes of plainRoutes) mountRoutes(app, ctx);
  healthRoutes(app, ctx, { findSilent: () => findSilent(ctx.db, new Date()), isDraining });
  const knowsHandle = await demoHandles(config);
  accountRoutes(app, ctx, {
    submit: (tx, signup, userId) => submitOwn(tx, signup, { config, userId }),
    unknownInDemo: knowsHandle && ((links) => unknownInDemo(links, knowsHandle)),
  });
  submitRoutes(app, ctx, { knowsHandle });
  modelRoutes(app, ctx, {
    knowsHandle,
    findListing: async (viewer, modelId) => {
      const [creator] = await findCreatorsById(ctx.db, [modelId]);
      return creator && presentCreator(viewer, creator);
    },
  });
  evidenceRoutes(app, ctx, { onPayments: announceChangedMonths });
  importRoutes(app, ctx, { onPayments: announceChangedMonths });
  const narrator = openNarrator(config.languageModel, ctx.log);
  narrationRoutes(app, ctx, {
    narrator: narrator && { name: narrator.name, narrate: (request) => narrate(ctx.db, narrator, request) },
  });
  pdfRoutes(app, ctx, { store });
  comparisonRoutes(app, ctx, {
    readSealed: (reading, report) => findRedactedReport(reading, report, () => findSealed(ctx.db, report.id)),
    findPeers: (own) => findPeers(ctx.db, own),
  });
  const pricing = openPricing(app, ctx);
  const figures = openMoreFigures(ctx, pricing);
  chatRoutes(app, ctx, { figures, narrator });
  questionRoutes(app, ctx, figures);
  if (warms)
    app.addHook("onListen", async () => {
      warmAssistant(ctx.db, { figures, hasNarrator: narrator !== undefined }).catch((error: unknown) =>
        ctx.log.warn({ err: error }, "the assistant loads with its first question"),
      );
    });
  pricingRoutes(app, ctx, { pricing });
  const isSandbox = config.sandboxUrl !== undefined;
  const connectors = openConnectors({ instagram: config.instagram, x: config.x, isSandbox });
  const canRead = (platform: Platform) => connectors[platform] !== undefined;
  caseRoutes(app, ctx, {
    resolveClaimForOwner: (tx, profileId) => resolveClaimForOwner(tx, profileId, config.publicUrl),
    canRead,
    queueReading: queueReadingAgain,
  });
  claimRoutes(app, ctx, {
    readBio: (profile) => collectAnew({ ...ctx, ...config, connectors }, profile, { now: new Date() }),
    canRead,
    removeProfiles: (tx, profile) => removeProfiles(tx, config, profile),
  });
  adminRoutes(app, ctx, { deleteAccount: eraseAccount });
  settingsRoutes(app, ctx, { store, reach });
  avatarRoutes(app, ctx, { store });
  ownDataRoutes(app, ctx, {
    store,
    presentersFor: ({ viewer, reader }) => ({
      messages: (db, ids) => findPresentedMessages(db, ids, { viewer, reader }),
      reports: (db, ids) => findShownComparisons(db, ids, viewer),
    }),
  });
  screenshotRoutes(app, ctx, { store });
  fileRoutes(app, ctx, { store });
  eventRoutes(app, ctx, bus);
  workspaceRoutes(app, ctx, { store });
  goalRoutes(app, ctx, { figures: openGoalFigures(ctx.db, pricing) });
  sitemap(app, config, { findIndexedProfiles: (limit) => findIndexedProfiles(ctx.db, limit) });

  await serveWeb(app, webRoot, config, { ...pageData(ctx), drawPage });
  return app;
}
