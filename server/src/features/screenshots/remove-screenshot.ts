import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { screenshots } from "../../platform/db/schema.ts";
import { releaseFiles } from "../../platform/files/sweep-files.ts";
import type { StoredScreenshot } from "./find-screenshots.ts";

/** Takes a screenshot away: picture, crops, evidence and its observations, in one transaction. False where another request just did. */
export async function deleteScreenshot(db: Db, { id, picture, figures, readings }: StoredScreenshot): Promise<boolean> {
  return db.transaction(async (tx) => {
    const deleted = await tx.delete(screenshots).where(eq(screenshots.id, id)).returning({ id: screenshots.id });
    await releaseFiles(tx, [picture, ...[...figures, ...readings].map(({ crop }) => crop)]);
    return deleted.length > 0;
  });
}
