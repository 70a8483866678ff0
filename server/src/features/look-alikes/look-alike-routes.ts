import { listLookAlikes } from "@fanradar/contract";
import { lookAlikes, rankAlike } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { can } from "../../domain/access/policy.ts";
import { publicVisibility, type ReportVisibility } from "../../domain/access/visibility.ts";
import { findLinks } from "../../domain/analyses/links.ts";
import { findMembers } from "../../domain/reports/find-members.ts";
import { findReport, findSealed } from "../../domain/reports/find-report.ts";
import { findRedactedReport } from "../../domain/reports/redact-report.ts";
import { fail } from "../../platform/http/fail.ts";
import { findCandidates, findOwnSide } from "./find-candidates.ts";

/** Of so many of the nearest the reports are read. */
const mostRead = 6;
const none = { creators: [], facts: [], sources: [] };

/**
 * Creators who are like a model. Read anew for each answer and in no sealed report, so that who hides is gone at once. Both sides are compared by what
 * everybody may read: what its owner added is no part of the comparison.
 */
export function lookAlikeRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;
  const readSealed = (visibility: ReportVisibility, report: { id: number; hash: string }) =>
    findRedactedReport(visibility, report, () => findSealed(db, report.id));
  mount(app, ctx, listLookAlikes, async ({ params, viewer }) => {
    const found = await findReport(db, { modelId: params.id });
    if (!found || !can(viewer, "report.read", found)) return fail("not-found");
    const links = (await findLinks(db, params.id)).filter(({ isVetoed }) => !isVetoed);
    const profileIds = links.map(({ id }) => id);
    const own = await findOwnSide(db, profileIds);
    if (!found.report || !own) return none;
    const near = rankAlike(own, await findCandidates(db, own, profileIds)).slice(0, mostRead);
    const [sealed, members] = await Promise.all([
      readSealed(publicVisibility, found.report),
      findMembers(db, { userId: null, isAdmin: false }, near),
    ]);
    if (!sealed) return none;
    const reports = await Promise.all(
      members.map(async ({ id, report, reading }) => {
        const read = report && (await readSealed(reading, report));
        return read ? [{ key: String(id), sealed: read }] : [];
      }),
    );
    const alike = lookAlikes({ key: String(params.id), sealed }, reports.flat(), own.platform);
    return {
      ...alike,
      creators: alike.creators.flatMap(({ key, statements }) => {
        const member = members.find(({ id }) => String(id) === key);
        const profile = member?.profiles.find(({ platform }) => platform === own.platform);
        if (!member || !profile) return [];
        const { platform, handle } = profile;
        return [{ id: member.id, name: member.name, platform, handle, statements }];
      }),
    };
  });
}
