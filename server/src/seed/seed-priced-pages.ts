import { submitModelBody } from "@fanradar/contract";
import { draws } from "@fanradar/engine";
import { sampleCreators } from "@fanradar/sandbox";
import { and, eq, isNull } from "drizzle-orm";
import type { Config } from "../config/config.ts";
import { queueAnalysis } from "../domain/analyses/start-analysis.ts";
import { addFigures } from "../domain/evidence/add-figures.ts";
import { linkProfiles } from "../domain/submissions/submit-model.ts";
import type { Db } from "../platform/db/open-database.ts";
import { creators, profiles, users } from "../platform/db/schema.ts";

/** Creators on Instagram whose persons own their pages and show everybody what a month of them costs. */
const owners = sampleCreators.filter(({ instagram }) => instagram).slice(-14);
const pricesCents = [499, 699, 799, 999, 999, 1_199, 1_299, 1_499, 1_999];

/** Some sample creators own their pages and have typed the price of their OnlyFans page, which they show: others' prices stand beside them. Once. */
export async function seedPricedPages(db: Db, { config, now }: { config: Pick<Config, "appSecret">; now: Date }) {
  const draw = draws(29);
  for (const [index, { name, username, instagram = "" }] of owners.entries()) {
    const value = pricesCents[Math.floor(pricesCents.length * draw())] ?? 999;
    const made = await db.transaction(async (tx) => {
      const [profile] = await tx
        .select({ creatorId: profiles.creatorId })
        .from(profiles)
        .where(and(eq(profiles.platform, "instagram"), eq(profiles.handle, instagram)));
      if (!profile?.creatorId) return undefined;
      const [person] = await tx
        .insert(users)
        .values({ name, email: `${username}@fanradar.test`, userType: "model", isVerified: true })
        .onConflictDoNothing()
        .returning({ id: users.id });
      if (!person) return undefined;
      const [own] = await tx
        .update(creators)
        .set({ ownerUserId: person.id, visibility: { earnings: "public" } })
        .where(and(eq(creators.id, profile.creatorId), isNull(creators.ownerUserId)))
        .returning({ id: creators.id });
      if (!own) return undefined;
      const onlyfansUrl = `onlyfans.com/sample.page.${index + 1}`;
      await linkProfiles(tx, config, own.id, submitModelBody.parse({ name, username, onlyfansUrl }));
      return { modelId: own.id, userId: person.id };
    });
    if (!made) continue;
    const entry = {
      kind: "manual" as const,
      key: `00000000-0000-4000-8000-${String(9_100 + index).padStart(12, "0")}`,
      platform: "onlyfans" as const,
      observedOn: now.toISOString().slice(0, 10),
      figures: [{ metric: "subscription.priceCents" as const, value }],
      currency: "USD" as const,
    };
    await addFigures(db, entry, { modelId: made.modelId, by: { userId: made.userId }, now });
    // The job of public editions skips claimed pages.
    await db.transaction((tx) => queueAnalysis(tx, { modelId: made.modelId, cause: "requested" }));
  }
}
