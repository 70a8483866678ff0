import { answerCase, isHiding, reportCreator, requestRemoval } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { creators, modelOwners, ownerOf, profiles } from "../../platform/db/schema.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { mount } from "../access/mount.ts";
import { can } from "../access/policy.ts";
import { canFind } from "../access/visibility.ts";
import { answerNotice, hidesByReport, openHidingCase, openRemoval } from "./case-teams.ts";
import { openCase } from "./open-case.ts";

const daySeconds = 86_400;
/** Of one network, an office or a school; what hides a page is scarcer. */
const reportsPerDay: Limit = { max: 20, windowSeconds: daySeconds, from: "first" };
const hidingsPerDay: Limit = { max: 5, windowSeconds: daySeconds, from: "first" };

/** Reports on a creator, open to everybody: a problem, a minor, a removal request. */
export function moderationReportRoutes(app: FastifyInstance, { db, ...ctx }: Context): void {
  mount(app, { db, ...ctx }, reportCreator, async ({ params, body, viewer, user, request }) => {
    const { problem, words } = body;
    const network = networkOf(request);
    const known = await findProfile(db, params);
    if (!known?.creator || !canFind(viewer, known.creator)) return fail("not-found");
    const hides = isHiding(problem) && hidesByReport(user);
    const wait = await takeTry(
      db,
      `${hides ? "hide" : "report"}:network:${network}`,
      hides ? hidingsPerDay : reportsPerDay,
    );
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const about = { platform: params.platform, handle: known.handle, words: words || undefined };
    return db.transaction(async (tx) => {
      if (isHiding(problem)) return { isHidden: await openHidingCase(tx, { ...about, problem, hides }, known) };
      await openCase(tx, { ...about, kind: "problem", problem });
      return { isHidden: false };
    });
  });

  mount(app, { db, ...ctx }, requestRemoval, async ({ body, request }) => {
    const { platform, handle, email, words } = body;
    const wait = await takeTry(db, `hide:network:${networkOf(request)}`, hidingsPerDay);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    return db.transaction(async (tx) => {
      const known = await findProfile(tx, { platform, handle });
      const removal = { platform, handle, words: words || undefined, contact: email };
      const dueAt = await openRemoval(tx, removal, { profileId: known?.id, isProved: false });
      return { dueAt: dueAt.toISOString() };
    });
  });

  mount(app, { db, ...ctx }, answerCase, async ({ params, body, viewer }) => {
    const [model] = await db.select(ownerOf).from(modelOwners).where(eq(modelOwners.id, params.id));
    if (!model || model.workspaceId === null || !can(viewer, "model.change", model)) return fail("not-found");
    const { workspaceId } = model;
    return (await answerNotice(db, { modelId: params.id, workspaceId, words: body.words })) ?? fail("not-found");
  });
}

async function findProfile(db: Context["db"] | Tx, { platform, handle }: { platform: Platform; handle: string }) {
  const [row] = await db
    .select({
      id: profiles.id,
      handle: profiles.handle,
      clearedAt: profiles.clearedAt,
      creator: {
        id: creators.id,
        ownerUserId: creators.ownerUserId,
        isListed: creators.isListed,
        visibility: creators.visibility,
      },
    })
    .from(profiles)
    .leftJoin(creators, eq(creators.id, profiles.creatorId))
    .where(and(eq(profiles.platform, platform), eq(profiles.handle, handle)));
  return row;
}
