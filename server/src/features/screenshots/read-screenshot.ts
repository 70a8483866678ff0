import { and, eq, isNull } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { screenshotReadings, screenshots } from "../../platform/db/schema.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { storeFile } from "../../platform/files/store-file.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import type { withOcr } from "./open-ocr.ts";
import { type ReadFigure, readPicture } from "./read-picture.ts";

interface ReadDeps {
  db: Db;
  files: FileStore;
  log: FastifyBaseLogger;
  /** Another reader than ours; tests poison it. */
  ocr?: Parameters<typeof withOcr>[1];
}

/**
 * Reads a screenshot by machine and stores what was read, once. Running twice changes nothing; a picture that is confirmed
 * or deleted meanwhile is skipped. @throws what the queue retries: a store that does not answer.
 */
export async function readScreenshot(deps: ReadDeps, { screenshotId }: { screenshotId: number }): Promise<void> {
  const { db, files, log } = deps;
  const isWaiting = and(eq(screenshots.id, screenshotId), isNull(screenshots.outcome), isNull(screenshots.confirmedAt));
  const [screenshot] = await db.select().from(screenshots).where(isWaiting);
  if (!screenshot?.picture) return;
  const bytes = await files.get(screenshot.picture);
  if (bytes !== "missing" && "fault" in bytes) throw new Error(bytes.fault);

  const reading = bytes === "missing" ? "gave-up" : await readPicture(bytes, deps.ocr);
  if (typeof reading === "string") {
    if (bytes === "missing") log.warn({ screenshotId }, "a screenshot's picture is missing");
    else if (reading === "gave-up") log.warn({ screenshotId }, "a screenshot could not be read by machine");
    await db.update(screenshots).set({ outcome: reading }).where(isWaiting);
    return;
  }
  const { figures, platform = null, handles } = reading;
  const found = await Promise.all(figures.map((figure) => withCrop(deps, figure, screenshot.addedBy)));
  const outcome = found.length > 0 ? "read" : "nothing";
  await db.transaction(async (tx) => {
    const taken = await tx
      .update(screenshots)
      .set({ outcome, looksLike: platform, handles })
      .where(isWaiting)
      .returning({ id: screenshots.id });
    if (taken.length > 0 && found.length > 0)
      await tx.insert(screenshotReadings).values(found.map((one) => ({ ...one, screenshotId })));
  });
}

async function withCrop({ db, files }: ReadDeps, { label, shown, isSure, crop }: ReadFigure, userId: number | null) {
  const storedFile = await storeFile(db, files, crop, { userId, type: "image/png" });
  if ("fault" in storedFile) throw new Error(storedFile.fault);
  return { label, shown, isSure, crop: storedFile.name };
}

/** Reading a picture may take a processor for a minute and a half; analyses must find a free worker meanwhile. */
export const readScreenshotJob = defineJob({
  name: "read-screenshot",
  payload: z.object({ screenshotId: z.int() }),
  queue: "screenshots",
  run: readScreenshot,
});
