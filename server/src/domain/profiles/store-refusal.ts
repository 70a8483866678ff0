import type { FailedOutcome } from "@fanradar/platforms";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { profiles } from "../../platform/db/schema.ts";
import { forgetTexts } from "./forget-texts.ts";
import { unlistCreator } from "./list-creator.ts";

/** The account is no longer open to everybody, or no longer there. */
const isGone: ReadonlySet<FailedOutcome> = new Set([
  "private",
  "suspended",
  "not_found",
  "not_professional_or_missing",
]);

/**
 * Stores a failed read of a profile. The texts of one that became private, suspended or unknown are deleted at
 * once: captions, name, biography and the words found in them; its creator is no longer found. Its counts stay, with their age, in what was measured; the
 * texts come back with the next read that succeeds.
 */
export async function storeRefusal(
  db: Db,
  outcome: FailedOutcome,
  { profileId, handle, at }: { profileId: number; handle: string; at: Date },
): Promise<void> {
  const ofProfile = eq(profiles.id, profileId);
  if (!isGone.has(outcome)) {
    await db.update(profiles).set({ lastAttemptAt: at, lastOutcome: outcome }).where(ofProfile);
    return;
  }
  await db.transaction(async (tx) => {
    await tx.update(profiles).set({ lastAttemptAt: at, lastOutcome: outcome }).where(ofProfile);
    await forgetTexts(tx, profileId);
    await unlistCreator(tx, { profileId, handle });
  });
}
