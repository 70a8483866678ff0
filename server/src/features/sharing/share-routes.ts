import { getShare, openShare, reportShare, revokeShare, shareReport } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { can, roleOn } from "../../domain/access/policy.ts";
import { canRead, releasable, visibility } from "../../domain/access/visibility.ts";
import { writeAudit } from "../../domain/access/write-audit.ts";
import { hashPassword, isPassword } from "../../domain/accounts/password.ts";
import { hidesByReport, openHidingCase } from "../../domain/moderation/case-teams.ts";
import { notifyTeam } from "../../domain/notifications/notify-team.ts";
import { redactReport } from "../../domain/reports/redact-report.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, returnTry, takeTry } from "../../platform/http/limit.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { presentShare, presentShared, shareVisibility } from "./present-share.ts";
import {
  countLook,
  deleteShare,
  findOpenShare,
  findShare,
  findShareable,
  findSharedProfiles,
  findSharedReport,
  type OpenShare,
  storeShare,
} from "./share-store.ts";

/** Links that one person may make. */
const making: Limit = { max: 60, windowSeconds: 3_600, from: "first" };
/** Wrong passwords at one link: of one network, and of all together. A new link begins anew. */
const guessing: Limit = { max: 10, windowSeconds: 15 * 60, from: "last" };
const guessingByAll: Limit = { max: 200, windowSeconds: 15 * 60, from: "first" };
/** Of one network: as many as may be hidden from it elsewhere, counted together. */
const hidings: Limit = { max: 5, windowSeconds: 86_400, from: "first" };
/** Links that one network may open. */
const opening: Limit = { max: 120, windowSeconds: 60, from: "first" };

/** A creator that was taken down, or whose owner shows nothing to who has a link, is not there. */
const isThere = ({ creator }: OpenShare) =>
  !creator || (creator.isListed && canRead("link", visibility(creator, "profile")));

type Shareable = NonNullable<Awaited<ReturnType<typeof findShareable>>>;
const auditOf = ({ modelId, workspaceId }: Shareable, { id: actorId }: { id: number }) => ({
  ...{ actorId, modelId, workspaceId },
});

/** Making, ending and opening a report's link. A foreign report answers as a missing one. */
export function shareRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  mount(app, ctx, getShare, async ({ params, viewer }) => {
    const report = await findShareable(db, params.id);
    if (!report || !can(viewer, "report.share", report)) return fail("not-found");
    const share = await findShare(db, report.id);
    return { share: share ? presentShare(share) : null, isOwnPage: report.isOwnPage };
  });

  mount(app, ctx, shareReport, async ({ params, body, user, viewer }) => {
    const report = await findShareable(db, params.id);
    if (!report || !can(viewer, "report.share", report)) return fail("not-found");
    if (!user.isVerified) return fail("unverified");
    const retryAfterSeconds = await takeTry(db, `share:${user.id}`, making);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const { password, which, days } = body;
    const passwordHash = password === undefined ? null : await hashPassword(password, ctx.config.passwordCost);
    const sections = [...new Set(body.sections)];
    const releases = releasable(viewer, [...new Set(body.releases)]);
    const replaces = body.replaces ? new Date(body.replaces) : null;
    const made = await db.transaction(async (tx) => {
      const stored = await storeShare(tx, report.id, { which, days, sections, releases, passwordHash, replaces });
      if (stored) await writeAudit(tx, { act: "share.create", ...auditOf(report, user) });
      return stored;
    });
    return made ? { share: presentShare(made.share), token: made.token } : fail("stale");
  });

  mount(app, ctx, revokeShare, async ({ params, user, viewer }) => {
    const report = await findShareable(db, params.id);
    if (!report || !can(viewer, "report.share", report)) return fail("not-found");
    await db.transaction(async (tx) => {
      if (await deleteShare(tx, report.id)) await writeAudit(tx, { act: "share.end", ...auditOf(report, user) });
    });
    return {};
  });

  mount(app, ctx, reportShare, async ({ body, user, request }) => {
    const share = await findOpenShare(db, body.token);
    if (!share || !isThere(share)) return fail("not-found");
    const wait = await takeTry(db, `hide:network:${networkOf(request)}`, hidings);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const about = { problem: "minor", hides: hidesByReport(user) } as const;
    return db.transaction(async (tx) => {
      let isHidden = false;
      for (const { id, platform, handle, clearedAt } of await findSharedProfiles(tx, share.modelId)) {
        if (await openHidingCase(tx, { ...about, platform, handle }, { id, clearedAt })) isHidden = true;
      }
      return { isHidden };
    });
  });

  mount(app, ctx, openShare, async ({ body, viewer, reader, request }) => {
    const wait = await takeTry(db, `share-open:${networkOf(request)}`, opening);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const share = await findOpenShare(db, body.token);
    if (!share || !isThere(share)) return fail("not-found");
    if (share.passwordHash !== null) {
      if (body.password === undefined) return fail("share-password");
      const link = `share-password:${share.reportId}:${share.madeAt.toISOString()}`;
      const byNetwork = `${link}:${networkOf(request)}`;
      const networkWait = await takeTry(db, byNetwork, guessing);
      if (networkWait !== undefined) return fail("too-many", { retryAfterSeconds: networkWait });
      const wait = await takeTry(db, link, guessingByAll);
      if (wait !== undefined) {
        await returnTry(db, byNetwork);
        return fail("too-many", { retryAfterSeconds: wait });
      }
      if (!(await isPassword(body.password, share.passwordHash))) return fail("share-password");
      await returnTry(db, byNetwork);
      await returnTry(db, link);
    }
    const isOwn = roleOn(viewer, share) === "member";
    const shown = await readShared(db, share, { isOwn, reader });
    if (!shown) return fail("not-found");
    const { modelId, reportId, madeAt } = share;
    if (!isOwn)
      await db.transaction(async (tx) => {
        const isFirst = await countLook(tx, reportId);
        const key = `share of ${reportId} made ${madeAt.toISOString()}`;
        if (isFirst) await notifyTeam(tx, { kind: "share-opened", key, modelId, reportId });
      });
    return shown;
  });
}

/** The report of a link as its reader sees it; undefined where it is not there any more. */
async function readShared(db: Db, share: OpenShare, { isOwn, reader }: { isOwn: boolean; reader: Reader }) {
  const report = await findSharedReport(db, share);
  if (!report) return undefined;
  const sealed = redactReport(shareVisibility(share), report.sealed);
  return presentShared(share, { ...report, sealed }, { isOwn, reader });
}

/**
 * What a link shows to a visitor, to draw its page from: as `openShare` answers, but no look is counted, which the page does by opening it.
 * Undefined where opening it is refused, and of a link with a password.
 */
export async function findSharedPage(db: Db, token: string, { network, reader }: { network: string; reader: Reader }) {
  if ((await takeTry(db, `share-page:${network}`, opening)) !== undefined) return undefined;
  const share = await findOpenShare(db, token);
  if (!share || !isThere(share) || share.passwordHash !== null) return undefined;
  return readShared(db, share, { isOwn: false, reader });
}
