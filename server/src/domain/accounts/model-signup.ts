import type { ModelSignup } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { modelSignups, userSettings } from "../../platform/db/schema.ts";

export type SubmitSignup = (tx: Tx, signup: ModelSignup, userId: number) => Promise<number>;

/** Stores a model's sign-up in the transaction that creates their account: a submission of their own, and their choices. */
export async function storeModelSignup(
  tx: Tx,
  signup: ModelSignup,
  { userId, submit }: { userId: number; submit: SubmitSignup },
): Promise<void> {
  const modelId = await submit(tx, signup, userId);
  const { bio, privacySettings } = signup;
  const { publicProfile, allowAnalytics } = privacySettings;
  await tx
    .update(userSettings)
    .set({
      bio: bio ?? "",
      profileVisibility: publicProfile ? "public" : "private",
      analyticsTracking: allowAnalytics,
    })
    .where(eq(userSettings.userId, userId));
  await tx.insert(modelSignups).values({ userId, modelId, bio: bio || null, privacySettings });
}
