import { creatorLinkKey, openShare } from "@fanradar/contract";
import type { Context } from "./context.ts";
import { viewerOf } from "./domain/access/mount.ts";
import { resolveSession } from "./domain/access/session.ts";
import { describeSession } from "./domain/accounts/describe-session.ts";
import { findCreatorPage } from "./domain/creators/creator-routes.ts";
import { findReportId } from "./domain/reports/find-report-id.ts";
import { describeInstance } from "./features/instance/routes.ts";
import { findSharedPage } from "./features/sharing/share-routes.ts";
import { networkOf } from "./platform/http/client-address.ts";
import type { PageData } from "./platform/http/serve-web.ts";

/** What a page brings along, found for the request that asks for it. */
export const pageData = (ctx: Context): PageData => ({
  findCreatorPage: (profile, request) =>
    findCreatorPage(ctx, {
      viewer: viewerOf(request),
      key: creatorLinkKey(request.url.split("?", 2)[1] ?? ""),
      profile,
    }),
  findSession: async (request, reply) => {
    request.user = await resolveSession(ctx, request, reply);
    return describeSession(ctx.db, request);
  },
  findInstance: () => describeInstance(ctx),
  findReportId: (modelId, request) => findReportId(ctx.db, viewerOf(request), modelId),
  findShown: async (path, request) => {
    const token = /^\/s\/([^/]+)\/?$/.exec(path)?.[1];
    const report =
      token === undefined
        ? undefined
        : await findSharedPage(ctx.db, token, { network: networkOf(request), reader: request.reader });
    return report ? { [openShare.path]: report } : {};
  },
});
