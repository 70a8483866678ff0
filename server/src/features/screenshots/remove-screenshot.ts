import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { screenshots } from "../../platform/db/schema.ts";
import { dropFiles } from "../../platform/files/sweep-files.ts";
import type { StoredScreenshot } from "./find-screenshots.ts";

/** Takes a screenshot away: picture, crops, evidence and what it told, in one go. False when somebody else just did. */
export async function removeScreenshot(db: Db, { id, picture, figures, readings }: StoredScreenshot): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx.delete(screenshots).where(eq(screenshots.id, id)).returning({ id: screenshots.id });
    await dropFiles(tx, [picture, ...[...figures, ...readings].map(({ crop }) => crop)]);
    return gone.length > 0;
  });
}
