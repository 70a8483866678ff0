import {
  type ConnectOutcome,
  connectCallbackPath,
  endConnection as endConnectionCall,
  listConnections as listConnectionsCall,
  startConnection,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount, viewerOf } from "../../domain/access/mount.ts";
import { can } from "../../domain/access/policy.ts";
import { resolveSession } from "../../domain/access/session.ts";
import { recordEvent } from "../../domain/access/write-audit.ts";
import { revokeConnection } from "../../domain/connections/end-connection.ts";
import { findModel } from "../../domain/submissions/find-models.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { returnConsent } from "./consents/return-consent.ts";
import { finishConnection } from "./finish-connection.ts";
import { beginFlow, isOfInvite, modelIdOf, originOf, takeFlow } from "./flows.ts";
import { findConnections } from "./list-connections.ts";

/** Consents that one person may begin. */
const flowsPerPerson: Limit = { max: 30, windowSeconds: 15 * 60, from: "first" };

/** Accounts that a creator lets us read: begin, come back, end. */
export function connectionRoutes(app: FastifyInstance, ctx: Context): void {
  const { db, config } = ctx;

  mount(app, ctx, listConnectionsCall, async ({ params, viewer }) => {
    const found = await findModel(db, params.id);
    if (!found || !can(viewer, "connection.read", found.model)) return fail("not-found");
    return findConnections(db, config, found.model.id);
  });

  mount(app, ctx, startConnection, async ({ params, body, user, viewer, request }) => {
    const found = await findModel(db, params.id);
    const { platform } = body;
    const linked = found?.links.find((link) => link.platform === platform);
    if (!found || !linked || !can(viewer, "connection.manage", found.model)) return fail("not-found");
    const wait = await takeTry(db, `connect:${user.id}`, flowsPerPerson);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const connectApp = config.connect[platform];
    if (!connectApp) return fail("not-offered");
    const begun = {
      platform,
      modelId: found.model.id,
      userId: user.id,
      handle: linked.handle,
      origin: originOf(ctx, request),
    };
    return { address: (await beginFlow(db, connectApp, begun)).href };
  });

  mount(app, ctx, endConnectionCall, async ({ params, query, viewer, user, request }) => {
    const found = await findModel(db, params.id);
    if (!found || !can(viewer, "connection.manage", found.model)) return fail("not-found");
    const { platform } = params;
    const ending = { modelId: found.model.id, platform, keep: query.keep === "true", now: new Date() };
    if (!(await revokeConnection(ctx, { ...ending, endedBy: "manager" }))) return fail("not-found");
    const about = { actorId: user.id, modelId: found.model.id, reason: platform };
    await recordEvent(db, request, { act: "connection-ended", ...about });
    return {};
  });

  app.get<{ Querystring: { state?: string; code?: string; error?: string } }>(
    connectCallbackPath,
    async (request, reply) => {
      const { state: sentState, code: sentCode } = request.query;
      const state = typeof sentState === "string" ? sentState : "";
      const code = typeof sentCode === "string" ? sentCode : undefined;
      const flow = await takeFlow(db, state);
      if (isOfInvite(state)) return returnConsent(ctx, { flow, code, request, reply });
      const user = await resolveSession(ctx, request, reply);
      request.user = user;
      // The person who returns must be the one who began: another's code would read another's account into this model.
      const found = flow && user?.id === flow.userId ? await findModel(db, flow.modelId) : undefined;
      if (!flow || !found || !can(viewerOf(request), "connection.manage", found.model))
        return reply.redirect(pageOf(modelIdOf(state), "expired"), 303);
      const outcome = code === undefined ? "denied" : await finishConnection(ctx, flow, { code, now: new Date() });
      if (outcome === "done")
        await recordEvent(db, request, {
          act: "connection-started",
          actorId: flow.userId,
          modelId: flow.modelId,
          reason: flow.platform,
        });
      else request.log.info({ event: `connect-${outcome}`, actor: flow.userId, platform: flow.platform }, "security");
      return reply.redirect(pageOf(flow.modelId, outcome), 303);
    },
  );
}

const pageOf = (modelId: number | undefined, outcome: ConnectOutcome) =>
  modelId === undefined ? "/dashboard" : `/evidence/${modelId}?connect=${outcome}`;
