import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { files, screenshots } from "../../platform/db/schema.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { processPicture } from "../../platform/files/process-picture.ts";
import { storeFile } from "../../platform/files/store-file.ts";
import { releaseFiles } from "../../platform/files/sweep-files.ts";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { readScreenshotJob } from "./read-screenshot.ts";

/** Storage limit of one person's files. */
const roomBytes = 300 * 1024 * 1024;

/** Stores a picture and returns the screenshot's id: a new one, or that of the same picture uploaded before. */
export async function storeScreenshot(
  db: Db,
  store: FileStore,
  bytes: Uint8Array,
  { modelId, userId }: { modelId: number; userId: number },
): Promise<number | Failure> {
  const sha256 = createHash("sha256").update(bytes).digest();
  const same = and(eq(screenshots.modelId, modelId), eq(screenshots.sha256, sha256));
  const findSame = async () => (await db.select({ id: screenshots.id }).from(screenshots).where(same))[0]?.id;
  const known = await findSame();
  if (known !== undefined) return known;

  const picture = await processPicture(bytes);
  if ("refused" in picture)
    return fail("invalid", { fields: { picture: picture.refused }, ...(picture.detail && { detail: picture.detail }) });
  if ((await roomTakenBy(db, userId)) + picture.bytes.length > roomBytes) return fail("storage-full");
  const storedFile = await storeFile(db, store, picture.bytes, { userId, type: picture.type });
  if ("fault" in storedFile) return fail("unavailable", { detail: storedFile.fault });

  const { width, height } = picture;
  const made = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(screenshots)
      .values({ modelId, addedBy: userId, sha256, width, height, picture: storedFile.name })
      .onConflictDoNothing()
      .returning({ id: screenshots.id });
    if (row) await enqueue(tx, readScreenshotJob, { screenshotId: row.id });
    return row;
  });
  if (made) return made.id;
  // The same picture was sent twice at once.
  await db.transaction((tx) => releaseFiles(tx, [storedFile.name]));
  return (await findSame()) ?? fail("not-found");
}

async function roomTakenBy(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float` })
    .from(files)
    .where(eq(files.userId, userId));
  return row?.bytes ?? 0;
}
