import { getFile } from "@fanradar/contract";
import { eq, or } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { showsPicture } from "../../domain/access/name-visibility.ts";
import { can, isSelf, type Viewer } from "../../domain/access/policy.ts";
import type { Db } from "../../platform/db/open-database.ts";
import {
  files,
  modelOwners,
  ownerOf,
  screenshotFigures,
  screenshotReadings,
  screenshots,
  userSettings,
  users,
  workspaceLogos,
} from "../../platform/db/schema.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { fail } from "../../platform/http/fail.ts";

/** Pictures, for viewers of what they belong to. Files contain no scripts: every picture was re-encoded. */
export function fileRoutes(app: FastifyInstance, ctx: Context, { store }: { store: FileStore }): void {
  mount(app, ctx, getFile, async ({ params: { name }, viewer, reply }) => {
    const evidence = await findEvidenceFile(ctx.db, name);
    const file = evidence ?? (await findAvatar(ctx.db, name, viewer)) ?? (await findLogo(ctx.db, name));
    if (!file || (evidence && !can(viewer, "evidence.add", evidence))) return fail("not-found");
    const bytes = await store.get(name);
    if (bytes === "missing") return fail("not-found", { detail: "a stored file is missing" });
    if ("fault" in bytes) return fail("unavailable", { detail: bytes.fault });
    reply
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("content-disposition", "inline")
      .header("cross-origin-resource-policy", "same-origin")
      .type(file.type);
    // It stands on every page. Another picture has another address.
    if (!evidence) reply.header("cache-control", "private, max-age=3600");
    return bytes;
  });
}

/** A file of a screenshot, with whose model it is of. Unreferenced files have no owner. */
async function findEvidenceFile(db: Db, name: string) {
  const [file] = await db
    .select({ ...ownerOf, type: files.type })
    .from(files)
    .leftJoin(screenshotFigures, eq(screenshotFigures.crop, files.name))
    .leftJoin(screenshotReadings, eq(screenshotReadings.crop, files.name))
    .innerJoin(
      screenshots,
      or(
        eq(screenshots.picture, files.name),
        eq(screenshots.id, screenshotFigures.screenshotId),
        eq(screenshots.id, screenshotReadings.screenshotId),
      ),
    )
    .innerJoin(modelOwners, eq(modelOwners.id, screenshots.modelId))
    .where(eq(files.name, name))
    .limit(1);
  return file;
}

/** A person's picture, where the viewer may see it. */
async function findAvatar(db: Db, name: string, viewer: Viewer) {
  const [file] = await db
    .select({ type: files.type, userId: users.id, isShown: showsPicture() })
    .from(userSettings)
    .innerJoin(users, eq(users.id, userSettings.userId))
    .innerJoin(files, eq(files.name, userSettings.avatar))
    .where(eq(userSettings.avatar, name));
  return file && (file.isShown || isSelf(viewer, file.userId)) ? file : undefined;
}

/** A workspace's logo, which is for everybody who comes upon it: shared reports, invites and documents show it. */
async function findLogo(db: Db, name: string) {
  const [file] = await db
    .select({ type: files.type })
    .from(workspaceLogos)
    .innerJoin(files, eq(files.name, workspaceLogos.file))
    .where(eq(workspaceLogos.file, name));
  return file;
}
