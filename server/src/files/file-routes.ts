import { getFile } from "@fanradar/contract";
import { eq, or } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../db/open-database.ts";
import { files, models, screenshotFigures, screenshotReadings, screenshots } from "../db/schema.ts";
import type { Context } from "../http/context.ts";
import { fail } from "../http/fail.ts";
import { may } from "../http/may.ts";
import { mount } from "../http/mount.ts";
import type { FileStore } from "./file-store.ts";

/** Files, to those who may read what they belong to. Nothing that a file holds can run: it is a picture that we wrote. */
export function fileRoutes(app: FastifyInstance, ctx: Context, { store }: { store: FileStore }): void {
  mount(app, ctx, getFile, async ({ params, viewer, reply }) => {
    const file = await findFile(ctx.db, params.name);
    if (!file || !may(viewer, "evidence.read", file)) return fail("not-found");
    const bytes = await store.get(params.name);
    if (bytes === "missing") return fail("not-found", { detail: "the store lacks a file that it should have" });
    if ("fault" in bytes) return fail("unavailable", { detail: bytes.fault });
    reply
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("content-disposition", "inline")
      .header("cross-origin-resource-policy", "same-origin")
      .type(file.type);
    return bytes;
  });
}

/** A file with the account whose model it belongs to. One that nothing refers to belongs to nobody. */
async function findFile(db: Db, name: string) {
  const [file] = await db
    .select({ type: files.type, userId: models.userId })
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
    .innerJoin(models, eq(models.id, screenshots.modelId))
    .where(eq(files.name, name))
    .limit(1);
  return file;
}
