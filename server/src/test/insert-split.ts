import type { Db } from "../platform/db/open-database.ts";
import { splitConfirmations, splitRules } from "../platform/db/schema.ts";

/** Stores a rule of a model and a month that the agency confirmed. Returns the ids of both, as samples of calls name them. */
export async function insertSplit(
  db: Db,
  { modelId, userId }: { modelId: number; userId: number },
): Promise<{ splitRule: number; splitConfirmation: number }> {
  const [rule] = await db
    .insert(splitRules)
    .values({ modelId, startsOn: "2025-10-01", share: 3_000, createdBy: userId })
    .returning({ id: splitRules.id });
  const [confirmation] = await db
    .insert(splitConfirmations)
    .values({
      ...{ modelId, platform: "onlyfans", currency: "USD", month: "2025-10", side: "agency", confirmedBy: userId },
      ...{ baseCents: 1_600, agencyCents: 480, creatorCents: 1_120, days: { "2025-10-08": 1_600 } },
    })
    .returning({ id: splitConfirmations.id });
  if (!rule || !confirmation) throw new Error("the split was not stored");
  return { splitRule: rule.id, splitConfirmation: confirmation.id };
}
