import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { confirmRoutes } from "./accounts/confirm-routes.ts";
import { admitEmailChange, storeEmailChange } from "./accounts/email-change.ts";
import { emailChangeRoutes } from "./accounts/email-change-routes.ts";
import { googleRoutes } from "./accounts/google-routes.ts";
import { hashPassword, isPassword } from "./accounts/password.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { secondFactorRoutes } from "./accounts/second-factor-routes.ts";
import { securityRoutes } from "./accounts/security-routes.ts";
import { gatherNow } from "./analyses/gather-now.ts";
import { openPool } from "./analyses/pool.ts";
import { analyticsRoutes } from "./analytics/analytics-routes.ts";
import { chatRoutes } from "./assistant/chat-routes.ts";
import { keepWithHolder } from "./claims/check-claim.ts";
import { claimRoutes } from "./claims/claim-routes.ts";
import { findSilent } from "./collection/breaker.ts";
import { collectAnew } from "./collection/collect.ts";
import { connectionRoutes } from "./collection/connections/connection-routes.ts";
import { openConnectors } from "./collection/connectors.ts";
import { comparisonRoutes } from "./comparisons/comparison-routes.ts";
import { findMembers } from "./comparisons/find-members.ts";
import { creatorRoutes, mayIndexCreator } from "./creators/creator-routes.ts";
import { findCreatorsOfModels } from "./creators/find-creator.ts";
import { present as presentCreator } from "./creators/present-creator.ts";
import { searchRoutes } from "./creators/search-routes.ts";
import { visibilityRoutes } from "./creators/visibility-routes.ts";
import { docsRoutes } from "./docs/docs-routes.ts";
import { earningsRoutes } from "./earnings/earnings-routes.ts";
import { findBooks, findStatements } from "./earnings/find-earnings.ts";
import { eventRoutes } from "./events/event-routes.ts";
import { evidenceRoutes } from "./evidence/evidence-routes.ts";
import { findGiven } from "./evidence/find-given.ts";
import { importRoutes } from "./evidence/imports/import-routes.ts";
import { publicInternet, type Reach } from "./files/fetch-picture.ts";
import { fileRoutes } from "./files/file-routes.ts";
import { openFileStore } from "./files/file-store.ts";
import { compression } from "./http/compression.ts";
import type { Context } from "./http/context.ts";
import { refuseCrossSite } from "./http/cross-site.ts";
import { answerError } from "./http/handle-errors.ts";
import { healthRoutes } from "./http/health.ts";
import { bodyLimitBytes, forgiveEmptyBodies, readJsonBodies } from "./http/json-body.ts";
import { logRequests } from "./http/log.ts";
import { addresses } from "./http/readable-url.ts";
import { knowReaders } from "./http/reader.ts";
import { sendSecurityHeaders } from "./http/security-headers.ts";
import { serveWeb } from "./http/serve-web.ts";
import { answerUnreadable } from "./http/unreadable.ts";
import { demoHandles } from "./instance/demo-handles.ts";
import { instanceRoutes } from "./instance/routes.ts";
import { mailRoutes } from "./mail/mailbox.ts";
import { findChosen, findOther } from "./main/chosen-models.ts";
import { dashboardRoutes } from "./model-dashboard/dashboard-routes.ts";
import { findModel } from "./models/find-models.ts";
import { findRun } from "./models/find-run.ts";
import { modelRoutes } from "./models/model-routes.ts";
import { startAnalysis } from "./models/start-analysis.ts";
import { submitOwn } from "./models/submit-model.ts";
import { unknownInDemo } from "./models/unknown-in-demo.ts";
import { caseRoutes } from "./moderation/case-routes.ts";
import { removeProfiles } from "./moderation/remove-profiles.ts";
import { moderationReportRoutes } from "./moderation/report-routes.ts";
import { converse } from "./narrator/converse.ts";
import { narrate } from "./narrator/narrate.ts";
import { openNarrator } from "./narrator/open-narrator.ts";
import { notificationRoutes } from "./notifications/notification-routes.ts";
import { unsubscribeRoutes } from "./notifications/unsubscribe-routes.ts";
import { openPricing } from "./pricing/open-pricing.ts";
import { pricingRoutes } from "./pricing/pricing-routes.ts";
import { findEdition } from "./reports/find-edition.ts";
import { findSealed } from "./reports/find-report.ts";
import { historyRoutes } from "./reports/history-routes.ts";
import { narrationRoutes } from "./reports/narration-routes.ts";
import { pdfRoutes } from "./reports/pdf/pdf-routes.ts";
import { reportRoutes } from "./reports/report-routes.ts";
import { sealedAs } from "./reports/sealed-as.ts";
import { verifyRoutes } from "./reports/verify-routes.ts";
import { visibleTo } from "./reports/visible-to.ts";
import { screenshotRoutes } from "./screenshots/screenshot-routes.ts";
import { avatarRoutes } from "./settings/avatar-routes.ts";
import { ownDataRoutes } from "./settings/own-data-routes.ts";
import { settingsRoutes } from "./settings/settings-routes.ts";
import { shareRoutes } from "./sharing/share-routes.ts";
import { userRoutes } from "./users/user-routes.ts";

export interface AppOptions {
  /** Folder of the web's build; without it the app answers the API alone. */
  webRoot?: string;
  /** What pictures may be fetched from. Tests alone give another than the public internet. */
  reach?: Reach;
}

/** The whole server as a function of its context: plumbing first, then every feature's routes. Does not listen. */
export async function buildApp(
  ctx: Context,
  { webRoot, reach = publicInternet }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = ctx;
  const app = Fastify({
    loggerInstance: ctx.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies,
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    // While closing, requests on open connections are still answered; new connections are refused by the closed port.
    return503OnClosing: false,
    ...addresses,
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  });
  app.decorateRequest("user", null);
  app.decorateRequest("guestId", null);
  app.setErrorHandler(answerError);
  logRequests(app);
  sendSecurityHeaders(app, config);
  refuseCrossSite(app, config);
  forgiveEmptyBodies(app);
  readJsonBodies(app);
  await app.register(cookie);
  knowReaders(app, config);
  await app.register(compress, compression);

  healthRoutes(app, ctx, { findSilent: () => findSilent(ctx.db, new Date()) });
  instanceRoutes(app, ctx);
  const knowsHandle = await demoHandles(config);
  accountRoutes(app, ctx, {
    submit: (tx, signup, userId) => submitOwn(tx, signup, { config, userId }),
    unknownInDemo: knowsHandle && ((links) => unknownInDemo(links, knowsHandle)),
  });
  securityRoutes(app, ctx);
  secondFactorRoutes(app, ctx);
  confirmRoutes(app, ctx);
  emailChangeRoutes(app, ctx);
  googleRoutes(app, ctx);
  mailRoutes(app, ctx);
  modelRoutes(app, ctx, {
    knowsHandle,
    findListing: async (viewer, modelId) => {
      const [creator] = await findCreatorsOfModels(ctx.db, [modelId]);
      return creator && presentCreator(viewer, creator);
    },
  });
  const runs = {
    findRun: (modelId: number) => findRun(ctx.db, modelId),
    gather: (modelId: number, options: Parameters<typeof gatherNow>[2]) => gatherNow(ctx.db, modelId, options),
  };
  evidenceRoutes(app, ctx, runs);
  connectionRoutes(app, ctx, { findModel, startAnalysis });
  earningsRoutes(app, ctx, {
    ...runs,
    findGiven: (modelId) => findGiven(ctx.db, modelId),
  });
  importRoutes(app, ctx, runs);
  const narrator = openNarrator(config.languageModel, ctx.log);
  narrationRoutes(app, ctx, {
    narrator: narrator && { name: narrator.name, narrate: (asked) => narrate(ctx.db, narrator, asked) },
  });
  historyRoutes(app, ctx);
  reportRoutes(app, ctx);
  pdfRoutes(app, ctx);
  verifyRoutes(app, ctx);
  notificationRoutes(app, ctx);
  unsubscribeRoutes(app, ctx);
  shareRoutes(app, ctx, { hashPassword, isPassword, visibleTo });
  creatorRoutes(app, ctx, { findEdition: (seen, creator) => findEdition(ctx.db, seen, creator) });
  analyticsRoutes(app, ctx);
  comparisonRoutes(app, ctx, {
    readSealed: (reading, report) => sealedAs(reading, report, () => findSealed(ctx.db, report.id)),
    findPool: openPool(ctx.db),
  });
  const pricing = openPricing(app, ctx, {
    ...runs,
    findBooks,
    findStatements,
  });
  chatRoutes(app, ctx, {
    findChosen: (viewer, modelId) => findChosen(ctx.db, viewer, modelId),
    findOther: (viewer, name) => findOther(ctx.db, viewer, name),
    findReadings: async (viewer, modelIds) =>
      new Map((await findMembers(ctx.db, viewer, modelIds)).map(({ id, reading }) => [id, reading])),
    findPrices: pricing.ofOwn,
    converse: narrator && ((asked) => converse(ctx.db, narrator, asked)),
  });
  pricingRoutes(app, ctx, { pricing, findChosen: (viewer, modelId) => findChosen(ctx.db, viewer, modelId) });
  visibilityRoutes(app, ctx);
  moderationReportRoutes(app, ctx);
  caseRoutes(app, ctx, { keepWithHolder: (tx, profileId) => keepWithHolder(tx, profileId, config.publicUrl) });
  const isSandbox = config.sandboxUrl !== undefined;
  const connectors = openConnectors({ instagram: config.instagram, x: config.x, isSandbox });
  claimRoutes(app, ctx, {
    readBio: (profile) => collectAnew({ ...ctx, ...config, connectors }, profile, { now: new Date() }),
    reads: (platform) => connectors[platform] !== undefined,
    startAnalysis,
    removeProfiles: (tx, profile) => removeProfiles(tx, config, profile),
  });
  dashboardRoutes(app, ctx);
  userRoutes(app, ctx);
  const store = openFileStore(config);
  settingsRoutes(app, ctx, {
    emailChange: {
      admit: (user, asked) => admitEmailChange(ctx, user, asked),
      store: (tx, user, email) => storeEmailChange(ctx, tx, user, email),
    },
    store,
    reach,
  });
  searchRoutes(app, ctx);
  avatarRoutes(app, ctx, { store });
  ownDataRoutes(app, ctx, { store });
  screenshotRoutes(app, ctx, { store });
  fileRoutes(app, ctx, { store });
  eventRoutes(app, ctx, runs);
  docsRoutes(app, ctx);

  await serveWeb(app, webRoot, config, { mayIndex: (profile) => mayIndexCreator(ctx.db, profile) });
  return app;
}
