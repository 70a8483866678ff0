import { listPosts } from "@fanradar/contract";
import { listPosts as listFromPosts, postAddress, reportSources } from "@fanradar/engine";
import { themeMetrics } from "@fanradar/engine/catalogue/groups";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { can, isOwn } from "../../domain/access/policy.ts";
import { gatherPosts } from "../../domain/analyses/gather-posts.ts";
import { findLinks } from "../../domain/analyses/links.ts";
import { findReport, findSealed } from "../../domain/reports/find-report.ts";
import { findRedactedReport } from "../../domain/reports/redact-report.ts";
import { visibilityOf } from "../../domain/reports/report-visibility.ts";
import { fail } from "../../platform/http/fail.ts";

/** The posts behind a report. Whoever may not see the whole report sees no captions, and nothing of connected accounts. */
export function postRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;
  mount(app, ctx, listPosts, async ({ params, viewer }) => {
    const found = await findReport(db, { modelId: params.id });
    if (!found || !can(viewer, "report.read", found)) return fail("not-found");
    const { report } = found;
    const [links, sealed] = await Promise.all([
      findLinks(db, params.id),
      report && findRedactedReport(visibilityOf(viewer, report), report, () => findSealed(db, report.id)),
    ]);
    const gathered = await gatherPosts(db, { modelId: params.id, links });
    const isWhole = isOwn(viewer, found);
    const evidence = gathered.evidence.filter(({ scope }) => isWhole || scope === "public");
    const input = { ...gathered, evidence, asOf: new Date().toISOString() };
    const names = new Set<string>(themeMetrics);
    const themes = sealed?.facts.filter(({ metric, kind }) => names.has(metric) && kind !== "unavailable") ?? [];
    const listed = listFromPosts({ ...input, themes });
    const used = new Set(listed.posts.flatMap(({ theme }) => theme ?? []));
    const shown = themes.filter(({ id }) => used.has(id));
    const behind = new Set(shown.flatMap((theme) => theme.sources));
    const ofThemes = sealed?.sources.filter(({ evidence }) => behind.has(evidence)) ?? [];
    const sandbox = new Set(input.evidence.filter((one) => one.sandbox).map(({ key }) => key));
    return {
      posts: listed.posts.map(({ id, post, facts, theme }) => {
        const handle = links.find(({ platform }) => platform === post.platform)?.handle ?? "";
        const { platform, publishedAt, kind, caption = null } = post;
        const url = sandbox.has(post.evidence) ? null : (postAddress(post, handle) ?? null);
        return {
          ...{ id, platform, publishedAt, kind, url, facts },
          caption: isWhole ? caption : null,
          ...(theme && { theme }),
        };
      }),
      facts: [...listed.facts, ...shown],
      sources: [
        ...new Map(
          [...reportSources({ ...input, observations: [] }, listed.facts), ...ofThemes].map((source) => [
            source.evidence,
            source,
          ]),
        ).values(),
      ],
    };
  });
}
