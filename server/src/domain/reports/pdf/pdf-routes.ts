import { exportReport } from "@fanradar/contract";
import { dayOf } from "@fanradar/engine";
import { and, eq, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../context.ts";
import type { Db } from "../../../platform/db/open-database.ts";
import { modelOwners, models, ownerOf, reports, workspaceLogos, workspaces } from "../../../platform/db/schema.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { fail } from "../../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../../platform/http/limit.ts";
import { formatOf } from "../../../platform/http/reader.ts";
import { mount } from "../../access/mount.ts";
import { can, isOwn, type OwnedResource, type Viewer } from "../../access/policy.ts";
import type { SessionUser } from "../../access/session.ts";
import { publicVisibility, releasable, releasedVisibility } from "../../access/visibility.ts";
import { recordEvent } from "../../access/write-audit.ts";
import { redactReport } from "../redact-report.ts";
import { describeReport } from "./describe-report.ts";
import { renderPdf } from "./render-pdf.ts";

/** More than anybody reads; each takes a processor for half a second. */
const limit: Limit = { max: 10, windowSeconds: 60, from: "first" };

/** A report as a document, of what is public and what its owner releases in it. A foreign id answers as a missing one. */
export function pdfRoutes(app: FastifyInstance, ctx: Context, { store }: { store: FileStore }): void {
  mount(app, ctx, exportReport, async ({ params, query, viewer, user, reader, request, reply }) => {
    const found = await findPrinted(ctx.db, params.id);
    if (!found || !can(viewer, "report.read", found)) return fail("not-found");
    const retryAfterSeconds = await takeTry(ctx.db, `pdf ${viewer.userId ?? `guest ${viewer.guestId}`}`, limit);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const releases = releasable(viewer, query.releases ?? []);
    const visibility = isOwn(viewer, found) ? releasedVisibility(releases) : publicVisibility;
    const document = describeReport(
      { ...found, sealed: redactReport(visibility, found.sealed) },
      {
        format: formatOf(reader),
        verifyUrl: `${ctx.config.publicUrl}/verify`,
        length: query.length,
        ...(query.preparedFor && { preparedFor: query.preparedFor }),
        ...(query.signed === "true" &&
          user && { preparedBy: await findMaker(ctx.db, { store, viewer, user, report: found }) }),
      },
    );
    const { bytes } = await renderPdf(document);
    if (user) await recordEvent(ctx.db, request, { act: "report-exported", actorId: user.id, modelId: found.modelId });
    reply
      .type("application/pdf")
      // Of whom and when, as its first page has it: whoever prepares several tells them apart.
      .header("content-disposition", `attachment; filename="${nameOfFile(found)}"`);
    return bytes;
  });
}

const nameOfFile = ({ id, username, createdAt }: { id: number; username: string; createdAt: Date }) =>
  `fanradar-${username.replace(/[^\w.-]+/g, "") || `report-${id}`}-${dayOf(createdAt.toISOString())}.pdf`;

/** A report with what its document says of the model; undefined when there is none. */
async function findPrinted(db: Db, reportId: number) {
  const [row] = await db
    .select({
      id: reports.id,
      hash: reports.hash,
      createdAt: reports.createdAt,
      sealed: reports.sealed,
      name: models.name,
      username: models.username,
      ...ownerOf,
    })
    .from(reports)
    .innerJoin(models, eq(models.id, reports.modelId))
    .innerJoin(modelOwners, eq(modelOwners.id, models.id))
    .where(and(eq(reports.id, reportId), isNull(reports.deletedAt)));
  return row;
}

/** Who signs a document: for a member of a shared workspace, the workspace with its logo; for anybody else, the person. */
async function findMaker(
  db: Db,
  { store, viewer, user, report }: { store: FileStore; viewer: Viewer; user: SessionUser; report: OwnedResource },
): Promise<{ name: string; logo?: Uint8Array }> {
  if (!isOwn(viewer, report) || report.workspaceId === null) return user;
  const [workspace] = await db
    .select({ name: workspaces.name, logo: workspaceLogos.file })
    .from(workspaces)
    .leftJoin(workspaceLogos, eq(workspaceLogos.workspaceId, workspaces.id))
    .where(eq(workspaces.id, report.workspaceId));
  if (!workspace?.name) return user;
  const logo = workspace.logo === null ? undefined : await store.get(workspace.logo);
  // A document without its logo is better than none.
  return logo instanceof Uint8Array ? { name: workspace.name, logo } : { name: workspace.name };
}
